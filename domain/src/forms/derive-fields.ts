import {
  computedKinds,
  type FieldRight,
  type FieldRights,
  type FormValues,
} from '@fairway/contract/forms.ts';
import { maskKind } from '../text/mask.ts';
import { isBlankText } from './blank-text.ts';
import { brokenRule } from './check-rules.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { isEmptyValue } from './empty-value.ts';
import { evaluateSingle, isTrue } from './expression/evaluate.ts';
import { type Expression, fieldsIn } from './expression/expression.ts';
import type { FormContext, Scope } from './expression/scope.ts';
import { Column, seenValue, type Value } from './expression/value.ts';
import type { Cell, FieldError, FieldState, FormState } from './form-state.ts';
import { newRow } from './new-values.ts';
import { ownValue } from './own-value.ts';
import { isSameValue } from './same-value.ts';
import { rowsOf } from './table-rows.ts';
import { isRow, shapeProblem } from './value-shape.ts';
import { writtenValue } from './written-value.ts';

/** Who looks at a form, and what the step they are at allows them. */
export interface Viewing {
  rights?: FieldRights;
  context: FormContext;
  /** What stood before somebody changed it. Rows that are not in it are new; without it nothing is. */
  standing?: FormValues;
}

type Row = Record<string, unknown>;

/**
 * A form with these values: calculations done, hidden values cleared where the form says so, what is shown, open and
 * required, and everything that is wrong. Pure; the same values give the same answer, and its values give themselves.
 */
export function deriveFields(form: CompiledForm, values: FormValues, viewing: Viewing): FormState {
  const known = Object.entries(values).filter(
    ([model]) => form.byPath.get(model)?.table === undefined && form.byPath.has(model),
  );
  const nothing = { cells: new Map(), rows: new Map(), formErrors: [] };
  const working = new Working(form, viewing, Object.fromEntries(known), nothing);
  for (const field of form.fields) working.settleValue(field);
  for (const field of form.fields) working.settleCell(field);
  return working.result(form.rules);
}

/** A value was changed by hand. */
export interface Change {
  model: string;
  value: unknown;
  /** A cell of a sub-table: its row, and `model` is `table.column`. */
  row?: number;
}

/** The same as deriving everything again with the changed value, but only what looks at it is worked out. */
export function deriveChange(
  form: CompiledForm,
  before: FormState,
  change: Change,
  viewing: Viewing,
): FormState {
  const field = form.byPath.get(change.model);
  if (!field) return before;
  const working = new Working(form, viewing, before.values, before);
  working.write(field, change.row, change.value);
  const { made, looking } = affectedBy(form, field, change.row);
  for (const one of form.fields) if (made.has(one)) working.settleValue(one, made.get(one));
  for (const one of form.fields) if (looking.has(one)) working.settleCell(one, looking.get(one));
  const paths = new Set([...made.keys()].map(({ path }) => path));
  return working.result(form.rules.filter(({ watches }) => watches.some((path) => paths.has(path))));
}

/** A row of a sub-table; undefined for all of them, and for a field outside of any. */
type Reach = number | undefined;

/** Whose values are made from a field, however far away, and who looks at any of them. */
function affectedBy(form: CompiledForm, start: CompiledField, row: Reach) {
  const made = new Map<CompiledField, Reach>([[start, row]]);
  const open = [start];
  for (let field = open.pop(); field !== undefined; field = open.pop()) {
    for (const next of fedBy(form, field)) {
      const reach = next.table !== undefined && next.table === field.table ? made.get(field) : undefined;
      if (made.has(next) && (made.get(next) === undefined || made.get(next) === reach)) continue;
      made.set(next, reach);
      open.push(next);
    }
  }
  const looking = new Map(made);
  for (const [field, reach] of made) {
    for (const looker of form.watchers.get(field.path) ?? []) {
      const isWithinRow = looker.table !== undefined && looker.table === field.table;
      if (!looking.has(looker)) looking.set(looker, isWithinRow ? reach : undefined);
      else if (!isWithinRow || reach === undefined) looking.set(looker, undefined);
    }
  }
  return { made, looking };
}

/** Another sub-table has other cells in every column. */
const fedBy = (form: CompiledForm, { path, field }: CompiledField): readonly CompiledField[] => [
  ...(form.feeds.get(path) ?? []),
  ...(field.kind === 'table' ? (form.columns.get(path) ?? []) : []),
];

/** Values and cells on their way from one state of a form to the next; what is not touched is shared. */
class Working {
  readonly #form: CompiledForm;
  readonly #viewing: Viewing;
  readonly #values: FormValues;
  readonly #cells: Map<string, Cell>;
  readonly #rows: Map<string, ReadonlyMap<string, Cell>[]>;
  readonly #before: Pick<FormState, 'formErrors'>;
  readonly #ownTables = new Set<string>();
  readonly #ownRows = new Set<object>();
  readonly #columns = new Map<string, Column>();
  /** The rows that stood before, by sub-table and id. */
  readonly #stood = new Map<string, ReadonlyMap<unknown, Row>>();
  /** Lists of rows that were looked through already. */
  readonly #sound = new WeakSet<object>();

  constructor(form: CompiledForm, viewing: Viewing, values: FormValues, before: Omit<FormState, 'values'>) {
    this.#form = form;
    this.#viewing = viewing;
    this.#values = { ...values };
    this.#cells = new Map(before.cells);
    this.#rows = new Map([...before.rows].map(([table, rows]) => [table, [...rows]]));
    this.#before = before;
  }

  /** Works out the value of one field; of a column in one row, or in all. */
  settleValue(field: CompiledField, row?: number): void {
    if (!field.calculated && field.field.whenHidden === 'keep') return;
    for (const [scope, index] of this.#placesOf(field, row)) {
      if (field.calculated)
        this.write(field, index, writtenValue(evaluateSingle(field.calculated, scope), field.field));
      if (field.field.whenHidden === 'clear' && !isShown(field, scope))
        this.write(field, index, field.field.kind === 'table' ? [] : null);
    }
  }

  /** When all values are there: what is shown and open of it, and what is wrong with it. */
  settleCell(field: CompiledField, row?: number): void {
    if (field.field.kind === 'table') this.#fitRows(field.path);
    for (const [scope, index] of this.#placesOf(field, row)) {
      const state = this.#stateOf(field, isShown(field, scope), scope, index);
      const isOpen = state.visible && !isComputed(field);
      const value = isOpen ? this.#read(field, index) : undefined;
      const isWritten = this.#isWritten(field, index, value);
      // A masked value that nobody replaced was in order when it was written; nobody here knows the whole of it.
      const isMaskEcho = isMaskText(field, value) && this.#viewing.standing !== undefined && !isWritten;
      const isKept = (state.readonly && !isWritten) || isMaskEcho;
      const error = isOpen ? errorOf(field, value, { ...state, isKept }, scope) : undefined;
      this.#place(field, index, error ? { state, error } : { state });
    }
  }

  *#placesOf({ table }: CompiledField, row?: number): Generator<[Scope, number | undefined]> {
    if (table === undefined) return yield [this.#scope(), undefined];
    const count = this.#rowsOf(table).length;
    if (row !== undefined && row < count) return yield [this.#scope(table, row), row];
    if (row === undefined)
      for (let index = 0; index < count; index += 1) yield [this.#scope(table, index), index];
  }

  #place({ table, path, field }: CompiledField, row: number | undefined, cell: Cell): void {
    if (table === undefined || row === undefined) {
      this.#cells.set(path, cell);
      return;
    }
    const rows = this.#rows.get(table) ?? [];
    rows[row] = new Map(rows[row] ?? []).set(field.model ?? '', cell);
    this.#rows.set(table, rows);
  }

  #stateOf(field: CompiledField, isThere: boolean, scope: Scope, row: number | undefined): FieldState {
    const right = rightOf(this.#viewing.rights, field);
    const visible = isThere && right !== 'hidden';
    const isClosedForGood = isClosedFor(field, right);
    const readonly =
      isClosedForGood ||
      field.readonly.some(
        (expression) => isTrue(expression, scope) && !this.#leavesOpen(expression, field, row),
      );
    const isWanted =
      field.field.required ||
      right === 'required' ||
      (field.required !== undefined && isTrue(field.required, scope));
    // A condition that closes a field does not excuse it: else whoever sends both at once leaves out what is required.
    return { visible, readonly, required: visible && !isClosedForGood && isWanted };
  }

  /**
   * A new row may be filled in: what closes it must close a row as it starts too, and look at more than the row itself.
   * Else whoever fills it in would close what they have just written, and nothing of it could be kept.
   */
  #leavesOpen(expression: Expression, { table }: CompiledField, row: number | undefined): boolean {
    if (table === undefined || row === undefined || !this.#isNew(table, row)) return false;
    const looked = fieldsIn(expression);
    const isOwn = (path: string) => path.startsWith(`${table}.`);
    if (!looked.some(isOwn)) return false;
    return looked.every(isOwn) || !isTrue(expression, this.#startScope(table));
  }

  /** A condition closes it with the very change that wrote it. */
  #isWritten(field: CompiledField, row: number | undefined, value: unknown): boolean {
    const { standing, rights } = this.#viewing;
    if (!standing || isClosedFor(field, rightOf(rights, field))) return false;
    const { path, table = '', field: own } = field;
    const stood =
      row === undefined ? ownValue(standing, path) : ownValue(this.#rowBefore(table, row), own.model ?? '');
    return !isSameValue(value, stood);
  }

  #isNew(table: string, row: number): boolean {
    return this.#viewing.standing !== undefined && this.#rowBefore(table, row) === undefined;
  }

  #rowBefore(table: string, row: number): Row | undefined {
    const { standing } = this.#viewing;
    if (!standing) return undefined;
    const known = this.#stood.get(table) ?? new Map(rowsOf(standing, table).map((one) => [one.id, one]));
    this.#stood.set(table, known);
    return known.get(this.#rowsOf(table)[row]?.id);
  }

  #startScope(table: string): Scope {
    const { context } = this.#viewing;
    const starting = newRow(this.#form, table, this.#values, context);
    const { read } = this.#scope();
    const own = `${table}.`;
    return {
      context,
      read: (path) =>
        path.startsWith(own) ? seenValue(ownValue(starting, path.slice(own.length))) : read(path),
    };
  }

  #read({ field, table, path }: CompiledField, row: number | undefined): unknown {
    if (table === undefined) return ownValue(this.#values, path);
    return row === undefined ? undefined : ownValue(this.#rowsOf(table)[row], field.model ?? '');
  }

  write({ field, table, path }: CompiledField, row: number | undefined, value: unknown): void {
    if (table === undefined) {
      if (Object.is(ownValue(this.#values, path), value)) return;
      this.#values[path] = value;
      for (const key of this.#columns.keys()) if (key.startsWith(`${path}.`)) this.#columns.delete(key);
      this.#ownTables.delete(path);
      return;
    }
    const model = field.model ?? '';
    const rows = this.#rowsOf(table);
    if (row === undefined || row >= rows.length || Object.is(ownValue(rows[row], model), value)) return;
    const next = this.#ownTables.has(table) ? rows : [...rows];
    const before = next[row] as Row;
    const cells = this.#ownRows.has(before) ? before : { ...before };
    cells[model] = value;
    next[row] = cells;
    this.#ownRows.add(cells);
    this.#ownTables.add(table);
    this.#values[table] = next;
    this.#columns.delete(path);
  }

  #rowsOf(table: string): Row[] {
    const rows = ownValue(this.#values, table);
    if (!Array.isArray(rows)) return [];
    if (this.#sound.has(rows) || rows.every(isRow)) {
      this.#sound.add(rows);
      return rows;
    }
    return [];
  }

  /** As many rows of cells as there are rows. */
  #fitRows(table: string): void {
    const count = this.#rowsOf(table).length;
    const cells = this.#rows.get(table) ?? [];
    if (count === 0) this.#rows.delete(table);
    else
      this.#rows.set(
        table,
        Array.from({ length: count }, (_, index) => cells[index] ?? new Map()),
      );
  }

  /** What an expression sees: inside a row its own cells, outside of it whole columns. */
  #scope(table?: string, row?: number): Scope {
    const { context } = this.#viewing;
    const read = (path: string): Value => {
      const dot = path.indexOf('.');
      if (dot < 0) return this.#seen(path);
      const [owner, column] = [path.slice(0, dot), path.slice(dot + 1)];
      if (owner === table && row !== undefined) return seenValue(ownValue(this.#rowsOf(owner)[row], column));
      return this.#column(owner, column);
    };
    return { read, context };
  }

  #seen(model: string): Value {
    const value = ownValue(this.#values, model);
    // A sub-table by its name alone is how many rows it has.
    return this.#form.columns.has(model) ? seenValue(this.#rowsOf(model).length) : seenValue(value);
  }

  #column(table: string, column: string): Column {
    const path = `${table}.${column}`;
    const kept = this.#columns.get(path);
    if (kept) return kept;
    const made = new Column(this.#rowsOf(table).map((row) => seenValue(ownValue(row, column))));
    this.#columns.set(path, made);
    return made;
  }

  result(rules: CompiledForm['rules']): FormState {
    const scope = this.#scope();
    const broken = new Set(rules.filter(({ expression }) => !isTrue(expression, scope)));
    const isAsked = new Set(rules);
    const formErrors = this.#form.rules.flatMap((rule) => {
      const { message, fields } = rule;
      const isBroken = isAsked.has(rule)
        ? broken.has(rule)
        : this.#before.formErrors.some((error) => error.message === message && error.fields === fields);
      return isBroken ? [{ message, fields }] : [];
    });
    return { values: this.#values, cells: this.#cells, rows: this.#rows, formErrors };
  }
}

const isMaskText = ({ field }: CompiledField, value: unknown): boolean =>
  maskKind(field.mask) !== undefined && typeof value === 'string' && value.includes('*');

const isShown = ({ isHidden, visible }: CompiledField, scope: Scope): boolean =>
  !isHidden && visible.every((expression) => isTrue(expression, scope));

const isClosedFor = (field: CompiledField, right: FieldRight | undefined): boolean =>
  field.isReadonly || isComputed(field) || right === 'read';

/** Nobody types it. */
export const isComputed = ({ field, calculated }: CompiledField): boolean =>
  calculated !== undefined || computedKinds.some((kind) => kind === field.kind);

/** A column is at least as closed as its sub-table. */
function rightOf(rights: FieldRights | undefined, { path, table }: CompiledField): FieldRight | undefined {
  if (!rights) return undefined;
  const mine = Object.hasOwn(rights, path) ? rights[path] : undefined;
  const above = table !== undefined && Object.hasOwn(rights, table) ? rights[table] : undefined;
  if (above === 'hidden' || mine === 'hidden') return 'hidden';
  if (above === 'read' || mine === 'read') return 'read';
  return mine;
}

function errorOf(
  field: CompiledField,
  value: unknown,
  state: FieldState & { isKept: boolean },
  scope: Scope,
): FieldError | undefined {
  if (state.required && (isEmptyValue(value) || isBlankText(value))) return { problem: 'missing' };
  if (isEmptyValue(value)) return undefined;
  // What cannot be changed here was in order when it was written.
  if (state.isKept) return undefined;
  return shapeProblem(value, field.field) ?? brokenRule(field, value, scope);
}
