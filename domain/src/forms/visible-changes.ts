import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { deriveFields, isComputed } from './derive-fields.ts';
import type { FormContext } from './expression/scope.ts';
import type { Cell, FormState } from './form-state.ts';
import { newRow } from './new-values.ts';
import { ownValue } from './own-value.ts';
import { isSameValue } from './same-value.ts';
import { isVisibleAt } from './shown-cells.ts';
import { type Row, rowsOf } from './table-rows.ts';
import { whenShown } from './when-shown.ts';

interface Given {
  /** What stands; of a new record what it starts with. */
  standing: FormValues;
  /** What was sent over it; every row has an id. */
  sent: FormValues;
  rights?: FieldRights | undefined;
  context: FormContext;
}

/** A value that was sent for a place nobody sees. */
export interface HiddenChange {
  field: CompiledField;
  /** Of a cell: its row in `values`. */
  row?: number;
  value: unknown;
}

/** A change of a place that may be hidden. */
interface Change extends HiddenChange {
  /** `amount`, or the path of a column and the id of its row. */
  key: string;
}

/**
 * What a person cannot see they cannot set. Takes over what was sent, beginning with what is always visible; a field that
 * may be hidden is taken when it is visible with what was taken before, and only if it is so in the end. So two hidden
 * fields do not show each other. Everything else keeps what stands, in a new row what the row starts with.
 */
export class VisibleChanges {
  readonly #form: CompiledForm;
  readonly #given: Given;
  readonly #hideable: readonly CompiledField[];
  readonly #taken = new Set<string>();
  readonly #dropped = new Set<string>();
  #values: FormValues;
  #changes: Change[] = [];

  constructor(form: CompiledForm, given: Given) {
    this.#form = form;
    this.#given = given;
    this.#hideable = form.reading.filter(
      (field) => !isComputed(field) && whenShown(field, given.rights) !== 'always',
    );
    this.#values = this.#build();
  }

  /** What stands, with everything that was taken so far. */
  get values(): FormValues {
    return this.#values;
  }

  /** Something was sent for a place that may be hidden. */
  get hasHideable(): boolean {
    return this.#changes.length > 0;
  }

  /** What was sent for places that may be hidden and is not taken; rows are those of `values`. */
  get waiting(): readonly HiddenChange[] {
    return this.#changes.filter(({ key }) => !this.#taken.has(key));
  }

  /** Goes on with this state of `values`: takes what is visible now, drops what is hidden again. False: nothing more. */
  take(state: FormState): boolean {
    const isTaken = ({ key }: Change) => this.#taken.has(key);
    const shown = this.#changes.filter(
      (change) => !isTaken(change) && !this.#dropped.has(change.key) && isVisibleAt(state, change),
    );
    for (const { key } of shown) this.#taken.add(key);
    const gone = this.#changes.filter((change) => isTaken(change) && !isVisibleAt(state, change));
    for (const { key } of shown.length > 0 ? [] : gone) {
      this.#taken.delete(key);
      this.#dropped.add(key);
    }
    const hasMore = shown.length + gone.length > 0;
    if (hasMore) this.#values = this.#build();
    return hasMore;
  }

  #build(): FormValues {
    const { sent, standing } = this.#given;
    this.#changes = [];
    if (this.#hideable.length === 0) return sent;
    const values = { ...sent };
    const kept = new Set<string>();
    for (const field of this.#hideable) {
      const { path, table } = field;
      const [stood, stands] = [ownValue(standing, path), ownValue(sent, path)];
      if (table !== undefined || isSameValue(stood, stands)) continue;
      this.#changes.push({ field, value: stands, key: path });
      if (this.#taken.has(path)) continue;
      kept.add(path);
      if (stood === undefined) delete values[path];
      else values[path] = stood;
    }
    const columns = this.#hideable.filter(({ table }) => table !== undefined);
    for (const [table, hideable] of Map.groupBy(columns, (column) => column.table ?? ''))
      if (!kept.has(table) && rowsOf(sent, table).length > 0)
        values[table] = this.#rowsOf(table, hideable, values);
    return values;
  }

  #rowsOf(table: string, hideable: readonly CompiledField[], values: FormValues): Row[] {
    const { sent, standing, context } = this.#given;
    const stood = new Map(rowsOf(standing, table).map((row) => [row.id, row]));
    const starting = newRow(this.#form, table, values, context);
    return rowsOf(sent, table).map((given, row) => {
      const earlier = stood.get(given.id) ?? starting;
      const cells: Row = { ...given };
      for (const field of hideable) {
        const model = field.field.model ?? '';
        const [was, value] = [ownValue(earlier, model), ownValue(given, model)];
        if (isSameValue(was, value)) continue;
        const key = `${field.path} ${String(given.id)}`;
        this.#changes.push({ field, row, value, key });
        if (this.#taken.has(key)) continue;
        if (was === undefined) delete cells[model];
        else cells[model] = was;
      }
      return cells;
    });
  }
}

/** The same where nothing else fills in fields. */
export function takeVisible(form: CompiledForm, given: Given): FormValues {
  const { rights, context } = given;
  const changes = new VisibleChanges(form, given);
  const viewing = rights ? { rights, context } : { context };
  while (changes.hasHideable && changes.take(deriveFields(form, changes.values, viewing)));
  return changes.values;
}

/**
 * What stands of a form that was only kept for later: values somebody could see and change are as good as not sent yet, so
 * they are what the form starts with again.
 */
export function withoutOpenValues(
  form: CompiledForm,
  kept: FormValues,
  starting: FormValues,
  viewing: { rights?: FieldRights; context: FormContext },
): FormValues {
  const { cells, rows } = deriveFields(form, kept, viewing);
  const isOpen = (cell: Cell | undefined) => cell?.state.visible === true && !cell.state.readonly;
  const standing: FormValues = { ...kept };
  for (const { path, table, field } of form.reading) {
    if (table !== undefined) continue;
    if (field.kind !== 'table') {
      if (!isOpen(cells.get(path))) continue;
      if (Object.hasOwn(starting, path)) standing[path] = starting[path];
      else delete standing[path];
      continue;
    }
    const fresh = newRow(form, path, starting, viewing.context);
    standing[path] = rowsOf(kept, path).map((row, index) => {
      const open = Object.keys(row).filter((model) => isOpen(rows.get(path)?.[index]?.get(model)));
      const shut = Object.entries(row).filter(([model]) => !open.includes(model));
      const asStarted = Object.entries(fresh).filter(([model]) => open.includes(model));
      return Object.fromEntries([...shut, ...asStarted]);
    });
  }
  return standing;
}
