import type { FieldRights } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { isComputed } from './derive-fields.ts';
import type { FormContext } from './expression/scope.ts';
import type { Cell, FormState } from './form-state.ts';
import { newRow } from './new-values.ts';
import { ownValue } from './own-value.ts';
import { isSameValue } from './same-value.ts';
import { rowsOf } from './table-rows.ts';
import { isRow } from './value-shape.ts';

/** A closed field that became another value by hand. */
export interface ClosedChange {
  field: CompiledField;
  /** The row of a cell, counted in the values after the change. */
  row?: number;
  value: unknown;
  /** What it may be: what stood there, or what it starts with. */
  before: unknown;
}

interface Changed {
  before: FormState;
  after: FormState;
  rights?: FieldRights | undefined;
  context: FormContext;
}

/**
 * Every field that was closed before and is closed after, and yet has another value. Rows are the same by their id; the
 * cells of a new row may be what a new row starts with. Whether a fill explains a value, only who knows its source can say.
 */
export function closedChanges(
  form: CompiledForm,
  { before, after, rights, context }: Changed,
): ClosedChange[] {
  const isClosed = (field: CompiledField, cell: Cell | undefined) =>
    cell === undefined || cell.state.readonly || isTakenAway(rights, field);
  return form.reading.flatMap((field): ClosedChange[] => {
    const { path, table } = field;
    if (isComputed(field)) return [];
    if (table === undefined) {
      const wasClosed = isClosed(field, before.cells.get(path));
      if (!wasClosed || !isClosed(field, after.cells.get(path))) return [];
      const [stood, stands] = [ownValue(before.values, path), ownValue(after.values, path)];
      const isSame =
        field.field.kind === 'table' ? areSameRows(form, path, stood, stands) : isSameValue(stood, stands);
      return isSame ? [] : [{ field, value: stands, before: stood }];
    }
    const earlier = new Map(rowsOf(before.values, table).map((row, index) => [row.id, { row, index }]));
    const starting = newRow(form, table, after.values, context);
    const model = field.field.model ?? '';
    return rowsOf(after.values, table).flatMap((row, index): ClosedChange[] => {
      const known = row.id === undefined ? undefined : earlier.get(row.id);
      const cellBefore = known && before.rows.get(table)?.[known.index]?.get(model);
      const wasClosed = !known || isClosed(field, cellBefore);
      if (!wasClosed || !isClosed(field, after.rows.get(table)?.[index]?.get(model))) return [];
      const stood = ownValue(known ? known.row : starting, model);
      const stands = ownValue(row, model);
      return isSameValue(stood, stands) ? [] : [{ field, row: index, value: stands, before: stood }];
    });
  });
}

/** A column is taken away with its sub-table. */
function isTakenAway(rights: FieldRights | undefined, { path, table }: CompiledField): boolean {
  if (!rights) return false;
  const names = table === undefined ? [path] : [path, table];
  return names.some((name) => Object.hasOwn(rights, name) && ['hidden', 'read'].includes(rights[name] ?? ''));
}

/** The same rows in the same order; what is worked out does not count. */
function areSameRows(form: CompiledForm, table: string, stood: unknown, stands: unknown): boolean {
  const typed = (form.columns.get(table) ?? []).filter((column) => !isComputed(column));
  const typedPart = (rows: unknown) =>
    (Array.isArray(rows) ? rows : []).map((row) =>
      isRow(row) ? [row.id, ...typed.map(({ field }) => ownValue(row, field.model ?? '') ?? null)] : row,
    );
  const [one, other] = [typedPart(stood), typedPart(stands)];
  return one.length === other.length && isSameValue(one, other);
}
