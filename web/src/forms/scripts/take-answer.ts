import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { isComputed } from '@fairway/domain/forms/derive-fields.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { isRow, shapeProblem } from '@fairway/domain/forms/value-shape.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import type { FormStore } from '../form-store.ts';

type Row = Record<string, unknown>;

/**
 * What a script may write of what it gave back: fields the form knows and that are open to whoever fills it in. What it
 * gave back as it was `given` it does not mean to write: somebody may have typed there meanwhile. What a field cannot hold
 * is left out, and said.
 */
export function openValues(store: FormStore, given: FormValues, answer: unknown): FormValues {
  if (!isRow(answer)) return {};
  const { form, derived } = store;
  const wrong = new Set<string>();
  const open = Object.fromEntries(
    Object.entries(answer).flatMap(([model, wanted]) => {
      const state = derived.cells.get(model)?.state;
      if (!state?.visible || state.readonly || isSame(wanted, given[model])) return [];
      const field = form.byPath.get(model);
      if (field && !canHold(field, wanted)) {
        wrong.add(field.field.label);
        return [];
      }
      const value = form.columns.has(model) ? openRows(store, model, wanted, wrong) : wanted;
      return isSame(value, derived.values[model]) ? [] : [[model, value]];
    }),
  );
  if (wrong.size > 0)
    toast(t('formScriptWrong', { fields: [...wrong].slice(0, mostNamed).join(t('listComma')) }), 3_000);
  return open;
}

const mostNamed = 5;

/** Too few rows are a beginning: whoever fills the form in is told so by the form. */
function canHold({ field }: CompiledField, value: unknown): boolean {
  if (isEmptyValue(value)) return true;
  const problem = shapeProblem(value, field)?.problem;
  return problem === undefined || problem === 'tooFew';
}

/** Rows with their open cells as the script gave them and their closed ones as they were. */
function openRows(store: FormStore, table: string, given: unknown, wrong: Set<string>): unknown {
  if (!Array.isArray(given) || !given.every(isRow)) return store.values[table];
  const rows = rowsOf(store.values, table);
  const columns = store.form.columns.get(table) ?? [];
  return given.map((row: Row) => {
    const index = rows.findIndex(({ id }) => id !== undefined && id === row.id);
    const cells = columns.map((column) => {
      const model = column.field.model ?? '';
      const before = rows[index]?.[model];
      if (!isOpen(store, column, index)) return [model, before] as const;
      if (canHold(column, row[model])) return [model, row[model]] as const;
      wrong.add(column.field.label);
      return [model, before] as const;
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
