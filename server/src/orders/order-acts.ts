import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderState, RejectReason } from '@fairway/contract/order-fields.ts';
import type { OrderDifference, OrderHistoryAct, SavedOrder } from '@fairway/contract/orders.ts';
import { actFits, type OrderAct, orderTransitions } from '@fairway/domain/orders/order-state.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { orderStateWords } from '../language/order-words.ts';
import { heldOrder, type OrderReader, readerOf } from './sight.ts';
import { changeOrder, insertActs, type StoredOrder } from './store.ts';
import { tellOrderScreens } from './tell-order-screens.ts';

/** Who did it; nobody for the clock and the shipment. */
export type Doer = { userId: string; isCustomer: boolean } | null;

export const doerOf = ({ session }: Pick<Context, 'session'>): Doer => ({
  userId: session.userId,
  isCustomer: session.kind === 'customer',
});

/** What was said with an act. */
export interface Said {
  remark?: string;
  isRemarkInternal?: boolean;
  rejectReason?: RejectReason | null;
  differences?: OrderDifference[];
}

export interface Doing {
  db: Db;
  now: Date;
  by: Doer;
}

export const doingOf = (ctx: Context): Doing => ({ db: ctx.db, now: ctx.now, by: doerOf(ctx) });

/** Writes down that something was done with an order. */
export async function noteAct(
  { db, now, by }: Doing,
  { id, version, status }: Pick<StoredOrder, 'id' | 'version' | 'status'>,
  act: OrderHistoryAct,
  { remark = '', isRemarkInternal = false, rejectReason = null, differences = [] }: Said = {},
): Promise<void> {
  await insertActs(db, [
    {
      ...{ id: newId(now.getTime()), orderId: id, version, at: now, act, byId: by?.userId ?? null },
      ...{
        isByCustomer: by?.isCustomer ?? false,
        status,
        remark,
        isRemarkInternal,
        rejectReason,
        differences,
      },
    },
  ]);
}

/** Changes a held order and writes down what was done; the order as it is then. */
export async function changeHeld(
  doing: Doing,
  order: StoredOrder,
  act: OrderHistoryAct | null,
  changes: Partial<StoredOrder>,
  said: Said = {},
): Promise<StoredOrder> {
  const written = { ...changes, version: order.version + 1, lastModifyTime: doing.now };
  await changeOrder(doing.db, order.id, written);
  const changed = { ...order, ...written };
  if (act) await noteAct(doing, changed, act, said);
  // What is still written is on nobody else's screen.
  if (changed.status !== 'draft' || order.status !== 'draft') await tellOrderScreens(doing.db, changed);
  return changed;
}

/** Takes an order on its way by an act of the table. */
export const moveOrder = (
  doing: Doing,
  order: StoredOrder,
  act: OrderAct,
  changes: Partial<StoredOrder> = {},
  said: Said = {},
): Promise<StoredOrder> =>
  changeHeld(doing, order, act, { ...changes, status: orderTransitions[act].to }, said);

export const savedOf = ({ id, version, orderNo, status }: StoredOrder): SavedOrder => ({
  ...{ id, version, orderNo, status },
});

/** An order to be changed, as its writer knows it. */
export async function orderToChange(
  ctx: Context,
  id: string,
  version: number,
): Promise<{ order: StoredOrder; reader: OrderReader }> {
  const reader = await readerOf(ctx);
  const order = await heldOrder(ctx, id, reader);
  if (order.version !== version) throw new AppError('RECORD_CHANGED');
  return { order, reader };
}

/** The same for an act of the table: of its state, and by whom the table says. */
export async function orderToMove(
  ctx: Context,
  id: string,
  version: number,
  act: OrderAct,
): Promise<{ order: StoredOrder; reader: OrderReader }> {
  const held = await orderToChange(ctx, id, version);
  refuseAct(ctx, held.order, held.reader, act);
  return held;
}

export function refuseAct(
  ctx: Pick<Context, 'language'>,
  order: StoredOrder,
  { isStaff }: OrderReader,
  act: OrderAct,
): void {
  const { by, from }: { by: string; from: readonly OrderState[] } = orderTransitions[act];
  if (by === 'staff' && !isStaff) throw new AppError('FORBIDDEN');
  if (actFits(act, order)) return;
  if (order.request !== null && from.includes(order.status)) throw new AppError('ORDER_REQUEST_WAITS');
  throw wrongState(ctx, order);
}

export const wrongState = (
  { language }: Pick<Context, 'language'>,
  { status }: Pick<StoredOrder, 'status'>,
): AppError => new AppError('ORDER_STATE_WRONG', { state: orderStateWords[status][language] });
