/** Boxes of one type. */
export interface Boxes {
  type: string;
  count: number;
}

/** A row of the packing list; centimetres. */
export interface Piece {
  length: string;
  width: string;
  height: string;
  count: number;
}

/** What is to be carried, as far as a price depends on it. Quantities are decimal text. */
export interface Cargo {
  boxes: readonly Boxes[];
  /** Bills of lading or air waybills. */
  bills: number;
  grossKg: string;
  cbm: string;
  pieces: readonly Piece[];
  isDangerous: boolean;
  isOversize: boolean;
  isRefrigerated: boolean;
  commodity: string;
  /** Days of storage, demurrage and the like, where they are known. */
  days: number | null;
}

export const noCargo: Cargo = {
  boxes: [],
  bills: 1,
  grossKg: '0',
  cbm: '0',
  pieces: [],
  isDangerous: false,
  isOversize: false,
  isRefrigerated: false,
  commodity: '',
  days: null,
};
