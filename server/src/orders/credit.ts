import { AppError } from '@fairway/contract/app-error.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { OrderDetail } from '@fairway/contract/orders.ts';
import { isWithin } from '@fairway/domain/freight/pricing-date.ts';
import { addMoney, compareMoney, type Money, money, sumByCurrency } from '@fairway/domain/money/money.ts';
import { creditTermsOf } from '../customers/credit-terms-of.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { conversions } from '../freight/convert-prices.ts';
import { openEstimates, type StoredOrder, takeOpenEstimates } from './store.ts';

export type OrderCredit = NonNullable<OrderDetail['credit']>;

const businessOf: Record<TransportMode, string> = { FCL: 'SE', LCL: 'SE', AIR: 'AE', RAIL: 'RE' };

/**
 * How much a customer may owe for business of this kind now; null where nothing was agreed. While it is suspended they
 * may owe nothing.
 */
async function limitOf(db: Db, { customerId, mode }: StoredOrder, today: string): Promise<Money | null> {
  if (customerId === null) return null;
  const term = (await creditTermsOf(db, customerId)).find(
    ({ status, bizTypes, ...period }) =>
      status !== 'draft' &&
      isWithin(today, period) &&
      (bizTypes.length === 0 || bizTypes.some((type) => type === businessOf[mode])),
  );
  return term ? money(term.limitCurrency, term.status === 'suspended' ? '0' : term.limit) : null;
}

/**
 * What an order would use of the credit of its customer beside those that were accepted and are not done, by the
 * exchange rates of today. A rate that is missing is named, and nothing is guessed. Null where no limit was agreed.
 */
export async function creditOf(
  { db, now }: { db: Db; now: Date },
  order: StoredOrder,
  { isHeld }: { isHeld: boolean },
): Promise<OrderCredit | null> {
  const today = companyDay(now);
  const limit = await limitOf(db, order, today);
  if (limit === null || order.customerId === null) return null;
  const open = await (isHeld ? takeOpenEstimates : openEstimates)(db, order.customerId, order.id);
  const asked = order.price?.totals ?? [];
  const convert = await conversions(db, { currency: limit.currency, today }, [...open, ...asked]);
  const [used, more] = [open, asked].map((sums) => convert({ totals: sumByCurrency(sums), teu: '0' }));
  const missingRate = used?.missingRate ?? more?.missingRate ?? null;
  const nothing = money(limit.currency, '0');
  const [usedTotal, total] = [used?.converted?.total ?? nothing, more?.converted?.total ?? nothing];
  const isExceeded = compareMoney(addMoney(usedTotal, total), limit) > 0;
  return { limit, used: usedTotal, order: total, isExceeded, missingRate };
}

/** Whether the credit of its customer allows an order; whoever else asks for the same customer waits. */
export async function creditAllows(asked: { db: Db; now: Date }, order: StoredOrder): Promise<boolean> {
  const credit = await creditOf(asked, order, { isHeld: true });
  if (credit === null) return true;
  if (credit.missingRate) throw new AppError('ORDER_EXCHANGE_RATE_MISSING', credit.missingRate);
  return !credit.isExceeded;
}
