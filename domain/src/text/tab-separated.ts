import { harmlessText } from './csv.ts';

/** Cells as text that a spreadsheet takes from the clipboard: a tab ends a cell, a line ends a row. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join('\t')).join('\r\n');

/** `-1,234.50` begins like a formula, but is a figure and is to be summed up as one. */
const negative = /^-\d[\d,]*(\.\d+)?%?$/;

function written(cell: string): string {
  const harmless = negative.test(cell) ? cell : harmlessText(cell);
  return /["\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
