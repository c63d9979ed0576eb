/** A decimal kept as text, so that a file has every digit of it: 9360.10 stays 9360.10. */
export interface CsvFigure {
  figure: string;
}

export type CsvCell = string | number | CsvFigure | null;

export const csvType = 'text/csv;charset=utf-8';

/** Rows as a file every table program opens: marked as UTF-8, without which Chinese is read as something else. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

/** A name that begins like a formula would be worked out by whoever opens the file. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A text no table program takes for a formula. */
export const harmlessText = (text: string): string => (formula.test(text) ? `'${text}` : text);

const decimal = /^-?\d+(\.\d+)?$/;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return decimal.test(cell.figure) ? cell.figure : written(cell.figure);
  const harmless = harmlessText(cell);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
