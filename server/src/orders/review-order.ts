import type { RejectReason } from '@fairway/contract/order-fields.ts';
import type { SavedOrder } from '@fairway/contract/orders.ts';
import type { Context } from '../http/context.ts';
import { rejectReasonWords } from '../language/order-words.ts';
import { doingOf, moveOrder, orderToMove, savedOf } from './order-acts.ts';
import { tellCustomer } from './tell-about-order.ts';

const answered = { slaDue: null, isWaitingForCredit: false };

/** Asks the customer for what is missing. */
export async function askOrderInfo(
  ctx: Context,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<SavedOrder> {
  const { order } = await orderToMove(ctx, id, version, 'askInfo');
  const said = { remark: reason };
  const asked = await moveOrder(doingOf(ctx), order, 'askInfo', { ...answered, stateRemark: reason }, said);
  await tellCustomer(ctx, asked, 'needInfo', reason);
  return savedOf(asked);
}

export async function rejectOrder(
  ctx: Context,
  id: string,
  { version, reason, remark }: { version: number; reason: RejectReason; remark: string },
): Promise<SavedOrder> {
  const { order } = await orderToMove(ctx, id, version, 'reject');
  const rejected = await moveOrder(
    doingOf(ctx),
    order,
    'reject',
    { ...answered, rejectReason: reason, stateRemark: remark, endedAt: ctx.now },
    { remark, rejectReason: reason },
  );
  await tellCustomer(ctx, rejected, 'rejected', remark || rejectReasonWords[reason].zh);
  return savedOf(rejected);
}
