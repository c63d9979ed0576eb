import type { FormValues } from '@fairway/contract/forms.ts';
import { ownValue } from './own-value.ts';
import { isRow } from './value-shape.ts';

/** The values of one row of a sub-table, or of one record. */
export type Row = Record<string, unknown>;

/** The rows of a sub-table; none where its value is no list of rows. */
export function rowsOf(values: FormValues, table: string): Row[] {
  const rows = ownValue(values, table);
  return Array.isArray(rows) && rows.every(isRow) ? rows : [];
}
