import { Decimal } from 'decimal.js';
import { decimalsOf, isCurrency } from './currency.ts';
import { decimalText, writeDecimal } from './decimal-text.ts';

/**
 * An amount with its currency. The amount is plain decimal text, as on the wire and in the database. The type carries
 * the currency where it is known, so that adding two of them does not compile; where it is not, it throws.
 */
export interface Money<C extends string = string> {
  readonly currency: C;
  readonly amount: string;
}

/** Wide enough that no product of an amount, a quantity and a rate is rounded before it is meant to be. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const longest = 30;
const plain = /^-?[0-9]{1,15}(?:\.[0-9]{1,12})?$/;

export function money<C extends string>(currency: C, amount: string | number): Money<C> {
  if (!isCurrency(currency)) throw new RangeError(`Not a currency: ${currency.slice(0, 20)}`);
  return { currency, amount: write(exact(amount)) };
}

export const zero = <C extends string>(currency: C): Money<C> => money(currency, '0');

export const addMoney = <C extends string>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> =>
  calculated(one, other, (a, b) => a.plus(b));

export const subtractMoney = <C extends string>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> =>
  calculated(one, other, (a, b) => a.minus(b));

/** A quantity times a price, rounded half up to the smallest unit of the currency. */
export const multiplyMoney = <C extends string>(price: Money<C>, quantity: string | number): Money<C> =>
  roundMoney({ currency: price.currency, amount: write(exact(price.amount).times(exact(quantity))) });

/** Half up (away from zero), to the smallest unit of the currency and with all its decimals. */
export function roundMoney<C extends string>({ currency, amount }: Money<C>): Money<C> {
  const decimals = decimalsOf(currency);
  const rounded = exact(amount).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
  return { currency, amount: (rounded.isZero() ? rounded.abs() : rounded).toFixed(decimals) };
}

/** Below zero, zero or above it, as for `sort`. */
export function compareMoney<C extends string>(one: Money<C>, other: Money<NoInfer<C>>): number {
  refuseOtherCurrency(one, other);
  return exact(one.amount).comparedTo(exact(other.amount));
}

export const isZero = ({ amount }: Money): boolean => exact(amount).isZero();
export const isNegative = ({ amount }: Money): boolean =>
  exact(amount).isNegative() && !exact(amount).isZero();

/** One sum for each currency, in the order of their codes, never one over several. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Decimal>();
  for (const { currency, amount } of amounts) {
    const one = exact(amount);
    sums.set(currency, sums.get(currency)?.plus(one) ?? one);
  }
  return [...sums]
    .map(([currency, sum]) => roundMoney({ currency, amount: write(sum) }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** The mean of amounts in one currency, rounded; null of none. */
export function meanMoney<C extends string>(amounts: readonly Money<C>[]): Money<C> | null {
  const [first, ...rest] = amounts;
  if (!first) return null;
  const sum = rest.reduce(addMoney<C>, first);
  const mean = exact(sum.amount).div(amounts.length).toDecimalPlaces(20);
  return roundMoney({ currency: sum.currency, amount: write(mean) });
}

function calculated<C extends string>(
  one: Money<C>,
  other: Money<C>,
  calculate: (a: Decimal, b: Decimal) => Decimal,
): Money<C> {
  refuseOtherCurrency(one, other);
  return { currency: one.currency, amount: write(calculate(exact(one.amount), exact(other.amount))) };
}

function refuseOtherCurrency(one: Money, other: Money): void {
  if (one.currency !== other.currency)
    throw new RangeError(`Amounts of ${one.currency} and ${other.currency} do not add up without a rate`);
}

/** The number in an amount, a quantity or a rate; throws on anything that is none. */
export function exact(value: string | number): Decimal {
  // Nearly all are written plainly, and a price is made of hundreds of them.
  if (typeof value === 'string' && plain.test(value)) return new Exact(value);
  const decimal = String(value).length > longest ? undefined : decimalText(String(value));
  if (!decimal) throw new RangeError(`Not a decimal number: ${String(value).slice(0, 40)}`);
  return new Exact(writeDecimal(decimal));
}

/** Plain text without an exponent and without a minus before zero. */
export const write = (value: Decimal): string => (value.isZero() ? '0' : value.toFixed());
