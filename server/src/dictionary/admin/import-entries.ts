import { AppError } from '@fairway/contract/app-error.ts';
import { mostDictionaryEntries } from '@fairway/contract/dictionary-admin.ts';
import { newId } from '../../database/new-id.ts';
import { recordAdded } from '../../entities/change-history.ts';
import { recordChange } from '../../entities/record-change.ts';
import { contentDisposition } from '../../files/describe-file.ts';
import type { Bytes, Context } from '../../http/context.ts';
import { type DictionaryColumn, dictionaryColumns, yesAndNo } from '../../language/dictionary-words.ts';
import { type SheetColumn, sheetType, writeSheet } from '../../spreadsheets/write-sheet.ts';
import { itemEntities } from './change-item.ts';
import {
  type EntryItem,
  findItem,
  holdDictionaries,
  insertEntry,
  listEntries,
  type TypeItem,
  updateItem,
} from './item-store.ts';
import { type PlannedEntry, planImport } from './plan-import.ts';
import { readEntrySheet } from './read-entry-sheet.ts';
import { tellDictionaryScreens } from './tell-dictionary-screens.ts';

async function typeOf({ db, auditTarget }: Context, id: string): Promise<TypeItem> {
  const type = await findItem(db, 'type', id);
  if (type?.kind !== 'type') throw new AppError('NOT_FOUND');
  auditTarget(type.fullName);
  return type;
}

/** The entries of a dictionary as a sheet that can be imported again. */
export async function exportDictionary(ctx: Context, id: string): Promise<Bytes> {
  const { db, language } = ctx;
  const type = await typeOf(ctx, id);
  const entries = await listEntries(db, id);
  const byId = new Map(entries.map((one) => [one.id, one]));
  const column = (
    name: DictionaryColumn,
    width: number,
    value: (one: EntryItem) => string,
  ): SheetColumn<EntryItem> => ({
    ...{ heading: dictionaryColumns[name][language], width, kind: 'text', value },
  });
  const body = await writeSheet<EntryItem>({
    ...{ name: type.enCode.replaceAll(/[\\/?*[\]:]/g, '-').slice(0, 31), rows: entries },
    columns: [
      column('parent', 20, ({ parentId }) => byId.get(parentId ?? '')?.enCode ?? ''),
      column('code', 20, ({ enCode }) => enCode),
      column('name', 30, ({ fullName }) => fullName),
      column('enName', 30, ({ enName }) => enName),
      column('enabled', 10, ({ isEnabled }) => yesAndNo[isEnabled ? 'yes' : 'no'][language]),
    ],
  });
  const headers = { 'content-disposition': contentDisposition('attachment', `${type.fullName}.xlsx`) };
  return { contentType: sheetType, headers, body };
}

async function planFor(ctx: Context, id: string, fileId: string) {
  const type = await typeOf(ctx, id);
  const entries = await listEntries(ctx.db, id);
  const plan = planImport(type, entries, await readEntrySheet(ctx, fileId), ctx.language);
  const added = plan.planned.filter(({ before }) => before === undefined);
  if (entries.length + added.length > mostDictionaryEntries)
    throw new AppError('DICTIONARY_FULL', { most: mostDictionaryEntries });
  return { ...plan, entries, counts: { added: added.length, changed: plan.planned.length - added.length } };
}

export async function previewImport(ctx: Context, id: string, fileId: string) {
  const { counts, problems } = await planFor(ctx, id, fileId);
  return { ...counts, problems };
}

/** Adds and changes what a sheet has, all of it or nothing. */
export async function importEntries(ctx: Context, id: string, fileId: string) {
  const { db, now } = ctx;
  await holdDictionaries(db);
  const { planned, problems, entries, counts } = await planFor(ctx, id, fileId);
  if (problems.length > 0) throw new AppError('DICTIONARY_SHEET_WRONG', { count: problems.length });
  const idOf = new Map(entries.map(({ enCode, id: own }) => [enCode, own]));
  let last = Math.max(0, ...entries.map(({ sortCode }) => sortCode));
  const added = inOrder(planned.filter(({ before }) => before === undefined));
  for (const plan of added) {
    last += 10;
    const entry = {
      kind: 'entry',
      id: newId(now.getTime()),
      typeId: id,
      version: 1,
      sortCode: last,
    } as const;
    idOf.set(plan.enCode, entry.id);
    await insertEntry(db, { ...entry, ...namesOf(plan, idOf) });
  }
  await recordAdded(ctx, {
    entity: itemEntities.entry,
    ids: added.map(({ enCode }) => idOf.get(enCode) ?? ''),
  });
  for (const plan of planned) {
    if (!plan.before) continue;
    const { before } = plan;
    const after = { ...before, ...namesOf(plan, idOf), version: before.version + 1 };
    const change = {
      entity: itemEntities.entry,
      id: before.id,
      version: after.version,
      act: 'import' as const,
    };
    await recordChange(ctx, change, keptOf(before), keptOf(after));
    await updateItem(db, after);
  }
  await tellDictionaryScreens(db);
  return counts;
}

const namesOf = (
  { enCode, fullName, enName, isEnabled, above }: PlannedEntry,
  idOf: ReadonlyMap<string, string>,
) => ({
  ...{ enCode, fullName, enName, isEnabled },
  parentId: above === null ? null : (idOf.get(above) ?? null),
});

const keptOf = ({ enCode, fullName, enName, parentId, isEnabled }: EntryItem) => ({
  ...{ enCode, fullName, enName, parentId, isEnabled },
});

/** What stands above comes before what stands below. */
function inOrder(planned: readonly PlannedEntry[]): PlannedEntry[] {
  const byCode = new Map(planned.map((one) => [one.enCode, one]));
  const done = new Set<PlannedEntry>();
  const put = (one: PlannedEntry): void => {
    if (done.has(one)) return;
    const above = one.above === null ? undefined : byCode.get(one.above);
    if (above) put(above);
    done.add(one);
  };
  planned.forEach(put);
  return [...done];
}
