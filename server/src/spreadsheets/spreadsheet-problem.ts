/** What a file can have too much of. */
export type SpreadsheetLimit = 'bytes' | 'unzippedBytes' | 'sheets' | 'rows' | 'columns' | 'cells';

/**
 * Why a file cannot be read: `notASpreadsheet` (a picture, a web page …), `otherFormat` (.xls, .xlsb, .ods: to be saved
 * as .xlsx first), `encrypted` (has a password), `damaged` (cut short or broken), `tooLarge` (see `limit`).
 */
export type ProblemKind = 'notASpreadsheet' | 'otherFormat' | 'encrypted' | 'damaged' | 'tooLarge';

/** The caller turns it into a refusal in the person's language; the message is for the log. */
export class SpreadsheetProblem extends Error {
  readonly kind: ProblemKind;
  readonly limit: { of: SpreadsheetLimit; most: number } | undefined;

  constructor(kind: ProblemKind, detail: string, limit?: { of: SpreadsheetLimit; most: number }) {
    super(`${kind}: ${detail}`);
    this.name = 'SpreadsheetProblem';
    this.kind = kind;
    this.limit = limit;
  }
}

export const tooLarge = (of: SpreadsheetLimit, most: number): SpreadsheetProblem =>
  new SpreadsheetProblem('tooLarge', `more than ${most} ${of}`, { of, most });

export const damaged = (detail: string): SpreadsheetProblem => new SpreadsheetProblem('damaged', detail);
