import type { FormField } from '@fairway/contract/forms.ts';

const numeric = ['number', 'rate', 'slider', 'switch', 'date'];
const digits = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** Clients of the family send numbers and moments as text too; in a field of numbers the digits are the number. */
export function numberFromText(value: unknown, { kind }: Pick<FormField, 'kind'>): unknown {
  if (numeric.includes(kind)) return numberIn(value);
  return kind === 'dateRange' && Array.isArray(value) ? value.map(numberIn) : value;
}

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && digits.test(value) ? Number(value) : value;
