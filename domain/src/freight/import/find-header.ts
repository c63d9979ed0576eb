import { boxTypeIn } from './box-type.ts';
import { headingTarget } from './heading-words.ts';
import { plainText, type SheetCell, type SheetRow } from './sheet-cell.ts';

const searchedRows = 30;

/** The row of headings: the one most of whose words mean something. The first row where none does. */
export const findHeaderRow = (rows: readonly SheetRow[]): number | undefined => bestHeader(rows).row;

/** Of several sheets the one with the best headings, not the cover and not the notes; the first where none has any. */
export function findRateSheet(sheets: readonly { rows: readonly SheetRow[]; isHidden: boolean }[]): number {
  const scores = sheets.map(({ rows, isHidden }) =>
    isHidden || rows.length < 2 ? -1 : bestHeader(rows).score,
  );
  return Math.max(scores.indexOf(Math.max(...scores)), 0);
}

function bestHeader(rows: readonly SheetRow[]): { row: number | undefined; score: number } {
  let best = { row: rows[0]?.number, score: 0 };
  for (const { number, cells } of rows.slice(0, searchedRows)) {
    const own = cells.filter(
      (cell) => cell !== undefined && cell.number === undefined && cell.day === undefined,
    );
    const texts = new Set(own.map((cell) => plainText(cell?.text ?? '')));
    const score = [...texts].filter((text) => text.length <= 60 && isHeading(text)).length;
    if (score > best.score) best = { row: number, score };
  }
  return best;
}

const isHeading = (text: string): boolean =>
  headingTarget(text) !== undefined || boxTypeIn(text) !== undefined;

export interface SheetHead {
  /** By column, A first. */
  headings: readonly string[];
  /** Below the headings. */
  rows: readonly SheetRow[];
}

/** Headings and rows; a heading that is merged over several columns stands before those below it. */
export function splitAtHeader(rows: readonly SheetRow[], headerRow: number): SheetHead {
  const at = rows.findIndex(({ number }) => number === headerRow);
  if (at < 0) return { headings: [], rows: [] };
  const head = rows[at]?.cells ?? [];
  const above = rows[at - 1]?.number === headerRow - 1 ? (rows[at - 1]?.cells ?? []) : [];
  const width = Math.max(...rows.slice(at).map(({ cells }) => cells.length), 0);
  const isWide = (cell: SheetCell) =>
    above.filter((other) => other?.mergedFrom === cell.mergedFrom).length >= width / 2;
  const headings = Array.from({ length: width }, (_, column) => {
    const [upper, own] = [above[column], head[column]];
    const isGroup = upper?.mergedFrom !== undefined && upper.mergedFrom !== own?.mergedFrom && !isWide(upper);
    return [isGroup ? upper.text : '', own?.text ?? ''].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  });
  return { headings, rows: rows.slice(at + 1) };
}
