import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { isSameJson } from '../forms/same-json.ts';

export interface FieldDifference {
  field: keyof OrderFields;
  before: unknown;
  after: unknown;
}

/** What differs between two states of an order, field by field, in the order of the form. */
export function orderDifferences(before: OrderFields, after: OrderFields): FieldDifference[] {
  return (Object.keys(after) as (keyof OrderFields)[])
    .filter((field) => !isSameJson(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** What a price is computed from: a change of it makes a new price. */
const pricedBy = [
  ...(['customerId', 'mode', 'rateId', 'quoteId', 'etdFrom', 'sailingId', 'boxes', 'services'] as const),
  ...(['isDangerous', 'grossKg', 'cbm', 'commodity'] as const),
] as const satisfies readonly (keyof OrderFields)[];

export const changesPrice = (differences: readonly FieldDifference[]): boolean =>
  differences.some(({ field }) => pricedBy.some((one) => one === field));
