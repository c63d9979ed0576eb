import type { PayWay } from '@fairway/contract/release-fields.ts';
import { decimalsOf } from '../money/currency.ts';
import {
  exact,
  isNegative,
  isZero,
  type Money,
  money,
  roundMoney,
  sumByCurrency,
  write,
} from '../money/money.ts';
import type { GateFacts } from './gate.ts';

export interface PayToPass {
  way: PayWay;
  /** One for each currency, exactly. */
  sums: readonly Money[];
}

export interface OverdueWorth {
  /** What is overdue in the currency of the limit; null where a rate is missing. */
  overdueWorth: Money | null;
}

/**
 * What has to be paid so that the receivables pass: all of this shipment; or, for who has terms, what is overdue and what
 * is beyond the limit, which is said in the currency of the limit. Nothing where they pass already.
 */
export function payToPass(
  { owed, credit, overdue }: Pick<GateFacts, 'owed' | 'credit' | 'overdue'>,
  { overdueWorth }: OverdueWorth,
): PayToPass[] {
  const mine = owed.filter((one) => !isNegative(one) && !isZero(one));
  if (mine.length === 0) return [];
  const ways: PayToPass[] = [{ way: 'thisShipment', sums: mine }];
  if (!credit || credit.settle === 'prepaid' || credit.isSuspended || credit.missingRate) return ways;
  if (overdue.count > 0 && !overdueWorth) return ways;
  const { limit, used } = credit;
  const usedAfter = exact(used.amount).minus(exact(overdueWorth?.amount ?? '0'));
  const beyond = usedAfter.minus(exact(limit.amount));
  const sums = sumByCurrency([
    ...(overdue.count > 0 ? overdue.sums : []),
    ...(beyond.greaterThan(0) ? [roundUp(money(limit.currency, write(beyond)))] : []),
  ]);
  return sums.length === 0 ? [] : [...ways, { way: 'withinTerms', sums }];
}

/** A part of a cent that is not paid would keep the gate shut. */
function roundUp(sum: Money): Money {
  const rounded = roundMoney(sum);
  if (!exact(sum.amount).greaterThan(exact(rounded.amount))) return rounded;
  const unit = exact('1').div(10 ** decimalsOf(sum.currency));
  return roundMoney(money(sum.currency, write(exact(rounded.amount).plus(unit))));
}
