import { textOf } from '../text/text-of.ts';

/** A decimal number taken apart without ever becoming a float. */
export interface DecimalText {
  negative: boolean;
  /** Digits without commas or leading zeros, at least one. */
  integer: string;
  /** Digits after the point as they were written; empty when there was no point. */
  fraction: string;
}

const pattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/** Reads plain digits or comma groups of three with an optional minus and decimals; anything else is not a number. */
export function decimalText(value: unknown): DecimalText | undefined {
  const parts = pattern.exec(textOf(value) ?? '');
  if (!parts) return undefined;
  const [, sign, digits = '', fraction = ''] = parts;
  return { negative: sign === '-', integer: withoutLeadingZeros(digits.replaceAll(',', '')), fraction };
}

/** Writes the number as plain text, the way amounts travel on the wire. */
export function writeDecimal({ negative, integer, fraction }: DecimalText): string {
  const isZero = integer === '0' && /^0*$/.test(fraction);
  return `${negative && !isZero ? '-' : ''}${integer}${fraction && `.${fraction}`}`;
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits[start] === '0') start += 1;
  return digits.slice(start);
}
