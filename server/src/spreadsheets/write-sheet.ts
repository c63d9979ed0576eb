import { setImmediate } from 'node:timers/promises';
import { decimalsOf } from '@fairway/domain/money/currency.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import { sheetNumber, sheetText } from '@fairway/domain/text/sheet-cell.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { wallTimeOf } from '@fairway/domain/time/zoned.ts';
import type { CellObject, Row as CellRow } from 'write-excel-file/node';
import { tooLarge } from './spreadsheet-problem.ts';

/** What an .xlsx is sent as. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Nothing = null | undefined;

/** A column, and where its values come from. `width` is in letters of Latin text. */
export type SheetColumn<Item> = { heading: string; width?: number } & (
  | { kind: 'text'; value: (item: Item) => string | Nothing }
  /** Decimal text stays exact up to the 15 digits that a sheet can hold; a longer one is written as text. */
  | { kind: 'number'; decimals?: number; value: (item: Item) => number | string | Nothing }
  /** Shows its currency; the cell itself is a number that a sheet can add up. */
  | { kind: 'money'; value: (item: Item) => Money | Nothing }
  /** `YYYY-MM-DD`. */
  | { kind: 'day'; value: (item: Item) => string | Nothing }
  | { kind: 'moment'; value: (item: Item) => Date | number | Nothing }
);

export interface SheetToWrite<Item> {
  name: string;
  columns: readonly SheetColumn<Item>[];
  rows: Iterable<Item> | AsyncIterable<Item>;
  /** Lines above the table, the first one large: a company's name, how long prices hold. */
  titles?: readonly string[];
  /** Lines below the table. */
  footers?: readonly string[];
  /** Whose clock moments are shown by. */
  zone?: string;
}

/** More than any list of the app; all of them are in memory while a file is written. */
const mostRows = 100_000;
const rowsAtATime = 500;

/** An .xlsx with one sheet. The headings stay in sight, and no text ever becomes a formula. */
export const writeSheet = <Item>(sheet: SheetToWrite<Item>): Promise<Buffer> => writeSheets([sheet]);

/** The same with several. */
// biome-ignore lint/suspicious/noExplicitAny: each sheet has items of its own, which only its own columns see.
export async function writeSheets(sheets: readonly SheetToWrite<any>[]): Promise<Buffer> {
  const written = [];
  for (const sheet of sheets) written.push(await laidOut(sheet));
  // Loaded at the first export: many processes never see one.
  const { default: write } = await import('write-excel-file/node');
  return write(written).toBuffer();
}

async function laidOut<Item>(sheet: SheetToWrite<Item>) {
  const { columns, titles = [], footers = [], zone = defaultZone } = sheet;
  const clock = clockIn(zone);
  const data: CellRow[] = titles.map((title, at) => line(title, columns.length, at === 0 ? largeTitle : {}));
  data.push(columns.map(({ heading, kind }) => ({ ...text(heading), ...headingLook, align: alignOf(kind) })));
  const headingsEnd = data.length;
  for await (const item of sheet.rows) {
    if (data.length - headingsEnd >= mostRows) throw tooLarge('rows', mostRows);
    data.push(columns.map((column) => cellOf(column, item, clock)));
    if (data.length % rowsAtATime === 0) await setImmediate();
  }
  data.push(...footers.map((footer) => line(footer, columns.length, footerLook)));
  return {
    data,
    sheet: sheetName(sheet.name),
    stickyRowsCount: headingsEnd,
    columns: columns.map(({ width, heading, kind }) => ({ width: width ?? widthFor(heading, kind) })),
  };
}

const largeTitle = { fontWeight: 'bold', fontSize: 16 } as const;
const footerLook = { textColor: '#595959' } as const;
const headingLook = {
  fontWeight: 'bold',
  backgroundColor: '#E8EDF4',
  bottomBorderStyle: 'thin',
  alignVertical: 'center',
  wrap: true,
} as const;

const alignOf = (kind: SheetColumn<never>['kind']) =>
  kind === 'number' || kind === 'money' ? 'right' : 'left';

/** Marked as text (`@`): otherwise "=1+1" or "007" turn into something else when somebody edits the cell. */
const text = (value: string): CellObject => ({
  type: String,
  value: sheetText(value),
  format: '@',
});

function line(value: string, width: number, look: Partial<CellObject>): CellRow {
  const rest = Array.from({ length: Math.max(0, width - 1) }, () => null);
  return [{ ...text(value), ...look, ...(width > 1 && { columnSpan: width }) }, ...rest];
}

function cellOf<Item>(column: SheetColumn<Item>, item: Item, clock: Clock): CellObject | null {
  switch (column.kind) {
    case 'text':
      return textOrNothing(column.value(item));
    case 'number':
      return numberCell(
        column.value(item),
        column.decimals === undefined ? undefined : fixed(column.decimals),
      );
    case 'money': {
      const money = column.value(item);
      return money
        ? numberCell(money.amount, `[$${money.currency}] ${fixed(decimalsOf(money.currency))}`)
        : null;
    }
    case 'day': {
      const day = column.value(item);
      const at = Date.parse(`${day}T00:00:00Z`);
      // Before March 1900 sheets count a day that never was.
      return day && at >= Date.UTC(1900, 2, 1) ? dateCell(at, 'yyyy-mm-dd') : textOrNothing(day);
    }
    case 'moment': {
      const moment = column.value(item);
      const at = moment === null || moment === undefined ? undefined : clock(Number(moment));
      return at === undefined ? null : dateCell(at, 'yyyy-mm-dd hh:mm');
    }
  }
}

/** An instant as a sheet keeps it: what a clock on the wall shows, as if it hung in Greenwich. */
type Clock = (at: number) => number | undefined;

/** Asking a calendar takes longer than all the rest of a cell: it is asked once for each hour that occurs. */
function clockIn(zone: string): Clock {
  const hour = 3_600_000;
  const offsets = new Map<number, number | undefined>();
  return (at) => {
    const start = Math.floor(at / hour) * hour;
    if (!offsets.has(start)) offsets.set(start, offsetAt(start, zone));
    const offset = offsets.get(start);
    return offset === undefined ? undefined : at + offset;
  };
}

function offsetAt(at: number, zone: string): number | undefined {
  const wall = wallTimeOf(at, zone);
  return wall && Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second) - at;
}

const fixed = (decimals: number): string => (decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0');
const textOrNothing = (value: string | Nothing): CellObject | null => (value ? text(value) : null);
const dateCell = (at: number, format: string): CellObject => ({ type: Date, value: new Date(at), format });

function numberCell(value: number | string | Nothing, format: string | undefined): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  const number = sheetNumber(value);
  if (number === undefined) return text(String(value));
  return { type: Number, value: number, ...(format !== undefined && { format }) };
}

/** Chinese letters are twice as wide. */
function widthFor(heading: string, kind: SheetColumn<never>['kind']): number {
  const letters = [...heading].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 2);
  const least = { text: 14, number: 10, money: 16, day: 12, moment: 17 }[kind];
  return Math.min(60, Math.max(letters, least));
}

/** At most 31 letters, and none that a formula gives a meaning. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim() || 'Sheet1';
