import type { FormField } from '@fairway/contract/forms.ts';
import { isEmpty, Num, numberOf, seenValue } from '@fairway/domain/forms/expression/value.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';

/** The sum of a column as SUM makes it: exact, and what is no number is passed over. */
export function columnSum(values: readonly unknown[]): Num {
  let total = new Num(0);
  for (const value of values) {
    const seen = seenValue(value);
    const number = isEmpty(seen) ? null : numberOf(seen);
    if (number) total = total.plus(number);
  }
  return total;
}

/** A sum as its column writes numbers. */
export function sumText(
  sum: Num,
  { precision, thousands }: Pick<FormField, 'precision' | 'thousands'>,
): string {
  const digits = precision === undefined ? sum.toFixed() : sum.toFixed(precision);
  return thousands ? thousandsFormat(digits) : digits;
}
