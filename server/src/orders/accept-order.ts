import { AppError } from '@fairway/contract/app-error.ts';
import { refusals, transportWords, wordsOf } from '@fairway/contract/errors.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { isDatabaseGone } from '../database/database-gone.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { creditAllows } from './credit.ts';
import { refuseFrozenCustomer, refuseLockOver } from './guards.ts';
import { changeHeld, doingOf, moveOrder, orderToMove, savedOf } from './order-acts.ts';
import { creditApprovers, tellAboutOrder, tellCustomer } from './tell-about-order.ts';

interface Acceptance {
  version: number;
  creditReason: string;
}

/**
 * Accepts an order at its price, which is held for good then. Beyond the credit of its customer it waits for credit; from
 * then on only who may go beyond accepts it, with a reason, alone or among others.
 */
export async function acceptOrder(
  ctx: Context,
  creditUses: CreditUses,
  id: string,
  { version, creditReason }: Acceptance,
) {
  const { db, now } = ctx;
  const { order, reader } = await orderToMove(ctx, id, version, 'accept');
  await refuseFrozenCustomer(db, order);
  refuseLockOver(order, now);
  const isAllowed = (await creditAllows(ctx, creditUses, order)) && !order.isWaitingForCredit;
  const isBeyond = !isAllowed && creditReason !== '';
  if (isBeyond && !reader.has('btn_credit')) throw new AppError('FORBIDDEN');
  if (!isAllowed && !isBeyond) return waitForCredit();
  const accepted = await moveOrder(
    doingOf(ctx),
    order,
    'accept',
    { acceptedAt: now, slaDue: null, isWaitingForCredit: false, priceLockUntil: null, stateRemark: '' },
    isBeyond ? { remark: creditReason, isRemarkInternal: true } : {},
  );
  await tellCustomer(ctx, accepted, 'accepted');
  return { ...savedOf(accepted), isWaitingForCredit: false };

  async function waitForCredit() {
    if (order.isWaitingForCredit) return { ...savedOf(order), isWaitingForCredit: true };
    const waiting = await changeHeld(doingOf(ctx), order, 'waitForCredit', { isWaitingForCredit: true });
    const userIds = await creditApprovers(db);
    await tellAboutOrder(ctx, waiting, { what: 'waitingForCredit', userIds, by: ctx.session, now });
    return { ...savedOf(waiting), isWaitingForCredit: true };
  }
}

interface Outcome {
  id: string;
  orderNo: string;
  result: 'accepted' | 'waitingForCredit' | 'refused';
  code: number;
  msg: string;
  version: number | null;
}

/** Each a command of its own; whatever becomes of one of them does not hold the others. */
export async function acceptOrders(
  ctx: OwnTransactionContext,
  creditUses: CreditUses,
  orders: readonly { id: string; version: number }[],
): Promise<{ list: Outcome[] }> {
  const list: Outcome[] = [];
  const wanted = new Map(orders.map((order) => [order.id, order]));
  for (const { id, version } of wanted.values()) {
    try {
      const accepted = await ctx.part(id, (part) =>
        acceptOrder(part, creditUses, id, { version, creditReason: '' }),
      );
      list.push({
        ...{ id, orderNo: accepted.orderNo, code: 200, msg: '', version: accepted.version },
        result: accepted.isWaitingForCredit ? 'waitingForCredit' : 'accepted',
      });
    } catch (error) {
      list.push({ id, orderNo: '', result: 'refused', version: null, ...whyRefused(ctx, error) });
    }
  }
  return { list };
}

/** Those before it are accepted, so even what nobody foresaw is said of this one alone. */
function whyRefused({ language, log }: OwnTransactionContext, error: unknown): { code: number; msg: string } {
  if (error instanceof AppError && error.refusal)
    return { code: refusals[error.refusal].code, msg: wordsOf(error.refusal, language, error.places) };
  log.error({ err: error }, 'one of several orders could not be accepted');
  const code = isDatabaseGone(error as Error) ? 503 : 500;
  return { code, msg: transportWords[code][language] };
}
