import type { FormField } from '@fairway/contract/forms.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { useMemo } from 'react';
import { shownNumber } from '../fields/number-text.ts';
import { useAt } from '../use-form.ts';
import { figureWidth, lookOf } from './column-width.ts';
import type { Column } from './shown-columns.ts';

/** How wide the columns of figures must be for what stands in them now and for their sums, by model. */
export function useFigureWidths(
  { summed }: Pick<FormField, 'summed'>,
  table: string,
  columns: readonly Column[],
  isRead: boolean,
): Readonly<Record<string, number>> {
  const longestIn = useMemo(() => longestFigures(columns), [columns]);
  // As text: a key that makes no figure longer is no reason to draw the grid.
  const written = useAt({ path: table }, ({ values }) => longestIn(rowsOf(values, table)));
  return useMemo(() => {
    const [count = 0, ...lengths] = written.split(' ').map(Number);
    // So many more letters can a sum of so many rows have, with a comma before every three.
    const more = count > 1 ? Math.ceil((String(count).length * 4) / 3) : 0;
    return Object.fromEntries(
      figuresOf(columns).map((column, at) => {
        const length = lengths[at] ?? 0;
        const letters = summed.includes(column.model) ? length + more : length;
        return [column.model, figureWidth(column, letters, isRead)];
      }),
    );
  }, [written, columns, summed, isRead]);
}

const figuresOf = (columns: readonly Column[]): Column[] =>
  columns.filter((column) => lookOf(column) === 'numeric');

/** How many letters the longest figure of each column has, after the number of rows. A row is looked at once: it never changes. */
function longestFigures(columns: readonly Column[]): (rows: readonly Row[]) => string {
  const figures = figuresOf(columns);
  const known = new WeakMap<Row, readonly number[]>();
  const lengthsOf = (row: Row): readonly number[] => {
    const found = known.get(row) ?? figures.map((column) => shownNumber(row[column.model], column).length);
    known.set(row, found);
    return found;
  };
  let last: { rows: readonly Row[]; written: string } | undefined;
  return (rows) => {
    if (last?.rows === rows) return last.written;
    const longest = figures.map(() => 0);
    for (const row of rows)
      for (const [at, length] of lengthsOf(row).entries()) longest[at] = Math.max(longest[at] ?? 0, length);
    last = { rows, written: [rows.length, ...longest].join(' ') };
    return last.written;
  };
}
