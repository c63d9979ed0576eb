import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { orderProblems } from '@fairway/domain/orders/order-problems.ts';
import { customerById } from '../customers/customers-by-id.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { isRateInForce } from '../freight/rate-in-force.ts';
import type { Context } from '../http/context.ts';
import { problemWord } from '../language/order-words.ts';
import { boxLimits } from '../master-data/lookups.ts';
import { isOrderLoaded } from '../shipments/follow-order.ts';
import { standingOf } from './price-order.ts';
import type { StoredOrder } from './store.ts';

/** `complete`: everything that an order needs is filled in. */
export async function refuseIncomplete(
  { db, language }: Pick<Context, 'db' | 'language'>,
  fields: OrderFields,
  today: string | null,
): Promise<void> {
  const problems = orderProblems(fields, await boxLimits(db), today);
  if (problems.length === 0) return;
  const what = problems.map((problem) => problemWord(problem)[language]);
  throw new AppError('ORDER_INCOMPLETE', { what: what.join(language === 'zh' ? '、' : ', ') });
}

/** `customerNotFrozen`. */
export async function refuseFrozenCustomer(
  db: Db,
  { customerId }: Pick<StoredOrder, 'customerId'>,
): Promise<void> {
  if (customerId === null) throw new AppError('ORDER_WITHOUT_CUSTOMER');
  const customer = await customerById(db, customerId);
  if (!customer || isFrozen(customer)) throw new AppError('ORDER_CUSTOMER_FROZEN');
}

export const isFrozen = ({ status }: { status: string }): boolean =>
  status === 'frozen' || status === 'black';

/** `priceHolds`: it is held still, its rate is in force, and the day that decides lies within its period. */
export async function refusePriceThatFails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  order: StoredOrder,
): Promise<void> {
  const standing = standingOf(order);
  if (!order.price || !standing) throw new AppError('ORDER_WITHOUT_PRICE');
  refuseLockOver(order, now);
  const { rate, source } = order.price;
  // What was quoted is promised, whatever becomes of its rate.
  if (source === 'rate' && !(await isRateInForce(db, rate.rateId, companyDay(now))))
    throw new AppError('ORDER_RATE_NOT_IN_FORCE', { rateNo: rate.rateNo });
  if (!standing.holds)
    throw new AppError('ORDER_DAY_OUTSIDE', {
      ...{ day: standing.date, period: `${rate.validFrom} – ${rate.validTo}` },
    });
}

export function refuseLockOver({ priceLockUntil }: Pick<StoredOrder, 'priceLockUntil'>, now: Date): void {
  if (priceLockUntil !== null && priceLockUntil <= now) throw new AppError('ORDER_PRICE_OVER');
}

/** `beforeCutSi`: documents are not due yet. */
export function refuseAfterCutSi({ sailing }: Pick<StoredOrder, 'sailing'>, now: Date): void {
  const due = sailing?.cutSi ?? sailing?.etd ?? null;
  if (due !== null && due <= now.getTime()) throw new AppError('ORDER_AFTER_CUT_SI');
}

/** `notLoaded`: as far as the order and the shipment it became know, nothing of it is on board. */
export async function refuseLoaded(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, sailing, shipmentId }: Pick<StoredOrder, 'id' | 'sailing' | 'shipmentId'>,
): Promise<void> {
  const hasLeft = sailing !== null && sailing.etd <= now.getTime();
  if (shipmentId === null ? hasLeft : await isOrderLoaded(db, id, now)) throw new AppError('ORDER_LOADED');
}
