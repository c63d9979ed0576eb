import type {
  FieldRights,
  FormDefinition,
  FormValues,
  ValuePlace,
  WholeValue,
} from '@fairway/contract/forms.ts';
import { type CompiledForm, compileForm } from '@fairway/domain/forms/compile-form.ts';
import {
  type Change,
  deriveChange,
  deriveFields,
  type Viewing,
} from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { errorsOf, type FormState, type PlacedError } from '@fairway/domain/forms/form-state.ts';
import { newRow } from '@fairway/domain/forms/new-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { maskKind } from '@fairway/domain/text/mask.ts';
import { asServed } from './as-served.ts';
import { changedPlaces } from './changed-places.ts';
import { followRows, type Moves } from './follow-rows.ts';
import type { Place } from './part.ts';
import type { Revealing } from './revealing.ts';

/** How a form is shown: to be filled in, or to be read. */
export type FormMode = 'new' | 'edit' | 'read';

interface Opening {
  definition: FormDefinition;
  values: FormValues;
  context: FormContext;
  rights?: FieldRights | undefined;
  mode: FormMode;
  /** Names in place of ids by path, as DataChange gave them: what is read needs not ask again. */
  shown?: FormValues | undefined;
  /** Missing where nobody may look at the whole values of masked fields. */
  revealing?: Revealing | undefined;
}

type Row = Record<string, unknown>;

/** A form on the screen: its values and everything worked out from them. Parts listen to what concerns them. */
export class FormStore {
  readonly definition: FormDefinition;
  readonly form: CompiledForm;
  readonly mode: FormMode;
  readonly shown: FormValues | undefined;
  readonly revealing: Revealing | undefined;
  /** The values those names stand for. */
  readonly named: FormValues;
  viewing: Viewing;
  #derived: FormState;
  #opened: FormValues;
  #listeners = new Set<() => void>();
  /** Who listens to one place only: a large form has hundreds of them, and a key concerns few. */
  #listenersAt = new Map<string, Set<() => void>>();
  #isTouched = false;
  /** What the server said of single places; a change there takes it back. */
  #told: ReadonlyMap<string, string> = new Map();
  /** Errors of untouched places are not shown before somebody tried to send the form. */
  #visited = new Set<string>();
  #isTried = false;
  #busy = 0;
  /** What keeps the form from being sent beside its values, such as an upload that failed. */
  #hindrances: ReadonlyMap<string, { key: string; words: string }> = new Map();
  #sought: string | undefined;
  /** The whole values of masked fields, while they are printed. */
  #whole: readonly WholeValue[] = [];
  /** More than single places became another thing: everybody looks again. */
  #concernsAll = false;

  constructor({ definition, values, context, rights, mode, shown, revealing }: Opening) {
    this.definition = definition;
    this.form = compileForm(definition);
    this.mode = mode;
    this.shown = shown;
    this.revealing = revealing;
    this.viewing = rights ? { rights, context, standing: values } : { context, standing: values };
    const derived = deriveFields(this.form, values, this.viewing);
    this.#derived = mode === 'read' && shown ? asServed(derived, values, shown) : derived;
    this.#opened = this.#derived.values;
    this.named = this.#derived.values;
  }

  get derived(): FormState {
    return this.#derived;
  }
  get values(): FormValues {
    return this.#derived.values;
  }
  /** The values it was opened with, or began anew with. */
  get opened(): FormValues {
    return this.#opened;
  }
  /** Something was changed by hand. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears only of what concerns a place (`amount`, `rows.3.qty`). */
  subscribeAt(key: string, listener: () => void): () => void {
    const listeners = this.#listenersAt.get(key) ?? new Set();
    this.#listenersAt.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listenersAt.delete(key);
    };
  }

  /** One value changed by hand. */
  set({ path, row }: Place, value: unknown): void {
    this.change([row === undefined ? { model: path, value } : { model: path, value, row }]);
  }

  /** Several values changed at once, in this order, as a choice that fills other fields brings them. */
  change(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    let derived = this.#derived;
    for (const change of changes) {
      this.#forgetTold(keyOf({ path: change.model, row: change.row }));
      derived = deriveChange(this.form, derived, change, this.viewing);
    }
    this.#isTouched = true;
    this.#become(derived);
  }

  /** A value that was looked up, not typed: nobody has changed anything. */
  supply({ path, row }: Place, value: unknown): void {
    const change = row === undefined ? { model: path, value } : { model: path, value, row };
    this.#become(deriveChange(this.form, this.#derived, change, this.viewing));
  }

  /** Other values for some fields, as a script or a draft brings them. */
  assign(values: FormValues): void {
    this.#isTouched = true;
    for (const path of Object.keys(values)) this.#forgetTold(path);
    this.#become(deriveFields(this.form, { ...this.values, ...values }, this.viewing));
  }

  /** Other values altogether, as after a reset: nobody has typed anything. */
  restart(values: FormValues): void {
    this.#isTouched = false;
    this.#isTried = false;
    this.#visited.clear();
    this.#told = new Map();
    this.#concernsAll = true;
    this.viewing = { ...this.viewing, standing: values };
    this.#become(deriveFields(this.form, values, this.viewing));
    this.#opened = this.values;
  }

  /** It was sent as it is: nothing of it is unsaved any more. */
  settle(): void {
    this.#isTouched = false;
    this.#opened = this.values;
    this.viewing = { ...this.viewing, standing: this.values };
    this.#concernsAll = true;
    this.#become(deriveFields(this.form, this.values, this.viewing));
  }

  /** Puts rows into a sub-table, each with its defaults and an id of its own; at the end unless told otherwise. */
  addRows(table: string, given: readonly Row[] = [{}], at?: number): void {
    const rows = rowsOf(this.values, table);
    const where = at ?? rows.length;
    const added = given.map((row) => this.#rowOf(table, row));
    this.set({ path: table }, [...rows.slice(0, where), ...added, ...rows.slice(where)]);
  }

  /** Other rows in place of all. */
  setRows(table: string, given: readonly Row[]): void {
    this.set(
      { path: table },
      given.map((row) => this.#rowOf(table, row)),
    );
  }

  removeRows(table: string, gone: readonly number[]): void {
    this.set(
      { path: table },
      rowsOf(this.values, table).filter((_, index) => !gone.includes(index)),
    );
  }

  /** The row stands at `to` afterwards. */
  moveRow(table: string, from: number, to: number): void {
    const rows = [...rowsOf(this.values, table)];
    const [moved] = rows.splice(from, 1);
    if (!moved || to < 0 || to > rows.length) return;
    rows.splice(to, 0, moved);
    this.set({ path: table }, rows);
  }

  /** The same row once more, below. */
  duplicateRow(table: string, index: number): void {
    const row = rowsOf(this.values, table)[index];
    if (!row) return;
    // What is covered is not known here, and a covered text is no value of the new row.
    const covered = (this.form.columns.get(table) ?? []).flatMap(({ path, field: { model = '' } }) =>
      this.isCovered({ path, row: index }) ? [[model, null]] : [],
    );
    this.addRows(table, [{ ...row, ...Object.fromEntries(covered), id: undefined }], index + 1);
  }

  #rowOf(table: string, given: Row): Row {
    const id = typeof given.id === 'string' && given.id !== '' ? given.id : crypto.randomUUID();
    return { ...newRow(this.form, table, this.values, this.viewing.context), ...given, id };
  }

  /** The masked text that stood at a place when the form was opened; undefined where none did. */
  coveredAt({ path, row }: Place): string | undefined {
    const { standing = {} } = this.viewing;
    const field = this.form.byPath.get(path);
    if (this.mode === 'new' || !field || maskKind(field.field.mask) === undefined) return undefined;
    const { table, field: own } = field;
    const stood =
      table === undefined || row === undefined
        ? ownValue(standing, path)
        : ownValue(
            rowsOf(standing, table).find(({ id }) => id === rowsOf(this.values, table)[row]?.id),
            own.model ?? '',
          );
    return typeof stood === 'string' && stood.includes('*') ? stood : undefined;
  }

  /** Nobody has put anything in its place. */
  isCovered(place: Place): boolean {
    const covered = this.coveredAt(place);
    return covered !== undefined && covered === this.#valueAt(place);
  }

  #valueAt({ path, row }: Place): unknown {
    const { table, field } = this.form.byPath.get(path) ?? {};
    if (table === undefined || row === undefined) return ownValue(this.values, path);
    return ownValue(rowsOf(this.values, table)[row], field?.model ?? '');
  }

  /** A place as the server names it: rows by their id. */
  valuePlace({ path, row }: Place): ValuePlace {
    const { table } = this.form.byPath.get(path) ?? {};
    const id = table === undefined || row === undefined ? undefined : rowsOf(this.values, table)[row]?.id;
    return typeof id === 'string' ? { field: path, row: id } : { field: path };
  }

  /** Whole values in place of masked ones, until they are taken away again. */
  showWhole(values: readonly WholeValue[]): void {
    this.#whole = values;
    this.#tell();
  }

  wholeAt(place: Place): string | undefined {
    if (this.#whole.length === 0) return undefined;
    const { field, row } = this.valuePlace(place);
    return this.#whole.find((one) => one.field === field && one.row === row)?.value;
  }

  /** The person left a place: from now on it says what is wrong with it. */
  visit(place: Place): void {
    const key = keyOf(place);
    if (this.#visited.has(key)) return;
    this.#visited.add(key);
    this.#tell([key]);
  }

  /** Everything wrong now; from now on every place says so. */
  tryToSend(): PlacedError[] {
    this.#isTried = true;
    this.#tell();
    const hindrances = [...this.#hindrances.values()].map(
      ({ key, words }): PlacedError => ({ path: key, problem: 'notFile', message: words }),
    );
    return [...errorsOf(this.form, this.#derived), ...hindrances];
  }

  /** Something at a place keeps the form from being sent, with a sentence; without words it is in order again. */
  hinder(name: string, place: Place, words: string | undefined): void {
    const others = [...this.#hindrances].filter(([other]) => other !== name);
    this.#hindrances = new Map(
      words === undefined ? others : [...others, [name, { key: keyOf(place), words }]],
    );
    this.#tell();
  }

  /** What the server said, by path (`amount`, `rows.3.qty`). */
  tell(problems: Record<string, string>): void {
    this.#told = new Map(Object.entries(problems));
    this.#tell();
  }

  /** Somebody tried to send it as it is. */
  get isTried(): boolean {
    return this.#isTried;
  }
  isShowingErrorAt(place: Place): boolean {
    return this.#isTried || this.#visited.has(keyOf(place));
  }
  toldAt(place: Place): string | undefined {
    return this.#told.get(keyOf(place));
  }
  /** Everything the server said and nobody has changed since, by path. */
  get told(): ReadonlyMap<string, string> {
    return this.#told;
  }

  /** The place (`amount`, `rows.3.qty`) the person is being led to: what it stands in opens, and it takes the focus. */
  get sought(): string | undefined {
    return this.#sought;
  }
  seek(key: string | undefined): void {
    this.#sought = key;
    this.#tell();
  }

  /** An upload began or ended at a place; the form is sent when all have ended. */
  busyAt(_place: Place, change: 1 | -1): void {
    // Counted for the form as a whole: the row a place names may have moved before its upload ends.
    this.#busy = Math.max(0, this.#busy + change);
    this.#tell();
  }
  get isBusy(): boolean {
    return this.#busy > 0;
  }

  #forgetTold(key: string): void {
    if (!this.#told.has(key)) return;
    this.#told = new Map([...this.#told].filter(([path]) => path !== key));
    this.#concernsAll = true;
  }

  #become(derived: FormState): void {
    const before = this.#derived;
    for (const table of this.form.columns.keys()) {
      const moves = followRows(rowsOf(this.values, table), rowsOf(derived.values, table));
      if (!moves) continue;
      this.#moveKeys(table, moves);
      this.#concernsAll = true;
    }
    const isSameWhole = isSameErrors(before.formErrors, derived.formErrors);
    // The very same list: whoever looks at it need not draw it again with every key.
    this.#derived = isSameWhole ? { ...derived, formErrors: before.formErrors } : derived;
    const concernsAll = this.#concernsAll || !isSameWhole;
    this.#concernsAll = false;
    this.#tell(concernsAll ? undefined : changedPlaces(this.form, before, derived));
  }

  /** What was visited and told stays with its row. */
  #moveKeys(table: string, moves: Moves): void {
    const moved = (key: string): string[] => {
      const [owner, row, column] = key.split('.');
      if (owner !== table || column === undefined) return [key];
      const to = moves(Number(row));
      return to === undefined ? [] : [`${table}.${to}.${column}`];
    };
    this.#visited = new Set([...this.#visited].flatMap(moved));
    this.#hindrances = new Map(
      [...this.#hindrances].flatMap(([name, { key, words }]) =>
        moved(key).map((to) => [name, { key: to, words }] as const),
      ),
    );
    this.#told = new Map([...this.#told].flatMap(([key, words]) => moved(key).map((to) => [to, words])));
  }

  /** Everybody, or whoever listens to these places; those who look at the whole form always. */
  #tell(places: Iterable<string> = this.#listenersAt.keys()): void {
    for (const listener of this.#listeners) listener();
    for (const key of places) for (const listener of this.#listenersAt.get(key) ?? []) listener();
  }
}

const isSameErrors = (one: FormState['formErrors'], other: FormState['formErrors']): boolean =>
  one.length === other.length &&
  one.every(({ message, fields }, index) => {
    const same = other[index];
    return message === same?.message && fields === same.fields;
  });

/** `rows.qty` in row 3 is `rows.3.qty`, as errors are named. */
export function keyOf({ path, row }: Place): string {
  if (row === undefined) return path;
  const [table, column] = path.split('.');
  return `${table}.${row}.${column}`;
}
