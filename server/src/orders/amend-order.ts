import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderFields, OrderRequest } from '@fairway/contract/order-fields.ts';
import { amendableFields, type SavedOrder } from '@fairway/contract/orders.ts';
import { orderDifferences } from '@fairway/domain/orders/order-differences.ts';
import { requestFits, requestTransitions } from '@fairway/domain/orders/order-state.ts';
import type { Context } from '../http/context.ts';
import { fieldName } from '../language/order-words.ts';
import { amendShipmentOfOrder } from '../shipments/follow-order.ts';
import { orderSearchText } from './compose-order.ts';
import { refuseAfterCutSi, refuseIncomplete } from './guards.ts';
import { changeHeld, doingOf, orderToChange, savedOf, wrongState } from './order-acts.ts';
import type { StoredOrder } from './store.ts';
import { tellCustomer, tellHandlers } from './tell-about-order.ts';

/** What an order that has space cannot be asked for: another request waits, or it is not that far or too far. */
export function refuseRequest(ctx: Context, order: StoredOrder, wanted: OrderRequest): void {
  if (requestFits(wanted, order)) return;
  const from: readonly string[] = requestTransitions[wanted].from;
  throw order.request !== null && from.includes(order.status)
    ? new AppError('ORDER_REQUEST_WAITS')
    : wrongState(ctx, order);
}

/** An order about which this was asked. */
export function askedFor(order: StoredOrder, wanted: OrderRequest): NonNullable<StoredOrder['asked']> {
  if (order.request !== wanted || !order.asked) throw new AppError('ORDER_NO_REQUEST');
  return order.asked;
}

interface Amendment {
  version: number;
  fields: OrderFields;
  remark: string;
}

/** Asks for changes; the order stays as it is until they are granted. */
export async function requestOrderAmend(ctx: Context, id: string, { version, fields, remark }: Amendment) {
  const { order } = await orderToChange(ctx, id, version);
  refuseRequest(ctx, order, 'amend');
  refuseAfterCutSi(order, ctx.now);
  // What customers do not choose is as it was, whatever their form says.
  const { customerId, fileIds } = order.fields;
  const wanted = { ...fields, customerId, fileIds };
  const differences = orderDifferences(order.fields, wanted);
  if (differences.length === 0) throw new AppError('ORDER_NOTHING_TO_AMEND');
  const fixed = differences.filter(({ field }) => !amendableFields.some((one) => one === field));
  if (fixed.length > 0) {
    const what = fixed.map(({ field }) => fieldName(field)[ctx.language]).join(', ');
    throw new AppError('ORDER_FIELD_FIXED', { what });
  }
  // What it sails with is booked, whatever day was wished for.
  await refuseIncomplete(ctx, wanted, null);
  const asked = { at: ctx.now.getTime(), byId: ctx.session.userId, remark, fields: wanted, differences };
  const said = { remark, differences };
  const changed = await changeHeld(doingOf(ctx), order, 'requestAmend', { request: 'amend', asked }, said);
  await tellHandlers(ctx, changed, 'amendAsked', remark);
  return { ...savedOf(changed), differences };
}

interface Answer {
  version: number;
  isGranted: boolean;
  remark: string;
}

/** Makes the changes that were asked for, or refuses them; the price stays until somebody prices it anew. */
export async function answerOrderAmend(
  ctx: Context,
  id: string,
  { version, isGranted, remark }: Answer,
): Promise<SavedOrder> {
  const { order, reader } = await orderToChange(ctx, id, version);
  if (!reader.isStaff) throw new AppError('FORBIDDEN');
  const { fields, differences } = askedFor(order, 'amend');
  const granted = isGranted && fields ? { fields, ...(await foundBy(ctx, order, fields)) } : {};
  const answered = await changeHeld(
    doingOf(ctx),
    order,
    isGranted ? 'grantAmend' : 'refuseAmend',
    { ...granted, request: null, asked: null, stateRemark: remark },
    { remark, differences },
  );
  if (isGranted && fields) await amendShipmentOfOrder(ctx, order, fields, remark);
  await tellCustomer(ctx, answered, isGranted ? 'amendGranted' : 'amendRefused', remark);
  return savedOf(answered);
}

const foundBy = async (ctx: Context, order: StoredOrder, fields: OrderFields) => ({
  searchText: await orderSearchText(ctx, { ...order, fields }),
});
