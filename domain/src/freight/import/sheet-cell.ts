/** A cell as a spreadsheet holds it; what is written stands in `text`. */
export interface SheetCell {
  /** As the sheet names it: `C7`. */
  address: string;
  text: string;
  /** Only for cells that hold a number, not for digits written as text. */
  number?: number;
  /** The currency in a number's format. */
  currency?: string;
  /** Of a date cell and of a text that can be read as one day only. */
  day?: string;
  /** A formula failed. */
  error?: string;
  isUncalculated?: true;
  /** The first cell of the merged range it lies in. */
  mergedFrom?: string;
}

export interface SheetRow {
  number: number;
  /** By hand or by a filter. */
  isHidden?: boolean;
  cells: readonly (SheetCell | undefined)[];
}

/** One spelling for all: full-width signs, capitals, single spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
