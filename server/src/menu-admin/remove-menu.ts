import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import type { PlacedMenuRow } from '../permission/placed-menus.ts';
import { deleteMenu } from '../permission/placed-menus.ts';
import { grantsBelow, takeMenu } from './menus-held.ts';
import { forgetFavourites } from './store.ts';
import { tellMenuScreens } from './tell-menu-screens.ts';

export async function removeMenu(ctx: Context, id: string, version: number): Promise<null> {
  await deleteEntry(ctx, await takeMenu(ctx, id, version));
  return null;
}

interface Held {
  row: PlacedMenuRow;
  rows: readonly PlacedMenuRow[];
}

/** Only what the company added, and nothing that still holds something. */
export async function deleteEntry({ db }: Context, { row, rows }: Held): Promise<void> {
  const { id, origin, fullName: name } = row;
  if (origin !== 'own') throw new AppError('MENU_BUILT_IN', { name });
  const below = rows.filter(({ parentId }) => parentId === id);
  if (below.length > 0) throw new AppError('MENU_HOLDS', { name, count: String(below.length) });
  await tellMenuScreens(db, grantsBelow(rows, id));
  await forgetFavourites(db, id);
  await deleteMenu(db, id);
}
