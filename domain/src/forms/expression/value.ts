import { Decimal } from 'decimal.js';
import { limits } from './expression.ts';

/** Exact where people calculate: sums and products of what fits into a form never lose a digit. */
export const Num = Decimal.clone({
  precision: 50,
  rounding: Decimal.ROUND_HALF_UP,
  toExpPos: 60,
  toExpNeg: -60,
});
export type Num = Decimal;

/** The values of one column of a sub-table, row by row. */
export class Column {
  readonly cells: readonly Single[];
  constructor(cells: readonly Single[]) {
    this.cells = cells.slice(0, limits.rows);
  }
}

/** One value; a list is what a field with several choices holds. */
export type Single = null | boolean | string | Num | readonly Single[];
export type Value = Single | Column;

const longestList = 10_000;

/** A value of a form as an expression sees it. What is neither text, number, yes-or-no nor a list of them is nothing. */
export function seenValue(given: unknown): Single {
  if (typeof given === 'string' || typeof given === 'boolean') return given;
  if (typeof given === 'number') return Number.isFinite(given) ? new Num(given) : null;
  if (Array.isArray(given)) return given.slice(0, longestList).map(seenValue);
  return null;
}

export const isEmpty = (value: Single): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A number, where there is one: nothing counts as zero, yes as one, and text as what is written in it. */
export function numberOf(value: Single): Num | null {
  if (value === null || value === '') return new Num(0);
  if (Num.isDecimal(value)) return value;
  if (typeof value === 'boolean') return new Num(value ? 1 : 0);
  if (typeof value === 'string') return numberIn(value);
  return value.length === 1 ? numberOf(value[0] ?? null) : null;
}

const plainNumber = /^\s*[+-]?(?:\d{1,30}|\d{1,3}(?:,\d{3}){1,9})(?:\.\d{1,30})?\s*$/;

function numberIn(text: string): Num | null {
  return plainNumber.test(text) ? new Num(text.replaceAll(',', '').trim()) : null;
}

export function textOf(value: Single): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (Num.isDecimal(value)) return value.toFixed();
  return value.map(textOf).join(',');
}

export function truthOf(value: Single): boolean {
  if (Num.isDecimal(value)) return !value.isZero();
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

/** Two values are the same when they say the same: 1 and "1", nothing and an empty text. */
export function isSame(one: Single, other: Single): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, place) => isSame(part, other[place] ?? null));
  if (Array.isArray(one) || Array.isArray(other)) {
    const [list, single] = Array.isArray(one) ? [one, other] : [other as readonly Single[], one];
    return list.length === 1 && isSame(list[0] ?? null, single);
  }
  if (Num.isDecimal(one) || Num.isDecimal(other)) {
    const [left, right] = [numberOf(one), numberOf(other)];
    return left !== null && right !== null ? left.equals(right) : textOf(one) === textOf(other);
  }
  return textOf(one) === textOf(other);
}

/** Negative, zero or positive; numbers as numbers, anything else as text. */
export function compare(one: Single, other: Single): number {
  const isNumeric = (value: Single) => Num.isDecimal(value) || typeof value === 'boolean';
  const [left, right] = [numberOf(one), numberOf(other)];
  const asNumbers = isNumeric(one) || isNumeric(other) || (isEmpty(one) && isEmpty(other));
  if (asNumbers && left !== null && right !== null) return left.comparedTo(right);
  const [before, after] = [textOf(one), textOf(other)];
  return before < after ? -1 : before > after ? 1 : 0;
}
