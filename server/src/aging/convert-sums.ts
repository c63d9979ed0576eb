import type { AgingSum, MissingRate } from '@fairway/contract/aging.ts';
import { agingBuckets } from '@fairway/contract/money-fields.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { convertMoney, type ExchangeRate } from '@fairway/domain/money/exchange-rate.ts';
import { exact, money } from '@fairway/domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { conversions } from '../freight/convert-prices.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';

export interface DayRates {
  /** By currency; that of the books has none and needs none. */
  rates: ReadonlyMap<string, ExchangeRate>;
  missing: readonly MissingRate[];
}

/** What each currency was worth in the books on a day; one that nobody entered is named. */
export async function ratesOn(db: Db, day: string, currencies: readonly string[]): Promise<DayRates> {
  const others = [...new Set(currencies)].filter((currency) => currency !== bookCurrency).sort();
  const units = others.map((currency) => money(currency, '1'));
  const convert = await conversions(db, { currency: bookCurrency, today: day }, units);
  const rates = new Map<string, ExchangeRate>();
  const missing: MissingRate[] = [];
  for (const unit of units) {
    const { converted, missingRate } = convert({ totals: [unit], teu: '0' });
    const [rate] = converted?.rates ?? [];
    if (rate) rates.set(unit.currency, rate);
    else if (missingRate) missing.push(missingRate);
  }
  return { rates, missing };
}

const parts = [...agingBuckets, 'overdue', 'unapplied'] as const;

/** Sums of several currencies in that of the books; null where the rate of one is missing. */
export function convertedSum(sums: readonly AgingSum[], { rates }: DayRates): AgingSum | null {
  const total = (pick: (sum: AgingSum) => string): string | null => {
    let all = exact('0');
    for (const sum of sums) {
      const rate = rates.get(sum.currency);
      if (sum.currency !== bookCurrency && !rate) return null;
      const amount = money(sum.currency, pick(sum));
      all = all.plus(exact(rate ? convertMoney(amount, rate).amount : amount.amount));
    }
    return all.toFixed();
  };
  const worth = parts.map((part) => [part, total((sum) => sum[part])] as const);
  if (worth.some(([, amount]) => amount === null)) return null;
  const shown = Object.fromEntries(
    worth.map(([part, amount]) => [part, inCurrency(bookCurrency, amount ?? '0')]),
  ) as Record<(typeof parts)[number], string>;
  // Of its parts as they are shown, so that a row adds up.
  const balance = agingBuckets.reduce((all, bucket) => all.plus(exact(shown[bucket])), exact('0'));
  return { currency: bookCurrency, ...shown, balance: inCurrency(bookCurrency, balance.toFixed()) };
}
