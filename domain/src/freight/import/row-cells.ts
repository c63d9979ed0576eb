import type { CellReason, MappedColumn } from '@fairway/contract/rate-import.ts';
import type { SheetCell, SheetRow } from './sheet-cell.ts';

/** Something wrong with a cell; `proposals` are ids of ports or carriers. */
export interface RowProblem {
  cell: string;
  text: string;
  field: string;
  reason: CellReason;
  about: string;
  proposals: readonly string[];
}

export const letterOf = (column: number): string => {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
};

/** The cells of a row by what their columns mean, and what is wrong with them. */
export class RowCells {
  readonly problems: RowProblem[] = [];
  readonly #row: SheetRow;
  readonly #byField: ReadonlyMap<string, MappedColumn>;

  constructor(row: SheetRow, byField: ReadonlyMap<string, MappedColumn>) {
    this.#row = row;
    this.#byField = byField;
  }

  /** Whether the sheet has a column for it. */
  has(field: string): boolean {
    return this.#byField.has(field);
  }

  columnOf(field: string): number | undefined {
    return this.#byField.get(field)?.column;
  }

  cellOf(field: string): SheetCell | undefined {
    const mapped = this.#byField.get(field);
    return mapped && this.cellAt(mapped.column);
  }

  cellAt(column: number): SheetCell | undefined {
    const cell = this.#row.cells[column];
    return cell && (cell.text !== '' || cell.isUncalculated) ? cell : undefined;
  }

  wrong(
    field: string,
    cell: SheetCell | undefined,
    reason: CellReason,
    { about = '', proposals = [] }: { about?: string; proposals?: readonly string[] } = {},
  ): undefined {
    const column = this.#byField.get(field)?.column;
    const address = cell?.address ?? (column === undefined ? '' : `${letterOf(column)}${this.#row.number}`);
    this.problems.push({ cell: address, text: cell?.text ?? '', field, reason, about, proposals });
    return undefined;
  }

  missing(field: string): undefined {
    return this.wrong(field, undefined, 'missing');
  }
}
