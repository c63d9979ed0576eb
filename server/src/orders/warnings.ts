import type { OrderWarning } from '@fairway/contract/orders.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { companyDay } from '../freight/company-day.ts';
import { isInForce } from '../freight/rate-in-force.ts';
import { rateById } from '../freight/rates-by-id.ts';
import type { Context } from '../http/context.ts';
import { isFrozen } from './guards.ts';
import { dayOf } from './price-order.ts';
import { hasLeftValidity, hasOtherBoxes } from './reprice-order.ts';
import type { StoredOrder } from './store.ts';

const soon = 24 * 3_600_000;

/** What is worth looking at before somebody does the next thing. */
export async function warningsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  order: StoredOrder,
): Promise<OrderWarning[]> {
  const { status, price, priceLockUntil, sailing, fields, rateId } = order;
  // What it became goes its own way, but for another price.
  if (status === 'converted') return hasOtherBoxes(order) ? ['priceOtherBoxes'] : [];
  const isOpen = !['rejected', 'cancelled', 'expired', 'completed'].includes(status);
  if (!isOpen) return [];
  const isEarly = status === 'draft' || status === 'submitted' || status === 'needInfo';
  const left = priceLockUntil === null ? null : priceLockUntil.getTime() - now.getTime();
  const rate = rateId === null ? undefined : await rateById(db, rateId);
  const customer = order.customerId === null ? undefined : await customerById(db, order.customerId);
  const cutoff = sailing && dayOf({ etd: sailing.cutPort ?? sailing.etd, timeZone: sailing.timeZone });
  const found: Record<OrderWarning, boolean> = {
    priceLockEnds: isEarly && left !== null && left > 0 && left <= soon,
    priceLockOver: isEarly && left !== null && left <= 0,
    priceLeftValidity: hasLeftValidity(order),
    priceOtherBoxes: hasOtherBoxes(order),
    rateChanged: price?.source === 'rate' && isEarly && !(rate && isInForce(rate, companyDay(now))),
    notPriced: rateId !== null && price === null,
    readyAfterCutoff: cutoff != null && fields.cargoReadyOn !== null && fields.cargoReadyOn > cutoff,
    answerOverdue: status === 'submitted' && order.slaDue !== null && order.slaDue <= now,
    waitingForCredit: order.isWaitingForCredit,
    customerFrozen: customer !== undefined && isFrozen(customer),
    spaceFull: isEarly && rate?.space === 'full',
  };
  return (Object.keys(found) as OrderWarning[]).filter((warning) => found[warning]);
}
