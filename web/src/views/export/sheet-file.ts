import type { CsvCell } from '@fairway/domain/text/csv.ts';
import { sheetNumber, sheetText } from '@fairway/domain/text/sheet-cell.ts';
import type { CellObject } from 'write-excel-file/browser';

/** Rows as an .xlsx whose heads stay in sight; what is a number can be added up, and no text becomes a formula. */
export async function sheetFile(
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const headCells = heads.map((head) => ({ ...textCell(head), fontWeight: 'bold' as const }));
  const columns = heads.map((head, at) => ({
    width: widthOf([head, ...rows.map((row) => row[at] ?? null)]),
  }));
  return write([headCells, ...rows.map((row) => row.map(cellOf))], { columns, stickyRowsCount: 1 }).toBlob();
}

/** Marked as text (`@`): otherwise "=1+1" or "007" turn into something else when somebody edits the cell. */
const textCell = (value: string): CellObject => ({ type: String, value: sheetText(value), format: '@' });

function cellOf(cell: CsvCell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  const written = typeof cell === 'number' ? cell : cell.figure;
  const number = sheetNumber(written);
  if (number === undefined) return textCell(String(written));
  const decimals = /\.(\d+)$/.exec(String(written))?.[1]?.length;
  return { type: Number, value: number, ...(decimals && { format: `#,##0.${'0'.repeat(decimals)}` }) };
}

const widest = 50;

/** Chinese letters are twice as wide. */
const widthOf = (cells: readonly CsvCell[]): number =>
  cells.reduce<number>((most, cell) => {
    const letters = String(typeof cell === 'object' ? (cell?.figure ?? '') : cell);
    const width = [...letters.slice(0, widest)].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 2);
    return Math.min(widest, Math.max(most, width));
  }, 10);
