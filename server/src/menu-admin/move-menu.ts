import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { moveMenu as moveCall } from '@fairway/contract/menus.ts';
import { orderBefore } from '@fairway/domain/menu/menu-place.ts';
import type { Context } from '../http/context.ts';
import type { PlacedMenuRow } from '../permission/placed-menus.ts';
import { loadMenuSystems } from '../permission/placed-menus.ts';
import { takeMenu } from './menus-held.ts';
import { spreadMenus } from './store.ts';
import { writeMenu } from './write-menu.ts';

/** Those that stand in the same place as an entry, without it, in their order. */
export const besideOf = (
  rows: readonly PlacedMenuRow[],
  { id, parentId, systemId }: Pick<PlacedMenuRow, 'id' | 'parentId' | 'systemId'>,
): PlacedMenuRow[] =>
  rows.filter((row) => row.id !== id && row.parentId === parentId && row.systemId === systemId);

/** Puts an entry before another or last in a place. Everything below it comes along. */
export async function moveMenu(
  ctx: Context,
  id: string,
  { version, parentId, beforeId, ...to }: Received<typeof moveCall>['body'],
): Promise<{ id: string; version: number }> {
  const { row, rows } = await takeMenu(ctx, id, version);
  const misplaced = () => new AppError('MENU_MISPLACED', { name: row.fullName });
  const above = rows.find((one) => one.id === parentId);
  const systemId = above?.systemId ?? to.systemId;
  if (!(await loadMenuSystems(ctx.db)).some((system) => system.id === systemId)) throw misplaced();
  const beside = besideOf(rows, { id, parentId, systemId });
  const order = orderBefore(beside, beforeId);
  if (!order) throw misplaced();
  const codes = new Map(order.spread.map((one) => [one.id, one.sortCode]));
  await spreadMenus(
    ctx.db,
    beside.flatMap((one) => {
      const sortCode = codes.get(one.id);
      return sortCode === undefined || sortCode === one.sortCode ? [] : [{ ...one, sortCode }];
    }),
  );
  const { sortCode } = order;
  const isMoved = await writeMenu(ctx, { row, rows }, { systemId, parentId, sortCode }, 'update');
  return { id, version: isMoved ? version + 1 : version };
}
