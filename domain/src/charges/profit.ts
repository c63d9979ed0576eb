import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { exact, type Money, roundMoney, sumByCurrency, zero } from '../money/money.ts';

/** A charge in the currency of the books. */
export interface ProfitLine {
  side: ChargeSide;
  /** Advanced for somebody else: neither income nor cost. */
  onBehalf: boolean;
  gross: Money;
  net: Money;
}

export interface ProfitPart {
  revenue: Money;
  cost: Money;
  profit: Money;
  /** In percent of the revenue; null of none. */
  margin: string | null;
}

/** What is earned, with tax and without it. Reports give the second, screens both. */
export function profitOf(
  lines: readonly ProfitLine[],
  bookCurrency: string,
): { gross: ProfitPart; net: ProfitPart } {
  const counted = lines.filter(({ onBehalf }) => !onBehalf);
  const part = (pick: (line: ProfitLine) => Money): ProfitPart => {
    const total = (side: ChargeSide): Money =>
      sumByCurrency(counted.filter((line) => line.side === side).map(pick))[0] ??
      roundMoney(zero(bookCurrency));
    const [revenue, cost] = [total('receivable'), total('payable')];
    const profit = exact(revenue.amount).minus(exact(cost.amount));
    return {
      ...{ revenue, cost, profit: roundMoney({ currency: bookCurrency, amount: profit.toFixed() }) },
      margin: marginOf(profit.toFixed(), revenue.amount),
    };
  };
  return { gross: part(({ gross }) => gross), net: part(({ net }) => net) };
}

/** Profit in percent of revenue with two decimals; null where there is no revenue to compare with. */
export function marginOf(profit: string, revenue: string): string | null {
  const base = exact(revenue);
  if (base.isZero()) return null;
  return exact(profit).times(100).div(base.abs()).toFixed(2);
}

/** Whether a margin is below the least one a company accepts; no revenue but a cost is below everything. */
export const isBelowMargin = ({ profit, margin }: ProfitPart, least: string): boolean =>
  margin === null ? exact(profit.amount).isNegative() : exact(margin).lessThan(exact(least));
