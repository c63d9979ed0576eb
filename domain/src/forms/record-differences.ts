import { type FormField, type FormValues, shownKinds } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { ownValue } from './own-value.ts';
import { isSameValue } from './same-value.ts';
import { type Row, rowsOf } from './table-rows.ts';

/** One value that became another. */
export interface Difference {
  /** `amount`, or `rows.3.qty`. */
  path: string;
  /** The field of the form: `amount`, or `rows.qty`. */
  field: string;
  /** What the form calls it, the sub-table first. */
  labels: string[];
  /** Rows are counted from 0, in the values after the change; a row that went, in those before. */
  row?: number;
  before: unknown;
  after: unknown;
}

/** It says that something changed, and changes with everything. */
const restless = ['modifiedBy', 'modifiedAt', ...shownKinds];

/** What is different, field by field; rows of a sub-table are the same by their id. */
export function recordDifferences(form: CompiledForm, before: FormValues, after: FormValues): Difference[] {
  return form.reading
    .filter(({ field, table }) => table === undefined && !restless.includes(field.kind))
    .flatMap((field) => {
      if (field.field.kind === 'table') return rowDifferences(form, field, before, after);
      const [was, is] = [ownValue(before, field.path), ownValue(after, field.path)];
      const named = { path: field.path, field: field.path, labels: [labelOf(field.field)] };
      return isSameValue(was, is) ? [] : [{ ...named, before: was ?? null, after: is ?? null }];
    });
}

function rowDifferences(
  form: CompiledForm,
  { path: table, field }: CompiledField,
  before: FormValues,
  after: FormValues,
): Difference[] {
  const columns = form.reading.filter(
    (column) => column.table === table && !restless.includes(column.field.kind),
  );
  const cellDifferences = (row: number, was: Row | undefined, is: Row | undefined): Difference[] =>
    columns.flatMap((column) => {
      const model = column.field.model ?? '';
      const [one, other] = [ownValue(was, model), ownValue(is, model)];
      if (isSameValue(one, other)) return [];
      return {
        path: `${table}.${row}.${model}`,
        field: column.path,
        labels: [labelOf(field), labelOf(column.field)],
        row,
        before: one ?? null,
        after: other ?? null,
      };
    });
  const [earlier, later] = [rowsOf(before, table), rowsOf(after, table)];
  const known = new Map(earlier.map((row) => [row.id, row]));
  const kept = new Set(later.map(({ id }) => id));
  return [
    ...later.flatMap((row, index) => cellDifferences(index, known.get(row.id), row)),
    ...earlier.flatMap((row, index) => (kept.has(row.id) ? [] : cellDifferences(index, row, undefined))),
  ];
}

const labelOf = ({ label, model }: FormField): string => label || (model ?? '');
