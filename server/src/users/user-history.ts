import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import { listChanges } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { yesAndNo } from '../language/dictionary-words.ts';
import { userStateWords } from '../language/user-words.ts';
import { type NamedKind, namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { findUserRow } from './list-store.ts';

/** Nobody reads further back on a screen. */
const newest = 200;

const kinds: Readonly<Record<string, NamedKind>> = {
  organisationIds: 'organisation',
  positionIds: 'position',
  roleIds: 'role',
  groupIds: 'group',
};

/** Who changed what of a person, in names and not in ids. */
export async function listUserHistory(ctx: Context, id: string) {
  const { db, language } = ctx;
  if (!(await findUserRow(db, id))) throw new AppError('NOT_FOUND');
  const { rows } = await listChanges(db, 'user', id, { currentPage: 1, pageSize: newest });
  const people = await peopleNames(db, namedPeople(rows), { withAccounts: false });
  const list = rows.map(async ({ version, act, importId, creatorTime, creatorUserId, differences }) => ({
    act: act === 'import' && importId === null ? ('add' as const) : act,
    ...{ version, at: creatorTime.getTime(), byName: people.get(creatorUserId ?? '') ?? '' },
    differences: await Promise.all(
      differences.map(async ({ field, before, after }) => ({
        field,
        before: await textOf(db, language, field, before, people),
        after: await textOf(db, language, field, after, people),
      })),
    ),
  }));
  return { list: await Promise.all(list) };
}

type Rows = Awaited<ReturnType<typeof listChanges>>['rows'];

const namedPeople = (rows: Rows): string[] => [
  ...new Set(
    rows.flatMap(({ creatorUserId, differences }) => [
      ...(creatorUserId ? [creatorUserId] : []),
      ...differences
        .filter(({ field }) => field === 'managerId')
        .flatMap(({ before, after }) => [before, after].filter((one) => typeof one === 'string')),
    ]),
  ),
];

async function textOf(
  db: Db,
  language: Language,
  field: string,
  value: unknown,
  people: ReadonlyMap<string, string>,
): Promise<string> {
  const kind = kinds[field];
  if (kind && Array.isArray(value)) {
    const names = await namesById(db, kind, value as string[], language);
    return value.map((id) => names.get(String(id))?.fullName ?? '').join('、');
  }
  if (field === 'managerId') return people.get(String(value)) ?? '';
  // A picture has no words; that it was changed is said.
  if (field === 'headIcon') return '';
  if (field === 'state') return userStateWords[value as keyof typeof userStateWords]?.[language] ?? '';
  if (typeof value === 'boolean') return yesAndNo[value ? 'yes' : 'no'][language];
  return value === null || value === undefined ? '' : String(value);
}
