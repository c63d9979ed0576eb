import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import type { Viewing } from '@fairway/domain/forms/derive-fields.ts';
import type { Scope } from '@fairway/domain/forms/expression/scope.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { scopeAt as scopeIn } from '@fairway/domain/forms/scope-at.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import type { Place } from './part.ts';

type Row = Record<string, unknown>;

/** What of a form an expression can be asked about. */
export interface FormSight {
  values: FormValues;
  form: CompiledForm;
  viewing: Viewing;
}

/** What an expression sees from a place: inside a row its own cells, outside of it whole columns. */
export const scopeAt = (
  { values, form, viewing: { context } }: FormSight,
  { path, row }: Place,
  besides: Record<string, Row> = {},
): Scope => scopeIn(form, { values, context, table: path.split('.')[0], row, besides });

/** The value of a field as somebody at a place means it: `amount`, or `rows.qty` in the same row, else in all of them. */
export function valueSeenFrom(
  { values }: Pick<FormSight, 'values'>,
  { path, row }: Place,
  wanted: string,
): unknown {
  const [table = '', column] = wanted.split('.');
  if (column === undefined) return ownValue(values, wanted);
  const rows = rowsOf(values, table);
  if (row !== undefined && path.split('.')[0] === table) return ownValue(rows[row], column);
  return rows.map((one) => ownValue(one, column));
}
