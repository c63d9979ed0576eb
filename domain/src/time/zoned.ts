import { formatDate } from './format-date.ts';

/** What the clock and the calendar on a wall show. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** What is shown at an instant in a zone; undefined where no calendar reaches. */
export function wallTimeOf(at: number, zone: string): WallTime | undefined {
  const [year, month, day, hour, minute, second] = formatDate(at, 'yyyy-MM-dd-HH-mm-ss', zone)
    .split('-')
    .map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined || second === undefined)
    return undefined;
  return { year, month, day, hour, minute, second };
}

/**
 * The instant at which a zone's wall shows this; months and days past their end go on in the next one. A time that
 * is skipped in spring is read as if the clock had not moved, one that comes twice in autumn is the first.
 */
export function instantOf(wall: WallTime, zone: string): number | undefined {
  // Date.UTC reads years below 100 as those of the last century; nobody fills forms for them.
  const wanted = utcOf(wall);
  const offset = offsetAt(wanted, zone);
  if (offset === undefined) return undefined;
  // Near a change of the clock the offset at the guess is another one than at the wanted time.
  const corrected = offsetAt(wanted - offset, zone);
  return corrected === undefined ? undefined : wanted - corrected;
}

const oneDay = 86_400_000;
/** By zone, at the midnights of Greenwich. */
const midnightOffsets = new Map<string, Map<number, number | undefined>>();
const mostKeptDays = 4_000;
const mostKeptZones = 100;

/** Milliseconds a zone is ahead of UTC at an instant; undefined where no calendar reaches. */
export function offsetAt(at: number, zone: string): number | undefined {
  const day = Math.floor(at / oneDay);
  const before = offsetAtMidnight(day, zone);
  // Asking a zone is slow, and on nearly all days no clock is moved.
  return before !== undefined && before === offsetAtMidnight(day + 1, zone)
    ? before
    : measuredOffset(at, zone);
}

function offsetAtMidnight(day: number, zone: string): number | undefined {
  let days = midnightOffsets.get(zone);
  if (!days || days.size >= mostKeptDays) {
    if (midnightOffsets.size >= mostKeptZones) midnightOffsets.clear();
    days = new Map();
    midnightOffsets.set(zone, days);
  }
  const known = days.get(day);
  if (known !== undefined) return known;
  const offset = measuredOffset(day * oneDay, zone);
  days.set(day, offset);
  return offset;
}

function measuredOffset(at: number, zone: string): number | undefined {
  const wall = wallTimeOf(at, zone);
  if (!wall) return undefined;
  return utcOf(wall) - Math.floor(at / 1000) * 1000;
}

/** Midnight of a day written `yyyy-MM-dd`, or its first moment where the clock skipped midnight; undefined when it is none. */
export function midnightOf(day: string, zone: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return undefined;
  const midnight = {
    year: Number(year),
    month: Number(month),
    day: Number(date),
    hour: 0,
    minute: 0,
    second: 0,
  };
  const found = instantOf(midnight, zone);
  const shown = found === undefined ? undefined : wallTimeOf(found, zone);
  if (found === undefined || !shown) return undefined;
  // As if the clock had not moved it would still be the day before.
  return found + Math.max(utcOf(midnight) - utcOf(shown), 0);
}

const utcOf = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Midnight of the day an instant falls on. */
export function startOfDay(at: number, zone: string): number | undefined {
  const wall = wallTimeOf(at, zone);
  return wall && instantOf({ ...wall, hour: 0, minute: 0, second: 0 }, zone);
}

/** The number of a day since 1970, for counting days without hours. */
export const dayNumber = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
