import { setImmediate } from 'node:timers/promises';
import type { SheetLimits } from './limits.ts';
import { addressOf, placeOf, type Row } from './sheet.ts';
import { tooLarge } from './spreadsheet-problem.ts';

export interface MergedRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** `A3:B9`; undefined for what is no range of several cells. */
export function rangeOf(reference: string): MergedRange | undefined {
  const [from, to] = reference.split(':', 2).map(placeOf);
  if (!from || !to || (from.row === to.row && from.column === to.column)) return undefined;
  return {
    firstRow: Math.min(from.row, to.row),
    lastRow: Math.max(from.row, to.row),
    firstColumn: Math.min(from.column, to.column),
    lastColumn: Math.max(from.column, to.column),
  };
}

const rangesAtATime = 2_000;

/**
 * Gives every cell of a merged range the value that the file keeps in the first one. Rows without a value of their own
 * stay away: two rows merged in every column are one row to whoever reads them. Nothing is filled to the right of
 * everything that was written, since a heading may be merged over all 16,384 columns.
 */
export async function fillMergedCells(
  rows: readonly Row[],
  ranges: readonly MergedRange[],
  limits: SheetLimits,
  counted: { cells: number },
): Promise<void> {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  let seen = 0;
  for (const range of ranges) {
    if (++seen % rangesAtATime === 0) await setImmediate();
    const start = firstRowFrom(rows, range.firstRow);
    const first = rows[start]?.number === range.firstRow ? rows[start]?.cells[range.firstColumn] : undefined;
    if (!first) continue;
    for (let at = start; at < rows.length; at++) {
      const row = rows[at];
      if (!row || row.number > range.lastRow) break;
      for (let column = range.firstColumn; column <= Math.min(range.lastColumn, width - 1); column++) {
        while (row.cells.length <= column) row.cells.push(undefined);
        // Filled ones count again: thousands of ranges may lie over each other.
        if (++counted.cells > limits.cells) throw tooLarge('cells', limits.cells);
        row.cells[column] = {
          ...first,
          address: addressOf(row.number, column),
          mergedFrom: first.mergedFrom ?? first.address,
        };
      }
    }
  }
}

/** The place of the first row with this number or a higher one. */
function firstRowFrom(rows: readonly Row[], number: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
