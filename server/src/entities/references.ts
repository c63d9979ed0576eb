import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import { peopleNames } from '../people/people-by-id.ts';
import type { EntityRules, Kept, Reference } from './entity-rules.ts';
import { findRows, knownIds } from './store.ts';

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');

/** Refuses a record that names something that is not there. What was retired since may stay where it was. */
export const refuseMissingReferences = (
  db: Db,
  { references = {} }: EntityRules,
  kept: Kept,
  before: Kept | undefined,
  language: Language,
): Promise<void> => refuseMissing(db, references, kept, before, language);

/** The same for what is no entity. */
export async function refuseMissing(
  db: Db,
  references: Readonly<Record<string, Reference>>,
  kept: object,
  before: object | undefined,
  language: Language,
): Promise<void> {
  for (const [field, { to, called }] of Object.entries(references)) {
    const had = new Set(idsIn((before as Kept | undefined)?.[field]));
    const ids = idsIn((kept as Kept)[field]).filter((id) => !had.has(id));
    if (ids.length === 0) continue;
    const known = await knownReferences(db, to, ids);
    if (ids.some((id) => !known.has(id)))
      throw new AppError('ENTITY_REFERENCE_MISSING', { field: called[language] });
  }
}

async function knownReferences(db: Db, to: Reference['to'], ids: readonly string[]): Promise<Set<string>> {
  if (to === 'person') return new Set((await peopleNames(db, ids, { withAccounts: false })).keys());
  const rows = await knownIds(db, to, ids);
  return new Set([...rows].filter(([, { isEnabled }]) => isEnabled).map(([id]) => id));
}

/** What records of a table are called, by id. */
export async function namesOf(
  db: Db,
  to: Reference['to'],
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const asked = [...new Set(ids)];
  if (to === 'person') return peopleNames(db, asked, { withAccounts: false });
  const rows = await findRows(db, to, asked);
  return new Map(rows.map((row) => [row.id, nameIn(row, language)]));
}

/** The name of a record in a language; where it has none in it, the other one. */
export function nameIn(row: Kept, language: Language): string {
  const [first, second] = language === 'zh' ? [row.nameCn, row.nameEn] : [row.nameEn, row.nameCn];
  // A voyage goes by its number.
  return String(first || second || row.carrierVoyage || '');
}

/** Rows with the names of what they refer to. */
export async function withReferenceNames(
  db: Db,
  { references = {} }: EntityRules,
  rows: readonly Kept[],
  language: Language,
): Promise<Kept[]> {
  const shown: Kept[] = rows.map((row) => ({ ...row }));
  for (const [field, { to, shownAs }] of Object.entries(references)) {
    if (shownAs === undefined) continue;
    const names = await namesOf(
      db,
      to,
      rows.flatMap((row) => idsIn(row[field])),
      language,
    );
    for (const row of shown) {
      const found = idsIn(row[field]).map((id) => names.get(id) ?? '');
      row[shownAs] = Array.isArray(row[field]) ? found : (found[0] ?? '');
    }
  }
  return shown;
}
