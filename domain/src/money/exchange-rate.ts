import { AppError } from '@fairway/contract/app-error.ts';
import type { ExchangeRateKind } from '@fairway/contract/exchange-rates.ts';
import { exact, type Money, roundMoney, write } from './money.ts';

/** How many of `to` one of `from` is worth, which list says so and since which day. */
export interface ExchangeRate {
  readonly from: string;
  readonly to: string;
  /** Decimal text, above zero. */
  readonly rate: string;
  readonly kind: ExchangeRateKind;
  /** The first day it holds. */
  readonly date: string;
  /** The currency both were quoted in, where the rate is worked out from two. */
  readonly via?: string;
}

/** Money in the other currency of a rate, rounded; a rate works in both directions. */
export function convertMoney(one: Money, rate: ExchangeRate): Money {
  const { from, to } = rate;
  const factor = exact(rate.rate);
  if (!factor.greaterThan(0)) throw new RangeError(`Not an exchange rate: ${rate.rate}`);
  if (one.currency === from)
    return roundMoney({ currency: to, amount: write(exact(one.amount).times(factor)) });
  if (one.currency === to)
    return roundMoney({ currency: from, amount: rounded(exact(one.amount).div(factor)) });
  throw new RangeError(`A rate of ${from} and ${to} does not convert ${one.currency}`);
}

/**
 * What one currency is worth in another, from what each is worth in a third; as old as the older of the two. Eight
 * figures are kept, as many as lists print.
 */
export function crossRate(
  { from, to }: { from: string; to: string },
  one: ExchangeRate,
  other: ExchangeRate,
): ExchangeRate {
  const via = one.from === from ? one.to : one.from;
  const worth = (currency: string, rate: ExchangeRate) =>
    rate.from === currency ? exact(rate.rate) : exact(1).div(exact(rate.rate));
  if (one.kind !== other.kind || ![other.from, other.to].includes(via))
    throw new RangeError(`The rates of ${from} and ${to} have nothing in common`);
  return {
    ...{ from, to, via, kind: one.kind, date: one.date < other.date ? one.date : other.date },
    rate: write(worth(from, one).div(worth(to, other)).toSignificantDigits(8)),
  };
}

/** A quotient may have no end; far more decimals are kept than any currency has. */
const rounded = (value: ReturnType<typeof exact>): string => write(value.toDecimalPlaces(20));

interface Wanted {
  from: string;
  to: string;
  kind: ExchangeRateKind;
  /** YYYY-MM-DD. */
  date: string;
}

interface DatedRate extends ExchangeRate {
  /** The last day it holds; null while no later one is known. */
  readonly until: string | null;
}

/**
 * The rate of a day: the newest of its kind that holds then, in either direction. None is a refusal that names the
 * pair and the day; a rate of one would be wrong by a factor of seven.
 */
export function rateOn(rates: readonly DatedRate[], { from, to, kind, date }: Wanted): ExchangeRate {
  const holds = rates.filter(
    (rate) => rate.kind === kind && rate.date <= date && (rate.until === null || date <= rate.until),
  );
  const newest = (candidates: DatedRate[]) =>
    candidates.reduce<DatedRate | undefined>(
      (best, rate) => (!best || rate.date > best.date ? rate : best),
      undefined,
    );
  const found =
    newest(holds.filter((rate) => rate.from === from && rate.to === to)) ??
    newest(holds.filter((rate) => rate.from === to && rate.to === from));
  if (!found) throw new AppError('EXCHANGE_RATE_MISSING', { pair: `${from}→${to}`, date });
  const { until: _, ...rate } = found;
  return rate;
}
