// biome-ignore-all lint/a11y/useSemanticElements: rows of which only some are in the page cannot make a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell of the cursor
import { memo } from 'react';
import { CheckMark } from '../check-mark.tsx';
import type { Column } from './column.ts';

interface TableRowProps<T> {
  row: T;
  index: number;
  columns: readonly Column<T>[];
  isOpen: boolean;
  isTicked: boolean;
  /** The column of the cursor; -1 when it is in another row. */
  cursor: number;
  cursorId: string;
  /** The columns of the range in this row; the first is -1 for none. */
  from: number;
  to: number;
}

/** Presses are heard by the grid, so that a row that comes into sight brings nothing but its words. */
function Row<T>({ row, index, columns, isOpen, isTicked, cursor, cursorId, from, to }: TableRowProps<T>) {
  const look = `data-table-row${isOpen ? ' data-table-row-open' : ''}${isTicked ? ' data-table-row-ticked' : ''}${cursor >= 0 ? ' data-table-row-current' : ''}`;
  return (
    <div
      role="row"
      className={look}
      data-row={index}
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      aria-current={isOpen || undefined}
    >
      <div role="gridcell" className="data-table-tick" data-tick>
        <CheckMark state={isTicked ? 'on' : 'off'} />
      </div>
      {columns.map((column, at) => (
        <div
          key={column.id}
          role="gridcell"
          id={at === cursor ? cursorId : undefined}
          className={cellLook(column, at === cursor, at >= from && at <= to && from >= 0)}
          data-column={at}
          aria-colindex={at + 2}
        >
          {column.cell ? column.cell(row) : column.text(row)}
        </div>
      ))}
    </div>
  );
}

const cellLook = <T,>({ align }: Column<T>, isCurrent: boolean, isInRange: boolean): string =>
  `data-table-cell${align === 'end' ? ' data-table-cell-end' : ''}${isCurrent ? ' data-table-cell-current' : ''}${isInRange ? ' data-table-cell-range' : ''}`;

export const TableRow = memo(Row) as typeof Row;
