import { AppError } from '@fairway/contract/app-error.ts';
import type { changeDictionary as changeCall, DictionaryKind } from '@fairway/contract/dictionary-admin.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { findLastChange } from '../../entities/change-history.ts';
import { recordChange } from '../../entities/record-change.ts';
import type { Context } from '../../http/context.ts';
import { deleteItem, type Item, listEntries, updateItem } from './item-store.ts';
import { refuseBuiltIn, refusePlace, refuseTaken, takeItem } from './refuse-item.ts';
import { tellDictionaryScreens } from './tell-dictionary-screens.ts';
import { type DictionaryUsers, refuseUsed, usesOf } from './uses.ts';

export const itemEntities = { type: 'dictionaryType', entry: 'dictionaryEntry' } as const;

type Changes = Received<typeof changeCall>['body']['changes'] & { parentId?: string | null };
interface Saved {
  id: string;
  version: number;
}

export async function changeItem(
  ctx: Context,
  users: DictionaryUsers,
  { kind, id }: { kind: DictionaryKind; id: string },
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<Saved> {
  const item = await takeItem(ctx, kind, id, version);
  const isChanged = await writeItem(ctx, users, item, changes, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** Takes the last change back; one that was only just added goes, if nothing uses it. */
export async function undoItem(
  ctx: Context,
  users: DictionaryUsers,
  { kind, id }: { kind: DictionaryKind; id: string },
  version: number,
): Promise<Saved> {
  const item = await takeItem(ctx, kind, id, version);
  const last = await findLastChange(ctx.db, itemEntities[kind], id);
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('DICTIONARY_UNDO_OVER', { name: item.fullName });
  if (version === 1) {
    await removeUnused(ctx, users, item);
    return { id, version };
  }
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before])) as Changes;
  await writeItem(ctx, users, item, before, 'undo');
  return { id, version: version + 1 };
}

export async function removeItem(
  ctx: Context,
  users: DictionaryUsers,
  { kind, id }: { kind: DictionaryKind; id: string },
  version: number,
): Promise<null> {
  await removeUnused(ctx, users, await takeItem(ctx, kind, id, version));
  return null;
}

async function removeUnused(ctx: Context, users: DictionaryUsers, item: Item): Promise<void> {
  await refuseBuiltIn(ctx, item);
  refuseUsed(ctx, item, await usesOf(ctx.db, users, item));
  await deleteItem(ctx.db, item);
  await tellDictionaryScreens(ctx.db);
}

/** What is put down of a dictionary or an entry when it changes. */
function stateOf(item: Item) {
  const { enCode, fullName, enName } = item;
  const own =
    item.kind === 'type' ? { isTree: item.isTree } : { parentId: item.parentId, isEnabled: item.isEnabled };
  return { enCode, fullName, enName, ...own };
}

/** Writes what differs, with before and after; false where nothing does. */
export async function writeItem(
  ctx: Context,
  users: DictionaryUsers,
  item: Item,
  changes: Changes,
  act: 'update' | 'undo' | 'import',
): Promise<boolean> {
  const { db } = ctx;
  const before = stateOf(item);
  const own = Object.entries(changes).filter(([name, value]) => name in before && value !== undefined);
  const after = { ...item, ...Object.fromEntries(own), version: item.version + 1 } as Item;
  const change = { entity: itemEntities[item.kind], id: item.id, version: after.version, act };
  if (!(await recordChange(ctx, change, before, stateOf(after)))) return false;
  if (after.enCode !== item.enCode) {
    await refuseBuiltIn(ctx, item);
    // Whatever names it by its code would name nothing.
    const uses = await usesOf(db, users, item);
    refuseUsed(
      ctx,
      item,
      uses.filter(({ use }) => use !== 'below'),
    );
  }
  if (after.enCode !== item.enCode || after.fullName !== item.fullName || isMoved(item, after))
    await refuseTaken(ctx, after);
  if (after.kind === 'entry' && isMoved(item, after)) await refusePlace(ctx, after);
  if (after.kind === 'type' && item.kind === 'type' && item.isTree && !after.isTree) {
    const all = await listEntries(db, item.id);
    if (all.some(({ parentId }) => parentId !== null))
      throw new AppError('DICTIONARY_NOT_FLAT', { name: item.fullName });
  }
  await updateItem(db, after);
  await tellDictionaryScreens(db);
  return true;
}

const isMoved = (before: Item, after: Item): boolean =>
  before.kind === 'entry' && after.kind === 'entry' && before.parentId !== after.parentId;
