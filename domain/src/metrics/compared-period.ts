import type { BoardComparison } from '@fairway/contract/board-fields.ts';
import { addDays, daysBetween, daysInMonth, monthOf } from '../time/calendar-day.ts';

/** From a day to a day, both with it. */
export interface Days {
  from: string;
  to: string;
}

/** The days that are as many before these, or the same of the year before; whole months stand against whole months. */
export function comparedDays({ from, to }: Days, comparison: BoardComparison): Days | null {
  if (comparison === 'none') return null;
  if (comparison === 'lastYear') return { from: sameDay(from, -12), to: endOf(to, sameDay(to, -12)) };
  if (!from.endsWith('-01') || !isLastDay(to)) {
    const length = daysBetween(from, to) + 1;
    return { from: addDays(from, -length), to: addDays(from, -1) };
  }
  const count = monthsBetween(from, to).length;
  return { from: sameDay(from, -count), to: addDays(from, -1) };
}

/** The months (YYYY-MM) that these days touch. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthOf(sameDay(`${month}-01`, 1)))
    months.push(month);
  return months;
}

/** The last so many months up to the one of a day. */
export const monthsUpTo = (day: string, count: number): string[] =>
  monthsBetween(sameDay(`${monthOf(day)}-01`, 1 - count), day);

export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${String(daysInMonth(year, number)).padStart(2, '0')}`;
}

const isLastDay = (day: string): boolean => lastDayOf(monthOf(day)) === day;

/** The end of February stands for the end of February. */
const endOf = (to: string, then: string): string => (isLastDay(to) ? lastDayOf(monthOf(then)) : then);

/** The day of another month; where that is shorter, its last one. */
function sameDay(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [thenYear, thenMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const then = Math.min(date, daysInMonth(thenYear, thenMonth));
  return `${thenYear}-${String(thenMonth).padStart(2, '0')}-${String(then).padStart(2, '0')}`;
}
