import { AppError } from '@fairway/contract/app-error.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { OrderDetail } from '@fairway/contract/orders.ts';
import { termInForce } from '@fairway/domain/customers/credit.ts';
import { roundMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { creditOfCustomers } from '../credit/customer-credit.ts';
import { creditTermsOf } from '../customers/credit-terms-of.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { holdCredit, type StoredOrder } from './store.ts';

export type OrderCredit = NonNullable<OrderDetail['credit']>;

const businessOf: Record<TransportMode, string> = { FCL: 'SE', LCL: 'SE', AIR: 'AE', RAIL: 'RE' };

interface Asking {
  db: Db;
  now: Date;
}

/**
 * What an order would use of the credit of its customer beside everything that uses it already. A rate that is missing
 * is named, and nothing is guessed. Null where no limit was agreed for business of its kind.
 */
export async function creditOf(
  asking: Asking,
  creditUses: CreditUses,
  { id, customerId, mode, price }: StoredOrder,
  { isHeld }: { isHeld: boolean },
): Promise<OrderCredit | null> {
  const { db, now } = asking;
  if (customerId === null) return null;
  const term = termInForce(await creditTermsOf(db, customerId), companyDay(now), businessOf[mode]);
  if (!term) return null;
  if (isHeld) await holdCredit(db, customerId);
  const credits = await creditOfCustomers({ ...asking, creditUses }, [{ customerId, term }], {
    ...{ orderId: id, sums: price?.totals ?? [] },
  });
  const credit = credits.get(customerId);
  if (!credit) return null;
  const { limit, used, wanted, available, isExceeded, missingRate } = credit;
  const left = roundMoney(subtractMoney(available, wanted));
  return { limit, used, order: wanted, left, isExceeded, missingRate };
}

/** Whether the credit of its customer allows an order; whoever else asks for the same customer waits. */
export async function creditAllows(
  asking: Asking,
  creditUses: CreditUses,
  order: StoredOrder,
): Promise<boolean> {
  const credit = await creditOf(asking, creditUses, order, { isHeld: true });
  if (credit === null) return true;
  if (credit.missingRate) throw new AppError('ORDER_EXCHANGE_RATE_MISSING', credit.missingRate);
  return !credit.isExceeded;
}
