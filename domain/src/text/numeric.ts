import { decimalText } from '../money/decimal-text.ts';
import { boundsOf } from './bounds.ts';
import { fits, textOf } from './text-of.ts';

/** An optional minus, plain digits or comma groups of three, optional decimals. */
export function isNumber(value: unknown): boolean {
  return decimalText(value) !== undefined;
}

export function isDigits(value: unknown): boolean {
  return fits(value, /^\d+$/);
}

/** Money as a person may enter it: not negative, no leading zeros or comma groups, at most two decimals. */
export function isAmount(value: unknown): boolean {
  return fits(value, /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/);
}

/** Exactly n digits, as in a code sent by SMS. */
export function isCode(value: unknown, n = 6): boolean {
  return isDigits(value) && textOf(value)?.length === n;
}

/** Whether a number, or the text of one, lies between two bounds, both included. */
export function isInRange(value: unknown, range: readonly [number, number]): boolean {
  const bounds = boundsOf(range);
  const number = numberOf(value);
  return bounds !== undefined && number >= bounds.least && number <= bounds.most;
}

function numberOf(value: unknown): number {
  // A number may be written with an exponent (1e21), which a text may not.
  if (typeof value === 'number') return value;
  return isNumber(value) ? Number(textOf(value)?.replaceAll(',', '')) : Number.NaN;
}
