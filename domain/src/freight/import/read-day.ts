import { plainText, type SheetCell } from './sheet-cell.ts';

/** Which figure of 03/04/2026 is the day. */
export type DayOrder = 'dayFirst' | 'monthFirst';

export interface DayReading {
  /** What decides 03/04/2026; nothing where nothing does. */
  order: DayOrder | undefined;
  /** A day without a year lies near this one. */
  today: string;
}

export type ReadDay = { day: string } | { reason: 'notADay' | 'ambiguousDay' };
export type ReadPeriod =
  | { from: string; to: string }
  | { reason: 'notADay' | 'ambiguousDay' | 'periodEndsEarly' };

/** What is written of a day; `pair` are two figures of which nobody knows which one is the month. */
interface Written {
  year?: number;
  month?: number;
  day?: number;
  pair?: readonly [number, number];
}

const months = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);
const [month, ordinal] = ['(?<m>[A-Z]{3,9})\\.?', '(?:ST|ND|RD|TH)?'];
const patterns = [
  /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})$/,
  /^(?<y>\d{4}|\d{2})年(?<m>\d{1,2})月(?<d>\d{1,2})[日号]?$/,
  /^(?<m>\d{1,2})月(?<d>\d{1,2})[日号]?$/,
  /^(?<d>\d{1,2})[日号]$/,
  /^(?<y>20\d\d)(?<m>\d\d)(?<d>\d\d)$/,
  new RegExp(`^(?<d>\\d{1,2})${ordinal}[ ./-]*${month}(?:[ ,./'-]*(?<y>\\d{4}|\\d\\d))?$`),
  new RegExp(`^${month}[ -]*(?<d>\\d{1,2})${ordinal}(?:[ ,./'-]+(?<y>\\d{4}))?$`),
  /^(?<a>\d{1,2})[/.-](?<b>\d{1,2})[/.-](?<y>\d{4}|\d{2})$/,
  /^(?<a>\d{1,2})[/.-](?<b>\d{1,2})$/,
  /^(?<d>\d{1,2})(?:ST|ND|RD|TH)?(?:, ?(?<y>\d{4}))?$/,
] as const;

const leading =
  /^(?:VALID(?:ITY)? ?:?)? ?(?:FROM|TILL?|UNTIL|UP TO|THRU|THROUGH|TO|BY|BEFORE|ETD|自|从|至|截至|有效期至|有效期) ?:? ?/;
const trailing = /(?: ?(?:止|前|起|ETD|\(ETD\)|ONWARDS?)| \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?)$/;
const cleaned = (text: string) =>
  plainText(text)
    .replace(/^VALID(ITY)? ?:? ?/, '')
    .replace(leading, '')
    .replace(trailing, '')
    .trim();

function written(text: string): Written | undefined {
  for (const pattern of patterns) {
    const { y, m, d, a, b } = (pattern.exec(text)?.groups ?? {}) as Record<string, string | undefined>;
    if (d === undefined && a === undefined) continue;
    const year = y === undefined ? {} : { year: y.length === 2 ? 2000 + Number(y) : Number(y) };
    if (a !== undefined && b !== undefined) return { ...year, ...pairOf(Number(a), Number(b)) };
    const monthNumber = m === undefined ? undefined : monthOf(m);
    if (monthNumber === 0) continue;
    return { ...year, ...(monthNumber !== undefined && { month: monthNumber }), day: Number(d) };
  }
  return undefined;
}

/** Clear where one of the two cannot be a month, or where both are the same. */
function pairOf(one: number, other: number): Written {
  if (one > 12) return { day: one, month: other };
  return other > 12 || one === other ? { month: one, day: other } : { pair: [one, other] };
}

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const short = text === 'SEPT' ? 'SEP' : text;
  return months.findIndex((name) => name.startsWith(short)) + 1;
}

const ordered = ({ pair, ...rest }: Written, order: DayOrder | undefined): Written => {
  if (!pair) return rest;
  if (order === undefined) return { ...rest, pair };
  const [day, month] = order === 'dayFirst' ? pair : [pair[1], pair[0]];
  return { ...rest, day, month };
};

/** Numbers of days that spreadsheets count, without the format of a date: from 2000 to 2099. */
const isSerial = (number: number | undefined): number is number =>
  number !== undefined && Number.isInteger(number) && number >= 36_526 && number < 73_051;
const dayOfSerial = (serial: number): string =>
  new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);

export function readDay(cell: SheetCell, reading: DayReading): ReadDay {
  if (cell.day !== undefined && cell.number !== undefined) return { day: cell.day };
  if (isSerial(cell.number)) return { day: dayOfSerial(cell.number) };
  return (
    dayOf(written(cleaned(cell.text)), reading) ?? (cell.day === undefined ? notADay : { day: cell.day })
  );
}

const notADay = { reason: 'notADay' } as const;

function dayOf(found: Written | undefined, { order, today }: DayReading): ReadDay | undefined {
  if (!found) return undefined;
  const { year, month, day, pair } = ordered(found, order);
  if (pair) return { reason: 'ambiguousDay' };
  if (month === undefined || day === undefined) return undefined;
  return realDay(year ?? nearestYear(month, day, today), month, day);
}

/** The year in which the day lies nearest to today. */
function nearestYear(month: number, day: number, today: string): number {
  const now = Date.parse(today);
  const year = Number(today.slice(0, 4));
  const distance = (one: number) => Math.abs(Date.UTC(one, month - 1, day) - now);
  return [year - 1, year, year + 1].reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function realDay(year: number, month: number, day: number): ReadDay {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 2000 && year < 2100;
  return isReal ? { day: at.toISOString().slice(0, 10) } : notADay;
}

/** `即日起至11/30`: from the day it is read. */
const fromNow =
  /^(?:即日起?|现在|(?:FROM )?(?:NOW|TODAY)|IMMEDIATE(?:LY)?|EFFECTIVE IMMEDIATELY)[ ,，]*(?:[-~～—–至到]|TO|TILL?|UNTIL|THRU)+[ ]*(.+)$/;

/** Who writes Chinese writes the month first. */
const chinese = (text: string, reading: DayReading): DayReading =>
  reading.order === undefined && /[\u4e00-\u9fff]/.test(text) ? { ...reading, order: 'monthFirst' } : reading;

/** Two days in one cell: `1-15 Nov`, `2026/11/1-11/15`, `11月1日至15日`. What one of them leaves out the other says. */
export function readPeriod(cell: SheetCell, reading: DayReading): ReadPeriod {
  const open = fromNow.exec(plainText(cell.text));
  if (open) {
    const last = dayOf(written(cleaned(open[1] ?? '')), chinese(open[0], reading));
    if (last && 'day' in last && last.day < reading.today) return { reason: 'periodEndsEarly' };
    return last && 'day' in last ? { from: reading.today, to: last.day } : (last ?? notADay);
  }
  const text = cleaned(cell.text);
  let isAmbiguous = false;
  for (const [left, right] of splits(text)) {
    const [one, other] = [written(cleaned(left)), written(cleaned(right))];
    if (!one || !other) continue;
    const period = periodOf(one, other, reading);
    if (period === 'ambiguous') isAmbiguous = true;
    else if (period) return period;
  }
  return { reason: isAmbiguous ? 'ambiguousDay' : 'notADay' };
}

function* splits(text: string): Generator<[string, string]> {
  for (const separator of [
    /~|～|至|到|—|–|=>|→/g,
    / (?:TO|TILL?|UNTIL|THRU|THROUGH) /g,
    / -+ /g,
    /-+/g,
    /\//g,
  ])
    for (const { index, 0: found } of text.matchAll(separator))
      yield [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
}

function periodOf(one: Written, other: Written, reading: DayReading): ReadPeriod | 'ambiguous' | undefined {
  // 11/1-11/15: the second one says which figure is the month.
  const order = reading.order ?? orderIn(one, other);
  const [first, last] = [ordered(one, order), ordered(other, order)];
  if (first.pair || last.pair) return 'ambiguous';
  const month = first.month ?? last.month;
  const lastMonth = last.month ?? first.month;
  if (month === undefined || lastMonth === undefined || !first.day || !last.day) return undefined;
  // Each figure alone is no day: one of them must have said its month.
  const year = last.year ?? first.year;
  const near = year ?? nearestYear(lastMonth, last.day, reading.today);
  const to = realDay(
    last.year ?? (first.year !== undefined && lastMonth < month ? first.year + 1 : near),
    lastMonth,
    last.day,
  );
  if (!('day' in to)) return undefined;
  const toYear = Number(to.day.slice(0, 4));
  const from = realDay(first.year ?? (month > lastMonth ? toYear - 1 : toYear), month, first.day);
  if (!('day' in from)) return undefined;
  return from.day <= to.day ? { from: from.day, to: to.day } : { reason: 'periodEndsEarly' };
}

/** What two figures say about the order when another day beside them is clear. */
function orderIn(one: Written, other: Written): DayOrder | undefined {
  const [clear, pair] = one.pair ? [other, one.pair] : [one, other.pair];
  if (!pair || clear.pair || clear.month === undefined) return undefined;
  if (pair[0] === clear.month && pair[1] !== clear.month) return 'monthFirst';
  return pair[1] === clear.month && pair[0] !== clear.month ? 'dayFirst' : undefined;
}

const figures = /(?<!\d|\d[/.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](?:\d{4}|\d{2}))?(?![\d/.-]*\d)/g;

/** Whether a column says by one of its days which figure comes first; nothing where it says both, or neither. */
export function dayOrderOf(cells: readonly SheetCell[]): DayOrder | undefined {
  const said = new Set<DayOrder>();
  for (const { text, number } of cells) {
    if (number !== undefined || text.length > 60) continue;
    for (const part of plainText(text).split(/~|至|到|—|–| - | TO |(?<=\d[/.]\d{4})-|-(?=\d{1,2}[/.])/))
      for (const [, one, other] of part.trim().matchAll(figures)) {
        if (Number(one) > 12 && Number(other) <= 12) said.add('dayFirst');
        if (Number(other) > 12 && Number(one) <= 12) said.add('monthFirst');
      }
  }
  return said.size === 1 ? [...said][0] : undefined;
}
