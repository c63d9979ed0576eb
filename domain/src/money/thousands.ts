import { textOf } from '../text/text-of.ts';
import { decimalText, writeDecimal } from './decimal-text.ts';

/** Groups the integer part by thousands and keeps the decimals; a text that is no number comes back as it was. */
export function thousandsFormat(value: string | number | null | undefined): string {
  const decimal = decimalText(value);
  if (!decimal) return textOf(value) ?? '';
  const { integer } = decimal;
  const groups: string[] = [];
  for (let end = integer.length; end > 0; end -= 3) groups.push(integer.slice(Math.max(0, end - 3), end));
  return writeDecimal({ ...decimal, integer: groups.reverse().join(',') });
}
