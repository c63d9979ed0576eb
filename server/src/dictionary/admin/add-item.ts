import { AppError } from '@fairway/contract/app-error.ts';
import {
  type addDictionary as addCall,
  type addDictionaryEntry as addEntryCall,
  mostDictionaryEntries,
  type moveDictionaryEntry as moveCall,
} from '@fairway/contract/dictionary-admin.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { newId } from '../../database/new-id.ts';
import { recordAdded } from '../../entities/change-history.ts';
import type { Context } from '../../http/context.ts';
import { itemEntities, writeItem } from './change-item.ts';
import {
  type EntryItem,
  entriesBelow,
  findItem,
  holdDictionaries,
  insertEntry,
  insertType,
  listEntries,
  orderEntries,
} from './item-store.ts';
import { refusePlace, refuseTaken, takeItem } from './refuse-item.ts';
import { tellDictionaryScreens } from './tell-dictionary-screens.ts';
import type { DictionaryUsers } from './uses.ts';

interface Saved {
  id: string;
  version: number;
}

export async function addDictionary(ctx: Context, added: Received<typeof addCall>['body']): Promise<Saved> {
  const { db, now, auditTarget } = ctx;
  await holdDictionaries(db);
  const type = { ...added, kind: 'type' as const, id: newId(now.getTime()), version: 1 };
  auditTarget(type.fullName);
  await refuseTaken(ctx, type);
  await insertType(db, type);
  await recordAdded(ctx, { entity: itemEntities.type, ids: [type.id] });
  await tellDictionaryScreens(db);
  return { id: type.id, version: 1 };
}

export async function addDictionaryEntry(
  ctx: Context,
  added: Received<typeof addEntryCall>['body'],
): Promise<Saved> {
  const { db, now, auditTarget } = ctx;
  await holdDictionaries(db);
  if (!(await findItem(db, 'type', added.typeId))) throw new AppError('NOT_FOUND');
  auditTarget(added.fullName);
  const all = await listEntries(db, added.typeId);
  if (all.length >= mostDictionaryEntries)
    throw new AppError('DICTIONARY_FULL', { most: mostDictionaryEntries });
  const last = all.filter(({ parentId }) => parentId === added.parentId).at(-1);
  const entry: EntryItem = {
    ...{ ...added, kind: 'entry', id: newId(now.getTime()), version: 1, isEnabled: true },
    sortCode: (last?.sortCode ?? 0) + 10,
  };
  await refusePlace(ctx, entry);
  await refuseTaken(ctx, entry);
  await insertEntry(db, entry);
  await recordAdded(ctx, { entity: itemEntities.entry, ids: [entry.id] });
  await tellDictionaryScreens(db);
  return { id: entry.id, version: 1 };
}

/** Puts an entry before another or last in a place. Everything below it comes along: that says where it stands by its id. */
export async function moveDictionaryEntry(
  ctx: Context,
  users: DictionaryUsers,
  id: string,
  { version, parentId, beforeId }: Received<typeof moveCall>['body'],
): Promise<Saved> {
  const { db } = ctx;
  const entry = await takeItem(ctx, 'entry', id, version);
  if (entry.kind !== 'entry') throw new AppError('NOT_FOUND');
  const isMoved = await writeItem(ctx, users, entry, { parentId }, 'update');
  const beside = (await entriesBelow(db, entry.typeId, parentId)).filter((one) => one.id !== id);
  const at = beforeId === null ? beside.length : beside.findIndex((one) => one.id === beforeId);
  if (at < 0) throw new AppError('DICTIONARY_MISPLACED', { name: entry.fullName });
  await orderEntries(db, beside.map((one) => one.id).toSpliced(at, 0, id));
  await tellDictionaryScreens(db);
  return { id, version: isMoved ? version + 1 : version };
}
