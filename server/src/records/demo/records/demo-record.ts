import type { FormValues } from '@fairway/contract/forms.ts';

/** A record somebody of the demo company filled in, and what was changed in it later. */
export interface DemoRecord {
  id: string;
  /** Account of who filled it in. */
  by: string;
  /** Epoch milliseconds. */
  at: number;
  values: FormValues;
  /** Oldest first; a change names only what became different. */
  changes: readonly DemoChange[];
}

export interface DemoChange {
  by: string;
  at: number;
  values: FormValues;
}

/** What the nth record of a form is called here, counted from 1: `visit007`. */
export const recordName = (form: string, nth: number): string => form + String(nth).padStart(3, '0');

/** Its id sorts by the moment it was made, as every id does; the name takes the place of chance. */
export const recordOf = (name: string, record: Omit<DemoRecord, 'id'>): DemoRecord => ({
  id: record.at.toString(36).padStart(9, '0') + name,
  ...record,
});

/** Rows of a sub-table, each with an id of its own. */
export const rowsOf = (record: string, table: string, rows: readonly FormValues[]): FormValues[] =>
  rows.map((row, index) => ({ id: `${record}${table}${index + 1}`, ...row }));
