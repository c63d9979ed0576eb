import type { FormField } from '@fairway/contract/forms.ts';

/** Where a block goes, and what the sub-table lets be written. */
export interface PasteTarget {
  /** Those in sight, in their order. */
  columns: readonly FormField[];
  rowCount: number;
  /** The most rows there may be. */
  most: number;
  start: { row: number; column: number };
  isOpen: (row: number, column: FormField) => boolean;
  isComputed: (column: FormField) => boolean;
  /** What a text means in a column; undefined when it means nothing. */
  parse: (column: FormField, text: string) => unknown;
}

/** What a pasted block comes to. */
export interface PastedRows {
  /** The cells to write, row by row from the start; a row may have none. */
  rows: Record<string, unknown>[];
  cells: number;
  /** Not written: the text means nothing there, the cell is closed, there is no column, there is no room for more rows. */
  notUnderstood: { row: number; column: FormField; text: string }[];
  closed: number;
  outside: number;
  rowsLeftOut: number;
  /** Headings that name no column. */
  unknownHeadings: string[];
}

/** Lays a block over the table from its start, or by column where the first line names columns. */
export function planPaste(lines: readonly string[][], target: PasteTarget): PastedRows {
  const headings = readHeadings(lines, target.columns);
  const body = headings ? lines.slice(1) : lines;
  const columnAt = headings
    ? (at: number) => headings.columns[at]
    : (at: number) => target.columns[target.start.column + at];
  const room = Math.max(0, Math.max(target.most, target.rowCount) - target.start.row);
  const plan: PastedRows = {
    rows: [],
    cells: 0,
    notUnderstood: [],
    closed: 0,
    outside: 0,
    rowsLeftOut: Math.max(0, body.length - room),
    unknownHeadings: headings?.unknown ?? [],
  };
  for (const [offset, line] of body.slice(0, room).entries())
    plan.rows.push(readLine(line, target.start.row + offset));
  return plan;

  function readLine(line: readonly string[], row: number): Record<string, unknown> {
    const cells: [string, unknown][] = [];
    for (const [at, text] of line.entries()) {
      const column = columnAt(at);
      if (column?.model === undefined) {
        if (!headings && text.trim() !== '') plan.outside += 1;
      } else if (target.isComputed(column)) {
        // Worked out anew from what is pasted beside it.
      } else if (!target.isOpen(row, column)) {
        if (text.trim() !== '') plan.closed += 1;
      } else {
        const value = text.trim() === '' ? null : target.parse(column, text);
        if (value === undefined) plan.notUnderstood.push({ row, column, text });
        else cells.push([column.model, value]);
      }
    }
    plan.cells += cells.length;
    return Object.fromEntries(cells);
  }
}

interface Headings {
  /** By place in the block. */
  columns: (FormField | undefined)[];
  unknown: string[];
}

/**
 * The first line, when at least half of what stands in it is the label of a column, none of it is a figure, and something
 * follows. Labels that are alike to the letter go before those that only mean the same.
 */
function readHeadings(lines: readonly string[][], columns: readonly FormField[]): Headings | undefined {
  const [first = []] = lines;
  if (lines.length < 2) return undefined;
  const byLabel = new Map(columns.map((column) => [plainLabel(column.label), column]));
  const same = first.map((text) => byLabel.get(plainLabel(text)));
  const left = columns.filter((column) => !same.includes(column));
  const named = first.map((text, at) => same[at] ?? left.find(({ label }) => isAlike(label, text)));
  const written = first.filter((text) => plainLabel(text) !== '');
  const found = named.filter((column) => column !== undefined);
  if (found.length === 0 || found.length * 2 < written.length || written.some(isFigure)) return undefined;
  if (new Set(found).size < found.length) return undefined;
  return {
    columns: named,
    unknown: first.filter((text, at) => named[at] === undefined && plainLabel(text) !== ''),
  };
}

const isFigure = (text: string): boolean => /^[-+]?[\d.,]*\d%?$/.test(plainLabel(text));

/** Without its unit, and as a part of a longer name: 长（cm） is 长, 品名 is 货物品名. One sign alone is part of too much. */
function isAlike(label: string, text: string): boolean {
  const [one, other] = [label, text].map((each) => plainLabel(each).replace(/[([【].*?[)\]】]/g, ''));
  if (!one || !other) return false;
  const [shorter = '', longer = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return one === other || (shorter.length > 1 && longer.includes(shorter));
}

/** People copy headings with stars, colons and spaces. */
const plainLabel = (label: string): string =>
  label
    .normalize('NFKC')
    .replace(/[*:\s]/g, '')
    .toLowerCase();
