import type { CsvCell } from '@fairway/domain/text/csv.ts';
import type { ReactNode } from 'react';
import type { Filter } from './filter.ts';

/** An amount in a currency, as decimal text. */
export interface Priced {
  currency: string;
  amount: string;
}

/** One column of a table. */
export interface Column<T> {
  /** Kept in views and in addresses: it must not change with the language. */
  id: string;
  name: string;
  /** What is copied and exported, and what is seen unless `cell` shows something else. */
  text: (row: T) => string;
  cell?: (row: T) => ReactNode;
  /** What a file gets in place of the text, such as a number as a number. */
  value?: (row: T) => CsvCell;
  /** Of money: a file gets the currency in a column of its own, since nobody may add up figures of two of them. */
  money?: (row: T) => Priced | null;
  /** Figures stand at the end; they are never cut off. */
  align?: 'start' | 'end';
  /** The words of the labels that `cell` shows: they are never cut off either. */
  labels?: (row: T) => readonly string[];
  /** In pixels, until the person chooses another. */
  width?: number;
  /** The server's name for this order. */
  sort?: string;
  filter?: Filter;
  /** Not shown until the person chooses it. */
  isExtra?: true;
  /** Rows are narrowed by it, and it is never shown. */
  onlyNarrows?: true;
  /** The sum of these rows in words that name the unit: the table gets a line of totals, groups their subtotals. */
  sum?: (rows: readonly T[]) => string;
}

export const defaultWidth = 150;
export const leastWidth = 56;
export const mostWidth = 900;

/** The order of the rows, by the server's name of a column; empty for the list's own. */
export interface Sorting {
  key: string;
  direction: 'asc' | 'desc';
}

/** The order as a list of the server takes it. An address may name a column that the list cannot be sorted by. */
export function orderOf<C extends string>(
  { key, direction }: Sorting,
  columns: readonly C[],
): { sidx?: C; sort?: Sorting['direction'] } {
  const sidx = columns.find((column) => column === key);
  return sidx === undefined ? {} : { sidx, sort: direction };
}
