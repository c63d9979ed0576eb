import { type FormField, type FormValues, shownKinds } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';

/** One value of a form where it stands; of a column, in one row. */
export interface ValueCell {
  field: CompiledField;
  row?: number;
  value: unknown;
}

export const holdsValue = ({ kind }: FormField): boolean => !shownKinds.some((shown) => shown === kind);

/** Every value, sub-tables cell by cell. */
export function* cellsOf(form: CompiledForm, values: FormValues): Generator<ValueCell> {
  for (const field of form.reading) {
    if (!holdsValue(field.field) || field.field.kind === 'table') continue;
    if (field.table === undefined) yield { field, value: ownValue(values, field.path) };
    else
      for (const [row, cells] of rowsOf(values, field.table).entries())
        yield { field, row, value: ownValue(cells, field.field.model ?? '') };
  }
}

/** What stood at a cell before: in the row with the same id, wherever it stood. */
export function valueBefore(
  form: CompiledForm,
  before: FormValues,
  after: FormValues,
): (cell: ValueCell) => unknown {
  const earlier = new Map<string, (Row | undefined)[]>();
  for (const table of form.columns.keys()) {
    const byId = new Map(rowsOf(before, table).map((row) => [row.id, row]));
    earlier.set(
      table,
      rowsOf(after, table).map(({ id }) => (id === undefined ? undefined : byId.get(id))),
    );
  }
  return ({ field: { table, path, field }, row }) =>
    table === undefined || row === undefined
      ? ownValue(before, path)
      : ownValue(earlier.get(table)?.[row], field.model ?? '');
}

/** `amount`, or `rows.3.qty`: where an error is said. */
export const placeOf = ({ field: { path, table, field }, row }: Pick<ValueCell, 'field' | 'row'>): string =>
  table === undefined || row === undefined ? path : `${table}.${row}.${field.model}`;

/** The values with one of them changed; nothing is shared with the old ones along the way. */
export function withValue(
  values: FormValues,
  { field: { path, table, field }, row }: Pick<ValueCell, 'field' | 'row'>,
  value: unknown,
): FormValues {
  if (table === undefined || row === undefined) return { ...values, [path]: value };
  const rows = rowsOf(values, table).map((cells, index) =>
    index === row ? { ...cells, [field.model ?? '']: value } : cells,
  );
  return { ...values, [table]: rows };
}
