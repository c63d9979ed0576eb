import type { FormField } from '@fairway/contract/forms.ts';
import type { FieldState } from '@fairway/domain/forms/form-state.ts';
import type { FormStore } from '../form-store.ts';
import { useAt } from '../use-form.ts';
import { isSameList } from './row-keys.ts';
import { useKept } from './use-kept.ts';

/** A column of a sub-table that is drawn; every one has a model. */
export type Column = FormField & { model: string };

type Device = 'phone' | 'desktop';

/** The columns somebody may see here: none that the form, a right or, in every row, a condition hides. */
export function useShownColumns(field: FormField, device: Device): readonly Column[] {
  const kept = useKept<readonly Column[]>(isSameList);
  return useAt({ path: field.model ?? '' }, (store) => kept(shownColumns(store, field, device)));
}

function shownColumns(store: FormStore, { model: table = '', columns = [] }: FormField, device: Device) {
  return columns.filter((column): column is Column => {
    const { model, kind, on, visibleWhen } = column;
    const path = `${table}.${model}`;
    if (model === undefined || kind === 'table' || !on.includes(device)) return false;
    if (store.form.byPath.get(path)?.isHidden || rightTo(store, path) === 'hidden') return false;
    return visibleWhen === undefined || isSomewhere(store, table, model, ({ visible }) => visible, true);
  });
}

/** The models of the columns that must be filled in, at least somewhere: they bear a star. */
export function useRequiredColumns(table: string, columns: readonly Column[]): readonly string[] {
  const kept = useKept<readonly string[]>(isSameList);
  return useAt({ path: table }, (store) =>
    kept(columns.filter((column) => isRequired(store, table, column)).map(({ model }) => model)),
  );
}

function isRequired(store: FormStore, table: string, { model, required, requiredWhen }: Column): boolean {
  const isByForm = required || rightTo(store, `${table}.${model}`) === 'required';
  if (!isByForm && requiredWhen === undefined) return false;
  return isSomewhere(store, table, model, (state) => state.required, isByForm);
}

function isSomewhere(
  { derived }: FormStore,
  table: string,
  model: string,
  is: (state: FieldState) => boolean,
  withoutRows: boolean,
): boolean {
  const rows = derived.rows.get(table) ?? [];
  if (rows.length === 0) return withoutRows;
  return rows.some((cells) => {
    const state = cells.get(model)?.state;
    return state !== undefined && is(state);
  });
}

function rightTo({ viewing: { rights } }: FormStore, path: string) {
  return rights && Object.hasOwn(rights, path) ? rights[path] : undefined;
}
