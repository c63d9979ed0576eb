import type { FormField } from '@fairway/contract/forms.ts';
import { Num } from '@fairway/domain/forms/expression/value.ts';
import { parseAmount } from '@fairway/domain/money/parse-amount.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';

/** A number as plain digits, never with an exponent; what is no number is what somebody typed instead of one. */
export function digitsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? new Num(value).toFixed() : '';
}

/** As it is read: with the decimals its field has, grouped where the field says so. */
export function shownNumber(value: unknown, { precision, thousands }: FormField): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return digitsOf(value);
  const exact = new Num(value);
  // More decimals than allowed are shown as they are: rounding them would hide what is wrong.
  const isTooPrecise = precision === undefined || exact.decimalPlaces() > precision;
  const digits = isTooPrecise ? exact.toFixed() : exact.toFixed(precision);
  return thousands ? thousandsFormat(digits) : digits;
}

/**
 * What somebody typed or pasted as the value of a number field: nothing for nothing yet, and the text itself where it is
 * no number, so that the form can say so.
 */
export function typedNumber(typed: string): number | string | null {
  const text = typed.normalize('NFKC').trim();
  if (text === '' || text === '-' || text === '+') return null;
  const plain = parseAmount(
    text
      .replace(/^\+/, '')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, ''),
  );
  return plain === undefined ? typed : Number(plain);
}

/** One step further, in decimals, within the bounds of the field. */
export function stepped(value: unknown, { step = 1, least, most }: FormField, direction: 1 | -1): number {
  const from = typeof value === 'number' && Number.isFinite(value) ? value : 0;
  let next = new Num(from).plus(new Num(step).times(direction));
  if (most !== undefined && next.greaterThan(most)) next = new Num(most);
  if (least !== undefined && next.lessThan(least)) next = new Num(least);
  return next.toNumber();
}
