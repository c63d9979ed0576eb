import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { SavedOrder } from '@fairway/contract/orders.ts';
import { isEditable } from '@fairway/domain/orders/order-state.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { type ComposedOrder, composeOrder, orderSearchText } from './compose-order.ts';
import { changeHeld, doingOf, noteAct, orderToChange, savedOf, wrongState } from './order-acts.ts';
import { showOrderFiles } from './order-files.ts';
import { untouched } from './order-row.ts';
import { heldOrder, readerOf, visibleOrder } from './sight.ts';
import { deleteOrderRow, insertOrders, type StoredOrder, takeOrderOfClient } from './store.ts';

/** A draft. One that a device sends a second time is what it became meanwhile. */
export async function createOrder(
  ctx: Context,
  { clientId, ...fields }: OrderFields & { clientId: string | null },
) {
  const known = clientId === null ? undefined : await takeOrderOfClient(ctx.db, ctx.session.userId, clientId);
  if (known) {
    ctx.auditTarget(known.orderNo);
    return { ...savedOf(known), isKnown: true };
  }
  const { order } = await composeOrder(ctx, fields);
  return { ...(await addDraft(ctx, order, { clientId })), isKnown: false };
}

/** Keeps a draft that is composed; the number comes last, since others wait for theirs. */
export async function addDraft(
  ctx: Context,
  composed: ComposedOrder,
  more: Partial<Pick<StoredOrder, 'clientId' | 'copiedFromId' | 'priceBefore'>> = {},
): Promise<SavedOrder> {
  const { db, now, session } = ctx;
  const id = newId(now.getTime());
  await showOrderFiles(ctx, id, composed.fields.fileIds);
  const orderNo = await takeBillNumber(db, 'OrderNumber', session.userId, now);
  const order: StoredOrder = {
    ...{ ...untouched, ...composed, ...more, id, orderNo, searchText: '' },
    ...{ placedBy: session.userId, isPlacedByStaff: session.kind !== 'customer' },
    ...{ creatorTime: now, lastModifyTime: now },
  };
  await insertOrders(db, [{ ...order, searchText: await orderSearchText(ctx, order) }]);
  await noteAct(doingOf(ctx), order, more.copiedFromId ? 'copy' : 'create');
  ctx.auditTarget(orderNo);
  return savedOf(order);
}

/** Writes a draft anew, or what was asked back. */
export async function updateOrder(
  ctx: Context,
  id: string,
  { version, ...fields }: OrderFields & { version: number },
): Promise<SavedOrder> {
  const { order: before } = await orderToChange(ctx, id, version);
  if (!isEditable(before.status)) throw wrongState(ctx, before);
  // An order that was sent is of the customer it was sent for.
  if (
    before.submittedAt !== null &&
    ctx.session.kind !== 'customer' &&
    fields.customerId !== before.customerId
  )
    throw new AppError('ORDER_FIELD_FIXED', { what: 'customerId' });
  const { order, differences } = await composeOrder(ctx, fields, { before });
  await showOrderFiles(ctx, id, order.fields.fileIds);
  // Of a draft nobody asks what it said an hour ago; of what somebody has read they do.
  const act = before.submittedAt !== null && differences.length > 0 ? 'edit' : null;
  const changes = { ...order, searchText: await orderSearchText(ctx, { ...before, ...order }) };
  return savedOf(await changeHeld(doingOf(ctx), before, act, changes, { differences }));
}

export async function deleteOrder(ctx: Context, id: string): Promise<null> {
  const order = await heldOrder(ctx, id, await readerOf(ctx));
  if (order.status !== 'draft') throw wrongState(ctx, order);
  await showOrderFiles(ctx, id, []);
  await deleteOrderRow(ctx.db, id);
  return null;
}

/** What of an order is said again when the same is ordered once more: not its days, its quote and its files. */
export const orderedAgain = (fields: OrderFields): OrderFields => ({
  ...{ ...fields, quoteId: null, sailingId: null, cargoReadyOn: null, etdFrom: null, etdTo: null },
  fileIds: [],
});

export async function copyOrder(ctx: Context, id: string): Promise<SavedOrder> {
  const copied = await visibleOrder(ctx.db, id, await readerOf(ctx));
  const { order } = await composeOrder(ctx, orderedAgain(copied.fields), { isTakenOver: true });
  return addDraft(ctx, order, { copiedFromId: id });
}
