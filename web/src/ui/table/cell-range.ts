/** A cell by its row and its column. */
export interface Place {
  row: string;
  column: string;
}

/** The cell that has the cursor, and the one from which a range was drawn. */
export interface Cursor {
  at: Place;
  from: Place;
}

/** Cells from one corner to the other, by number; both ends are in it. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The cells between the two ends of a cursor; undefined when either is not there any more. */
export function rangeOfCursor(
  { at, from }: Cursor,
  rowIndex: (key: string) => number,
  columnIndex: (id: string) => number,
): CellRange | undefined {
  const rows = [rowIndex(at.row), rowIndex(from.row)] as const;
  const columns = [columnIndex(at.column), columnIndex(from.column)] as const;
  if (Math.min(...rows, ...columns) < 0) return undefined;
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

export const isOneCell = ({ top, bottom, left, right }: CellRange): boolean =>
  top === bottom && left === right;
