import { boxTypeIn } from './box-type.ts';
import { headingTarget } from './heading-words.ts';
import { withParent } from './parent-heading.ts';
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

/** A row of headings alone, or with the row above it where the two say more together; the lower one is meant. */
function bestHeader(rows: readonly SheetRow[]): { row: number | undefined; score: number } {
  let best = { row: rows[0]?.number, score: 0 };
  for (const [at, { number, cells }] of rows.slice(0, searchedRows).entries()) {
    const upper = rowAbove(rows, at);
    const width = Math.max(upper.length, cells.length);
    const score = Math.max(scoreOf(ownHeadings(cells)), scoreOf(joinedHeadings(upper, cells, width)));
    if (score > best.score) best = { row: number, score };
  }
  return best;
}

type Cells = SheetRow['cells'];

/** The cells of the row right above; none where the sheet leaves a row out there. */
const rowAbove = (rows: readonly SheetRow[], at: number): Cells => {
  const [upper, own] = [rows[at - 1], rows[at]];
  return upper && own && upper.number === own.number - 1 ? upper.cells : [];
};

const scoreOf = (headings: readonly string[]): number =>
  new Set(headings.map(plainText).filter((text) => text.length <= 60 && isHeading(text))).size;

const isHeading = (text: string): boolean =>
  headingTarget(text) !== undefined || boxTypeIn(text) !== undefined;

const isText = (cell: SheetCell | undefined): cell is SheetCell => cell !== undefined && isWord(cell);

const isWord = ({ text, number, day }: SheetCell): boolean =>
  text !== '' && number === undefined && day === undefined;

const ownHeadings = (cells: Cells): string[] =>
  Array.from(cells, (cell) => (isText(cell) ? tidy(cell.text) : ''));

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Two rows as one: below a parent its sub-heading counts; what stands only above counts for its column. */
function joinedHeadings(upper: Cells, lower: Cells, width: number): string[] {
  const parents = parentsOf(upper, lower, width);
  return Array.from({ length: width }, (_, column) => {
    const [above, own, parent] = [upper[column], lower[column], parents[column]];
    // `20` and `40` below a price are boxes, not amounts.
    const isBox = parent !== undefined && own?.number !== undefined && boxSizes.has(own.number);
    if (own && own.text !== '') return isWord(own) || isBox ? withParent(parent, tidy(own.text)) : '';
    return isText(above) && !isWide(above, upper, width) ? tidy(above.text) : '';
  });
}

const boxSizes: ReadonlySet<number> = new Set([20, 40, 45]);

/** The heading over each column of the lower row: merged over several, or before columns with nothing above. */
function parentsOf(upper: Cells, lower: Cells, width: number): (string | undefined)[] {
  const parents: (string | undefined)[] = [];
  for (let column = 0; column < width; column++) {
    const [above, own] = [upper[column], lower[column]];
    const isSame = above?.mergedFrom !== undefined && above.mergedFrom === own?.mergedFrom;
    if (!own || own.text === '' || isSame) parents[column] = undefined;
    else if (above && isWord(above))
      parents[column] = isWide(above, upper, width) ? undefined : tidy(above.text);
    else parents[column] = above && above.text !== '' ? undefined : parents[column - 1];
  }
  return parents;
}

/** A title over the whole sheet, or over half of it from the first column on, is no heading. */
function isWide({ mergedFrom }: SheetCell, cells: Cells, width: number): boolean {
  if (mergedFrom === undefined) return false;
  const span = cells.filter((other) => other?.mergedFrom === mergedFrom).length;
  return span >= width * 0.8 || (span >= width / 2 && cells[0]?.mergedFrom === mergedFrom);
}

export interface SheetHead {
  /** By column, A first. */
  headings: readonly string[];
  /** Below the headings. */
  rows: readonly SheetRow[];
  /** Titles and notes above them, each once. */
  notes: readonly string[];
}

/**
 * Headings and rows. The row above belongs to the headings where the two say more together; elsewhere only what is
 * merged over several columns there stands before the headings below it.
 */
export function splitAtHeader(rows: readonly SheetRow[], headerRow: number): SheetHead {
  const at = rows.findIndex(({ number }) => number === headerRow);
  if (at < 0) return { headings: [], rows: [], notes: [] };
  const head = rows[at]?.cells ?? [];
  const upper = rowAbove(rows, at);
  const width = Math.max(...rows.slice(at).map(({ cells }) => cells.length), 0);
  const joined = joinedHeadings(upper, head, width);
  const isJoined = scoreOf(joined) > scoreOf(ownHeadings(head));
  const headings = Array.from({ length: width }, (_, column) => {
    if (isJoined) return joined[column] ?? '';
    const [above, own] = [upper[column], head[column]];
    const isGroup =
      above?.mergedFrom !== undefined && above.mergedFrom !== own?.mergedFrom && !isWide(above, upper, width);
    const text = tidy(own?.text ?? '');
    return isGroup ? withParent(tidy(above.text), text) : text;
  });
  const above = rows.slice(Math.max(0, at - searchedRows), isJoined ? at - 1 : at);
  const notes = above.flatMap(({ cells }) => cells.flatMap((cell) => (isText(cell) ? tidy(cell.text) : [])));
  return { headings, rows: rows.slice(at + 1), notes: [...new Set(notes)] };
}
