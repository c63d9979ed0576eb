import { AppError } from '@fairway/contract/app-error.ts';
import { grantOf, inReadingOrder, menuFor } from '@fairway/domain/menu/menu-for.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import type { PlacedMenuRow } from '../permission/placed-menus.ts';
import { loadPlacedMenus } from '../permission/placed-menus.ts';
import { holdMenus } from './store.ts';

/** The whole menu, which nobody else changes until the caller is done; refused to who is no administrator. */
export async function holdWholeMenu(ctx: Context): Promise<PlacedMenuRow[]> {
  if (!ctx.session.isAdministrator) throw new AppError('FORBIDDEN');
  await holdMenus(ctx.db);
  return wholeMenu(ctx.db);
}

export const wholeMenu = async (db: Db): Promise<PlacedMenuRow[]> =>
  inReadingOrder(await loadPlacedMenus(db));

/** An entry as the caller saw it, with the whole menu. */
export async function takeMenu(
  ctx: Context,
  id: string,
  version: number,
): Promise<{ row: PlacedMenuRow; rows: PlacedMenuRow[] }> {
  const rows = await holdWholeMenu(ctx);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(row.fullName);
  return { row, rows };
}

/** The screen by which the menu is put right again; an administrator must find it on a desk. */
const needed = 'menuAdmin';

export async function refuseLockingOut(db: Db): Promise<void> {
  const rows = await loadPlacedMenus(db);
  const seen = [...menuFor(rows, { isGranted: () => true, device: 'desk' }).values()].flatMap((tree) =>
    flattenTree(tree),
  );
  if (seen.some(({ id }) => id === needed)) return;
  throw new AppError('MENU_NEEDED', { name: rows.find(({ id }) => id === needed)?.fullName ?? needed });
}

/** With whose grants an entry and what is below it are seen. */
export function grantsBelow(rows: readonly PlacedMenuRow[], id: string): string[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const row = rows.find((one) => one.id === id);
  const within = (one: PlacedMenuRow): PlacedMenuRow[] => [
    one,
    ...(below.get(one.id) ?? []).flatMap((inside) => within(inside)),
  ];
  return row ? within(row).flatMap((one) => grantOf(one) ?? []) : [];
}
