import { type FormField, formLimits } from '@fairway/contract/forms.ts';
import { isComputed } from '@fairway/domain/forms/derive-fields.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import type { FormStore } from '../form-store.ts';
import { loadPart, partOf } from '../registry.ts';
import { type PastedRows, planPaste } from './paste-rows.ts';
import { rowKeys } from './row-keys.ts';
import type { Column } from './shown-columns.ts';

type Row = Record<string, unknown>;
/** Takes back what was done, and nothing that was typed since. */
type Undo = () => void;

/** What a person does to the rows of one sub-table. */
export class TableActions {
  readonly store: FormStore;
  readonly table: string;
  /** The most rows there may be. */
  readonly most: number;

  constructor(store: FormStore, { model = '', most }: FormField) {
    this.store = store;
    this.table = model;
    this.most = Math.min(most ?? formLimits.rows, formLimits.rows);
  }

  get rows(): Row[] {
    return rowsOf(this.store.values, this.table);
  }
  get keys(): string[] {
    return rowKeys(this.rows);
  }
  get room(): number {
    return Math.max(0, this.most - this.rows.length);
  }

  /** The place of the new row; undefined when there is no room. */
  add(): number | undefined {
    if (this.room === 0) return undefined;
    this.store.addRows(this.table);
    return this.rows.length - 1;
  }

  copy(index: number): number | undefined {
    if (this.room === 0) return undefined;
    this.store.duplicateRow(this.table, index);
    return index + 1;
  }

  /** Where it stands afterwards; undefined when it is at the end already. */
  move(from: number, to: number): number | undefined {
    if (to < 0 || to >= this.rows.length) return undefined;
    this.store.moveRow(this.table, from, to);
    return to;
  }

  remove(gone: readonly number[]): Undo {
    const removed = gone
      .toSorted((one, other) => one - other)
      .flatMap((index) => {
        const row = this.rows[index];
        return row ? [{ index, row }] : [];
      });
    this.store.removeRows(this.table, gone);
    return () => {
      const rows = [...this.rows];
      for (const { index, row } of removed) rows.splice(index, 0, row);
      this.#become(rows);
    };
  }

  /** What stands above it, into a cell; with several rows chosen, what stands in the first of them. */
  fillDown(row: number, { model }: Column, chosen: readonly number[] = []): void {
    const among = chosen.includes(row) && chosen.length > 1;
    const from = among ? Math.min(...chosen) : row - 1;
    const value = this.rows[from]?.[model] ?? null;
    const targets = (among ? chosen : [row]).filter((to) => to !== from && this.isOpen(to, model));
    if (from < 0 || targets.length === 0) return;
    this.store.change(targets.map((to) => ({ model: `${this.table}.${model}`, row: to, value })));
  }

  /** Whether somebody may write there; of a row that is not there yet, whether the form lets it be written at all. */
  isOpen(row: number, model: string): boolean {
    const cells = this.store.derived.rows.get(this.table);
    const state = (cells?.[row] ?? undefined)?.get(model)?.state;
    if (state) return state.visible && !state.readonly;
    const right = this.store.viewing.rights?.[`${this.table}.${model}`];
    return right !== 'read' && !this.store.form.byPath.get(`${this.table}.${model}`)?.field.readonly;
  }

  /** A block of cells from a spreadsheet; without a start it goes below what is filled in. */
  async paste(
    lines: readonly string[][],
    columns: readonly Column[],
    start = { row: this.#firstBlankRow(columns), column: 0 },
  ): Promise<PastedRows & { undo: Undo }> {
    // What no cell has shown yet has not been loaded yet.
    await Promise.all(columns.map(({ kind }) => kind !== 'table' && loadPart(kind)));
    const plan = planPaste(lines, {
      columns,
      start,
      rowCount: this.rows.length,
      most: this.most,
      isOpen: (row, { model = '' }) => this.isOpen(row, model),
      isComputed: ({ model }) => {
        const compiled = this.store.form.byPath.get(`${this.table}.${model}`);
        return compiled !== undefined && isComputed(compiled);
      },
      parse: (column, text) =>
        column.kind === 'table'
          ? undefined
          : partOf(column.kind)?.parse?.(text, column, this.store.viewing.context.zone),
    });
    return { ...plan, undo: this.#write(plan.rows, start.row) };
  }

  /** Writes cells row by row from a place on, in rows that are added as far as they are needed. */
  #write(given: readonly Row[], start: number): Undo {
    const before = this.rows;
    const keys = rowKeys(before);
    const inPlace = given.slice(0, Math.max(0, before.length - start));
    const overwritten = new Map<string, Row>();
    const rows = before.map((row, index) => {
      const cells = inPlace[index - start];
      if (!cells) return row;
      const own = Object.keys(cells).map((model) => [model, row[model] ?? null] as const);
      overwritten.set(keys[index] ?? '', Object.fromEntries(own));
      return { ...row, ...cells };
    });
    if (inPlace.length > 0) this.#become(rows);
    const added = this.append(given.slice(inPlace.length));
    return () => {
      const now = this.rows;
      const known = rowKeys(now);
      const restored = now.map((row, index) => ({ ...row, ...overwritten.get(known[index] ?? '') }));
      this.#become(restored.filter((_, index) => !added.has(known[index] ?? '')));
    };
  }

  /** Puts rows at the end; gives their keys. */
  append(given: readonly Row[]): ReadonlySet<string> {
    if (given.length > 0) this.store.addRows(this.table, given);
    return new Set(given.length > 0 ? this.keys.slice(-given.length) : []);
  }

  /** Takes out the rows with these keys. */
  drop(keys: ReadonlySet<string>): void {
    const known = this.keys;
    this.#become(this.rows.filter((_, index) => !keys.has(known[index] ?? '')));
  }

  #become(rows: readonly Row[]): void {
    this.store.set({ path: this.table }, rows);
  }

  #firstBlankRow(columns: readonly Column[]): number {
    const isBlank = (row: Row, index: number) =>
      columns.every(({ model }) => !this.isOpen(index, model) || isEmptyValue(row[model]));
    return this.rows.findLastIndex((row, index) => !isBlank(row, index)) + 1;
  }
}
