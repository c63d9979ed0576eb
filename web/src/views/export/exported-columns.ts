import type { CsvCell } from '@fairway/domain/text/csv.ts';
import type { Say } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';

interface ExportedColumn<T> {
  head: string;
  cell: (row: T) => CsvCell;
}

/** What a file has of columns: money as its currency and its figure, each in a column of its own. */
export const exportedColumns = <T>(columns: readonly Column<T>[], words: Say): ExportedColumn<T>[] =>
  columns.flatMap(({ name, text, value, money }) =>
    money
      ? [
          { head: words('exportCurrency', { name }), cell: (row: T) => money(row)?.currency ?? null },
          { head: name, cell: (row: T) => figureOf(money(row)?.amount) },
        ]
      : [{ head: name, cell: value ?? text }],
  );

const figureOf = (amount: string | undefined): CsvCell => (amount === undefined ? null : { figure: amount });
