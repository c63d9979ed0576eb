import type { AppNode } from '@fairway/contract/favourites.ts';
import { favouriteTypes } from '@fairway/contract/favourites.ts';
import type { MenuEntry } from '@fairway/contract/permission.ts';
import type { Context } from '../http/context.ts';
import { isEntry, type ObjectType, openable } from './openable.ts';
import { favouriteIds } from './store.ts';

/** What the caller keeps and may still open, as it is now. */
export async function listFavourites(ctx: Context, objectType: ObjectType) {
  const entries = await openable(ctx, objectType);
  const ids = await favouriteIds(ctx.db, ctx.session.userId, objectType);
  const list = ids.flatMap((objectId) => {
    const entry = entries.get(objectId);
    return entry ? [{ id: objectId, objectId, objectData: JSON.stringify(entry), objectType }] : [];
  });
  return { list };
}

/** The caller's menu on the device that asks, with what is kept marked; headings left empty by the words go. */
export async function listAppsForFavourites(ctx: Context, keyword: string | undefined) {
  const { menuList } = await ctx.currentUser(ctx.origin === 'pc' ? 'desk' : 'phone');
  const kept = new Set(await favouriteIds(ctx.db, ctx.session.userId, favouriteTypes.app));
  const sought = (keyword ?? '').trim().toLowerCase();
  const shown = (entries: readonly MenuEntry[]): AppNode[] =>
    entries.flatMap((entry) => {
      const { id, parentId, fullName, icon, urlAddress, type, propertyJson, linkTarget } = entry;
      const children = shown(entry.children);
      const isSought = isEntry(entry) && fullName.toLowerCase().includes(sought);
      if (!isSought && children.length === 0) return [];
      const opens = { icon, urlAddress, type, propertyJson, linkTarget };
      return [{ id, parentId, fullName, ...opens, isData: kept.has(id), children }];
    });
  return { list: shown(menuList) };
}
