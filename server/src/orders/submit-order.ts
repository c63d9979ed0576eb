import type { SavedOrder } from '@fairway/contract/orders.ts';
import { answerDue } from '@fairway/domain/orders/price-lock.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { refuseFrozenCustomer, refuseIncomplete, refusePriceThatFails } from './guards.ts';
import { doingOf, moveOrder, orderToMove, savedOf } from './order-acts.ts';
import { tellHandlers } from './tell-about-order.ts';

/** Sends an order to those who answer it. */
export async function submitOrder(ctx: Context, id: string, version: number): Promise<SavedOrder> {
  const { order } = await orderToMove(ctx, id, version, 'submit');
  await refuseFrozenCustomer(ctx.db, order);
  await refuseIncomplete(ctx, order.fields, companyDay(ctx.now));
  await refusePriceThatFails(ctx, order);
  const submitted = await moveOrder(doingOf(ctx), order, 'submit', {
    ...{ submittedAt: ctx.now, slaDue: new Date(answerDue(ctx.now.getTime())), isLateTold: false },
    ...{ stateRemark: '', isWaitingForCredit: false },
  });
  await tellHandlers(ctx, submitted, 'submitted');
  return savedOf(submitted);
}

/** Takes it back before anybody answered. */
export async function withdrawOrder(ctx: Context, id: string, version: number): Promise<SavedOrder> {
  const { order } = await orderToMove(ctx, id, version, 'withdraw');
  const changes = { slaDue: null, isWaitingForCredit: false };
  const withdrawn = await moveOrder(doingOf(ctx), order, 'withdraw', changes);
  await tellHandlers(ctx, withdrawn, 'withdrawn');
  return savedOf(withdrawn);
}
