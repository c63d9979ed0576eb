import type { FormField } from '@fairway/contract/forms.ts';
import { isEmpty, Num, numberOf, type Single, textOf, truthOf } from './expression/value.ts';
import { mostPrecision } from './value-shape.ts';

const numeric = ['number', 'rate', 'slider', 'calculation'];
const moments = ['date', 'createdAt', 'modifiedAt'];
const lists = ['checkbox', 'users'];

/** What an expression came to, as the value of a field keeps it; what does not fit is nothing. */
export function writtenValue(value: Single, field: FormField): unknown {
  if (isEmpty(value)) return null;
  if (numeric.includes(field.kind)) return writtenNumber(value, field.precision ?? mostPrecision);
  if (moments.includes(field.kind)) return writtenNumber(value, 0);
  if (field.kind === 'switch') return truthOf(value) ? 1 : 0;
  if (lists.includes(field.kind) || field.multiple) return [value].flat().map((one) => textOf(one as Single));
  return textOf(value);
}

/** As many digits as a double keeps. */
const largest = new Num(10).pow(15);

function writtenNumber(value: Single, precision: number): number | null {
  const number = numberOf(value)?.toDecimalPlaces(precision);
  if (!number || number.abs().greaterThanOrEqualTo(largest)) return null;
  const plain = number.toSignificantDigits(15).toNumber();
  // Minus zero would be another value than zero on the way back.
  return plain === 0 ? 0 : plain;
}
