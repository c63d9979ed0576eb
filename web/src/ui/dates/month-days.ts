import { daysIn } from './typed-date.ts';

/** Days as `2026-11-16`: compared as text, and without a zone they cannot move. */
export type Day = string;

const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(at(day).getTime() + count * 86_400_000).toISOString().slice(0, 10);

/** The same day of another month, or its last one. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 8);
  const [nextYear = 0, nextMonth = 1] = first.split('-').map(Number);
  return `${first}${String(Math.min(date, daysIn(nextYear, nextMonth))).padStart(2, '0')}`;
}

/** The weeks a month touches, each from Monday. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -mondayBased(first));
  const weeks: Day[][] = [];
  for (
    let monday = start;
    weeks.length === 0 || monday.slice(0, 7) === day.slice(0, 7);
    monday = addDays(monday, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** 0 on a Monday, 6 on a Sunday. */
export const mondayBased = (day: Day): number => (at(day).getUTCDay() + 6) % 7;

export const dayInLanguage = (day: Day, language: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(at(day));
