import { colors, lineHeight, type Pdf, type TextStyle } from './document.ts';

export interface TableColumn {
  heading: string;
  /** Its share of the page's width beside the others'. */
  share: number;
  align?: 'left' | 'right' | 'center';
}

export interface Table {
  columns: readonly TableColumn[];
  /** A text for each column. */
  rows: readonly (readonly string[])[];
  /** Below the last row, the values in line with the last column: one for each currency. */
  totals?: readonly { label: string; value: string }[];
  /** The height of what comes after it and would say nothing alone on a page: the last row goes there with it. */
  followedBy?: number;
}

const cellStyle: TextStyle = { size: 9 };
const headingStyle: TextStyle = { size: 9, isBold: true };
const padding = { x: 5, y: 4 } as const;
const gapBelow = 10;

interface Box {
  x: number;
  width: number;
  align: 'left' | 'right' | 'center';
}

/** A table that goes on over pages with its headings on each; only a row longer than a page is split. */
export function drawTable(pdf: Pdf, { columns, rows, totals = [], followedBy = 0 }: Table): void {
  const boxes = boxesOf(pdf, columns);
  const headings = wrapCells(
    pdf,
    boxes,
    columns.map(({ heading }) => heading),
    headingStyle,
  );
  const headingHeight = heightOf(headings, headingStyle);
  const wrapped = rows.map((row) => wrapCells(pdf, boxes, row, cellStyle));
  const longest = pdf.pageRoom - headingHeight;
  const totalHeight = lineHeight(headingStyle.size) + 2 * padding.y;
  // Totals and what follows stand with the last row.
  const ending = totalHeight * totals.length + (followedBy === 0 ? 0 : gapBelow + followedBy);
  // Headings alone at the end of a page would be a riddle.
  const first = heightOf(wrapped[0] ?? [], cellStyle) + (wrapped.length < 2 ? ending : 0);
  const isSplit = first > longest;
  pdf.keepTogether(headingHeight + Math.min(first, pdf.pageRoom / (isSplit ? 4 : 2)));
  drawHeadings();
  wrapped.forEach((lines, at) => {
    drawRow(lines, at > 0 && at === wrapped.length - 1 ? ending : 0);
  });
  drawTotals();
  pdf.y += gapBelow;

  function drawHeadings(): void {
    pdf.fill(pdf.y, headingHeight, colors.fill);
    drawLines(pdf, boxes, headings, 0, headings.length, headingStyle);
    pdf.drawRule(pdf.y, colors.label);
  }

  function drawRow(lines: string[][], after: number): void {
    const height = heightOf(lines, cellStyle);
    const kept = height + after <= longest ? height + after : height;
    if (kept > pdf.room && (kept <= longest || pdf.room < longest / 4)) nextPage();
    let drawn = 0;
    while (drawn < lines.length) {
      const fitting = Math.floor((pdf.room - 2 * padding.y) / lineHeight(cellStyle.size));
      const until = Math.min(lines.length, drawn + Math.max(fitting, 1));
      drawLines(pdf, boxes, lines, drawn, until, cellStyle);
      drawn = until;
      if (drawn < lines.length) nextPage();
    }
    pdf.drawRule(pdf.y);
  }

  function nextPage(): void {
    pdf.addPage();
    drawHeadings();
  }

  function drawTotals(): void {
    const last = boxes.at(-1);
    if (!last || totals.length === 0) return;
    if (totalHeight * totals.length > pdf.room) nextPage();
    pdf.drawRule(pdf.y, colors.text, 1);
    for (const { label, value } of totals) {
      const [text = ''] = pdf.wrap(value, pdf.width, headingStyle);
      const [name = ''] = pdf.wrap(label, last.x - pdf.left - padding.x, headingStyle);
      pdf.writeLine(name, pdf.left, pdf.y + padding.y, last.x - pdf.left - padding.x, headingStyle, 'right');
      pdf.writeLine(text, last.x, pdf.y + padding.y, last.width, headingStyle, 'right');
      pdf.y += totalHeight;
    }
  }
}

function boxesOf(pdf: Pdf, columns: readonly TableColumn[]): Box[] {
  const widths = widthsOf(
    pdf.width,
    columns.map(({ heading, share }) => ({
      ...{ share, least: Math.ceil(pdf.leastWidth(heading, headingStyle)) + 2 * padding.x },
    })),
  );
  let x = pdf.left;
  return columns.map(({ align = 'left' }, column) => {
    const width = widths[column] ?? 0;
    const box = { x: x + padding.x, width: width - 2 * padding.x, align };
    x += width;
    return box;
  });
}

/** By their shares; a column that would break a word of its heading is as wide as that word, at the cost of others. */
export function widthsOf(
  whole: number,
  columns: readonly { share: number; least: number }[],
): readonly number[] {
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  const byShare = (room: number, shares: readonly number[]) =>
    shares.map((one) => (room * one) / sum(shares));
  const plain = byShare(
    whole,
    columns.map(({ share }) => share),
  );
  if (sum(columns.map(({ least }) => least)) > whole) return plain;
  const fixed = new Set<number>();
  for (;;) {
    const room = whole - sum(columns.filter((_, at) => fixed.has(at)).map(({ least }) => least));
    const shares = columns.map(({ share }, at) => (fixed.has(at) ? 0 : share));
    const widths = byShare(room, shares).map((width, at) =>
      fixed.has(at) ? (columns[at]?.least ?? width) : width,
    );
    const narrow = columns.findIndex(({ least }, at) => !fixed.has(at) && (widths[at] ?? 0) < least);
    if (narrow === -1) return widths;
    fixed.add(narrow);
  }
}

/** The lines of a row, each with a text for every column. */
function wrapCells(pdf: Pdf, boxes: readonly Box[], texts: readonly string[], style: TextStyle): string[][] {
  const cells = boxes.map(({ width }, column) => pdf.wrap(texts[column] ?? '', width, style));
  const count = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: count }, (_, at) => cells.map((lines) => lines[at] ?? ''));
}

const heightOf = (lines: readonly string[][], { size }: TextStyle): number =>
  lines.length * lineHeight(size) + 2 * padding.y;

function drawLines(
  pdf: Pdf,
  boxes: readonly Box[],
  lines: readonly string[][],
  from: number,
  until: number,
  style: TextStyle,
): void {
  pdf.y += padding.y;
  for (const line of lines.slice(from, until)) {
    boxes.forEach(({ x, width, align }, column) => {
      pdf.writeLine(line[column] ?? '', x, pdf.y, width, style, align);
    });
    pdf.y += lineHeight(style.size);
  }
  pdf.y += padding.y;
}
