import { AppError } from '@fairway/contract/app-error.ts';
import type { SavedOrder } from '@fairway/contract/orders.ts';
import { type Money, roundMoney } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { cancelShipmentOfOrder } from '../shipments/follow-order.ts';
import { askedFor, refuseRequest } from './amend-order.ts';
import { refuseLoaded } from './guards.ts';
import {
  changeHeld,
  doingOf,
  moveOrder,
  orderToChange,
  orderToMove,
  refuseAct,
  savedOf,
} from './order-acts.ts';
import { tellCustomer, tellHandlers } from './tell-about-order.ts';

interface Cancelling {
  version: number;
  remark: string;
}

/** Before space is booked it costs nothing and needs nobody's consent. */
export async function cancelOrder(
  ctx: Context,
  id: string,
  { version, remark }: Cancelling,
): Promise<SavedOrder> {
  const { order, reader } = await orderToMove(ctx, id, version, 'cancel');
  const cancelled = await moveOrder(
    doingOf(ctx),
    order,
    'cancel',
    { stateRemark: remark, endedAt: ctx.now, slaDue: null, isWaitingForCredit: false },
    { remark },
  );
  // Of a draft nobody knew.
  if (order.submittedAt !== null) await tellHandlers(ctx, cancelled, 'cancelled', remark);
  if (reader.isStaff) await tellCustomer(ctx, cancelled, 'cancelled', remark);
  return savedOf(cancelled);
}

export async function requestOrderCancel(
  ctx: Context,
  id: string,
  { version, remark }: Cancelling,
): Promise<SavedOrder> {
  const { order } = await orderToChange(ctx, id, version);
  refuseRequest(ctx, order, 'cancel');
  await refuseLoaded(ctx, order);
  const asked = { at: ctx.now.getTime(), byId: ctx.session.userId, remark, fields: null, differences: [] };
  const changes = { request: 'cancel' as const, asked };
  const changed = await changeHeld(doingOf(ctx), order, 'requestCancel', changes, { remark });
  await tellHandlers(ctx, changed, 'cancelAsked', remark);
  return savedOf(changed);
}

interface Answer extends Cancelling {
  isGranted: boolean;
  deadFreight: Money | null;
}

/** Cancels it with what the carrier charges for the space, or leaves it as it was. */
export async function answerOrderCancel(ctx: Context, id: string, answer: Answer): Promise<SavedOrder> {
  const { version, remark, isGranted, deadFreight } = answer;
  const { order, reader } = await orderToChange(ctx, id, version);
  if (!reader.isStaff) throw new AppError('FORBIDDEN');
  askedFor(order, 'cancel');
  const settled = { request: null, asked: null, stateRemark: remark };
  if (!isGranted) {
    const refused = await changeHeld(doingOf(ctx), order, 'refuseCancel', settled, { remark });
    await tellCustomer(ctx, refused, 'cancelRefused', remark);
    return savedOf(refused);
  }
  refuseAct(ctx, order, reader, 'confirmCancel');
  await refuseLoaded(ctx, order);
  const cancelled = await moveOrder(
    doingOf(ctx),
    order,
    'confirmCancel',
    { ...settled, endedAt: ctx.now, deadFreight: deadFreight && roundMoney(deadFreight) },
    { remark },
  );
  await cancelShipmentOfOrder(ctx, order.id, remark);
  await tellCustomer(ctx, cancelled, 'cancelled', remark);
  return savedOf(cancelled);
}
