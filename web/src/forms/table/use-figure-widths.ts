import type { FormField } from '@fairway/contract/forms.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { useMemo } from 'react';
import { shownNumber } from '../fields/number-text.ts';
import { useAt } from '../use-form.ts';
import { figureWidth, lookOf } from './column-width.ts';
import type { Column } from './shown-columns.ts';
import { columnSum, sumText } from './summary.ts';

/** How wide the columns of figures must be for what stands in them now and for their sums, by model. */
export function useFigureWidths(
  { summed }: Pick<FormField, 'summed'>,
  table: string,
  columns: readonly Column[],
): Readonly<Record<string, number>> {
  const figures = columns.filter((column) => lookOf(column) === 'numeric');
  // As text: a key that makes no figure longer is no reason to draw the grid.
  const written = useAt({ path: table }, ({ values }) => {
    const rows = rowsOf(values, table);
    return figures
      .map((column) => {
        const cells = rows.map((row) => row[column.model]);
        const longest = cells.reduce<number>(
          (most, cell) => Math.max(most, shownNumber(cell, column).length),
          0,
        );
        const sum = summed.includes(column.model) ? sumText(columnSum(cells), column).length : 0;
        return `${column.model} ${figureWidth(column, Math.max(longest, sum))}`;
      })
      .join('\n');
  });
  return useMemo(
    () =>
      Object.fromEntries(
        written.split('\n').map((line) => {
          const [model = '', width] = line.split(' ');
          return [model, Number(width ?? 0)];
        }),
      ),
    [written],
  );
}
