import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { isComputed } from '@fairway/domain/forms/derive.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { rowsIn } from '../form-scope.ts';
import type { FormStore } from '../form-store.ts';

type Row = Record<string, unknown>;

/**
 * What a script may write of what it gave back: fields the form knows and that are open to whoever fills it in. What it
 * gave back as it was `given` it does not mean to write: somebody may have typed there meanwhile.
 */
export function openValues(store: FormStore, given: FormValues, answer: unknown): FormValues {
  if (!isRow(answer)) return {};
  const { form, derived } = store;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([model, wanted]) => {
      const state = derived.cells.get(model)?.state;
      if (!state?.visible || state.readonly || isSame(wanted, given[model])) return [];
      const value = form.columns.has(model) ? openRows(store, model, wanted) : wanted;
      return isSame(value, derived.values[model]) ? [] : [[model, value]];
    }),
  );
}

/** Rows with their open cells as the script gave them and their closed ones as they were. */
function openRows(store: FormStore, table: string, given: unknown): unknown {
  if (!Array.isArray(given) || !given.every(isRow)) return store.values[table];
  const rows = rowsIn(store.values, table);
  const columns = store.form.columns.get(table) ?? [];
  return given.map((row: Row) => {
    const index = rows.findIndex(({ id }) => id !== undefined && id === row.id);
    const cells = columns.map((column) => {
      const model = column.field.model ?? '';
      return [model, isOpen(store, column, index) ? row[model] : rows[index]?.[model]] as const;
    });
    const known = cells.filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(known), id: index < 0 ? crypto.randomUUID() : row.id };
  });
}

function isOpen(store: FormStore, column: CompiledField, index: number): boolean {
  const { field, table = '', path } = column;
  const state = store.derived.rows.get(table)?.[index]?.get(field.model ?? '')?.state;
  if (state) return state.visible && !state.readonly;
  const right = store.viewing.rights?.[path];
  return !isComputed(column) && !field.readonly && right !== 'read' && right !== 'hidden';
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
