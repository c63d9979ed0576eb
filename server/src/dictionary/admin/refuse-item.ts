import { AppError } from '@fairway/contract/app-error.ts';
import type { DictionaryKind } from '@fairway/contract/dictionary-admin.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import {
  type EntryItem,
  findItem,
  holdDictionaries,
  type Item,
  isCodeTaken,
  listEntries,
  listTypes,
} from './item-store.ts';
import { standardOf } from './standard-names.ts';

/** Deeper than this no list of choices is drawn. */
const mostLevels = 5;

/** A dictionary or an entry as the caller saw it; nobody else changes any until they are done. */
export async function takeItem(
  ctx: Context,
  kind: DictionaryKind,
  id: string,
  version: number,
): Promise<Item> {
  await holdDictionaries(ctx.db);
  const item = await findItem(ctx.db, kind, id);
  if (!item) throw new AppError('NOT_FOUND');
  ctx.auditTarget(item.fullName);
  if (item.version !== version) throw new AppError('RECORD_CHANGED');
  return item;
}

export async function typeCodeOf(db: Db, item: Item): Promise<string> {
  const type = item.kind === 'type' ? item : await findItem(db, 'type', item.typeId);
  return type?.enCode ?? '';
}

/** What came with the system keeps its code and stays: a later version would bring it again. */
export async function refuseBuiltIn({ db }: Context, item: Item): Promise<void> {
  if (standardOf(item, await typeCodeOf(db, item)))
    throw new AppError('DICTIONARY_BUILT_IN', { name: item.fullName });
}

/** Refuses codes and names that are taken. */
export async function refuseTaken({ db }: Pick<Context, 'db'>, item: Item): Promise<void> {
  if (await isCodeTaken(db, item)) throw new AppError('DICTIONARY_CODE_TAKEN', { code: item.enCode });
  const beside =
    item.kind === 'type'
      ? await listTypes(db)
      : (await listEntries(db, item.typeId)).filter(({ parentId }) => parentId === item.parentId);
  if (beside.some((one) => one.id !== item.id && one.fullName === item.fullName))
    throw new AppError('DICTIONARY_NAME_TAKEN', { name: item.fullName });
}

/** Refuses a place in another dictionary, in a flat one, too deep, or below the entry itself. */
export async function refusePlace({ db }: Pick<Context, 'db'>, entry: EntryItem): Promise<void> {
  if (entry.parentId === null) return;
  const misplaced = new AppError('DICTIONARY_MISPLACED', { name: entry.fullName });
  const type = await findItem(db, 'type', entry.typeId);
  if (type?.kind !== 'type' || !type.isTree) throw misplaced;
  const all = await listEntries(db, entry.typeId);
  const byId = new Map(all.map((one) => [one.id, one]));
  let levels = 1;
  for (let at: string | null = entry.parentId; at !== null; levels += 1) {
    const above = byId.get(at);
    if (!above || above.id === entry.id || levels > mostLevels) throw misplaced;
    at = above.parentId;
  }
  const depthBelow = (id: string): number =>
    all.reduce((most, one) => (one.parentId === id ? Math.max(most, 1 + depthBelow(one.id)) : most), 0);
  if (levels + depthBelow(entry.id) > mostLevels) throw misplaced;
}
