export interface Sheet {
  name: string;
  isHidden: boolean;
  /** Rows with at least one value of their own, from top to bottom; `number` is what the sheet shows beside them. */
  rows: Row[];
}

export interface Row {
  number: number;
  /** Also set on the rows that a filter hides. */
  isHidden: boolean;
  /** By column, A first; a hole where a cell is empty. `addressOf(row.number, column)` names a hole. */
  cells: (Cell | undefined)[];
}

export interface Cell {
  /** As the sheet names it: `C7`. */
  address: string;
  /** What was written, without spaces around it: `USD 1,520`, `1520.5`, `2026-11-01`, `#N/A`. */
  text: string;
  /** Only for cells that hold a number, not for digits written as text. */
  number?: number;
  /** The currency in a number's format: the sheet shows `USD 1,520`, the cell holds 1520. */
  currency?: string;
  /** `YYYY-MM-DD`, of a date cell and of a text that can be read as one day only. */
  day?: string;
  /** `HH:mm`, of a date cell that shows the time. */
  time?: string;
  /** `#N/A`, `#REF!` …: a formula failed. */
  error?: string;
  /** A formula whose result the file does not hold; `text` is empty. */
  isUncalculated?: true;
  /** The first cell of the merged range this one lies in, whose value this is. */
  mergedFrom?: string;
}

/** Column from 0, row from 1, as in `Row`. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row}`;
}

/** The row (from 1) and the column (from 0) of `C7` or `$C$7`; undefined for anything else. */
export function placeOf(address: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(address) ?? [];
  if (!letters || !digits) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column: column - 1 };
}
