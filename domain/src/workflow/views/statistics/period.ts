import { mostStatisticsDays, type StatisticsPeriod } from '@fairway/contract/workflow-statistics.ts';
import { isCalendarDay } from '../../../text/calendar-date.ts';
import { formatDate } from '../../../time/format-date.ts';
import { dayNumber, instantOf, type WallTime, wallTimeOf } from '../../../time/zoned.ts';

/** From one instant up to another one that is no part of it. */
export interface Span {
  from: number;
  until: number;
}

export interface AskedPeriod {
  period: StatisticsPeriod;
  from?: string | undefined;
  to?: string | undefined;
}

/** What is looked at, and what it is compared with. */
export interface ComparedPeriods {
  now: Span;
  before: Span;
}

type Day = Pick<WallTime, 'year' | 'month' | 'day'>;

/**
 * The days somebody asks for, in a zone. What is not over yet is compared with as much of what was before: half a month
 * against half a month. Undefined where the days are none, or too many.
 */
export function periodsOf(asked: AskedPeriod, at: number, zone: string): ComparedPeriods | undefined {
  const wall = wallTimeOf(at, zone);
  const days = wall && daysOf(asked, wall);
  if (!wall || !days) return undefined;
  const midnight = ({ year, month, day }: Day) =>
    instantOf({ year, month, day, hour: 0, minute: 0, second: 0 }, zone);
  const [from, until] = [midnight(days.first), midnight(days.end)];
  const beforeFrom = midnight(days.earlier(days.first));
  const isOver = until !== undefined && until <= at;
  const beforeUntil = isOver
    ? midnight(days.earlier(days.end))
    : instantOf({ ...wall, ...days.earlier(wall) }, zone);
  if (from === undefined || until === undefined || beforeFrom === undefined || beforeUntil === undefined)
    return undefined;
  return {
    now: { from, until },
    before: { from: beforeFrom, until: Math.max(beforeFrom, Math.min(beforeUntil, from)) },
  };
}

interface Days {
  first: Day;
  /** The day after the last. */
  end: Day;
  /** The same day of what is compared with. */
  earlier: (day: Day) => Day;
}

const back = (days: number) => (day: Day) => ({ ...day, day: day.day - days });
const monthBack = (day: Day) => ({ ...day, month: day.month - 1 });

function daysOf({ period, from = '', to = '' }: AskedPeriod, today: Day): Days | undefined {
  const { year, month, day } = today;
  const tomorrow = { year, month, day: day + 1 };
  switch (period) {
    case 'week': {
      // The first of January 1970 was a Thursday, and weeks begin on Mondays.
      const monday = { year, month, day: day - ((dayNumber(today) + 3) % 7) };
      return { first: monday, end: tomorrow, earlier: back(7) };
    }
    case 'month':
      return { first: { year, month, day: 1 }, end: tomorrow, earlier: monthBack };
    case 'lastMonth':
      return { first: { year, month: month - 1, day: 1 }, end: { year, month, day: 1 }, earlier: monthBack };
    case 'last90':
      return { first: { year, month, day: day - 89 }, end: tomorrow, earlier: back(90) };
    case 'days': {
      const [first, last] = [dayOf(from), dayOf(to)];
      const length = first && last ? dayNumber(last) - dayNumber(first) + 1 : 0;
      if (!first || !last || length < 1 || length > mostStatisticsDays) return undefined;
      return { first, end: { ...last, day: last.day + 1 }, earlier: back(length) };
    }
  }
}

/** A day as it is written; undefined where no calendar has it. */
function dayOf(written: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  return isCalendarDay(year, month, day) ? { year, month, day } : undefined;
}

const aDay = 86_400_000;

/** Every day of a span as it is written; none of those to come. */
export function daysIn({ from, until }: Span, at: number, zone: string): string[] {
  const [first, last] = [wallTimeOf(from, zone), wallTimeOf(Math.min(until - 1, at), zone)];
  if (!first || !last) return [];
  const days: string[] = [];
  for (let number = dayNumber(first); number <= dayNumber(last); number += 1)
    days.push(formatDate(number * aDay, 'yyyy-MM-dd', 'UTC'));
  return days;
}

/** The first and the last day of a span. */
export const edgesOf = ({ from, until }: Span, zone: string): { from: string; to: string } => ({
  from: formatDate(from, 'yyyy-MM-dd', zone),
  to: formatDate(Math.max(from, until - 1), 'yyyy-MM-dd', zone),
});
