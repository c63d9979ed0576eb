import type { ReportKind } from '@fairway/contract/report-log.ts';
import { isWorkingDay, numberOfDay, type WorkCalendar, weekdayOf } from '../calendar/working-days.ts';
import { addDays, daysInMonth } from '../time/calendar-day.ts';

/** The first and the last day a report is about. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** The day, the week from Monday on, or the month in which a day lies. */
export function periodOf(kind: ReportKind, day: string): ReportPeriod {
  if (kind === 'daily') return { from: day, to: day };
  if (kind === 'weekly') {
    const from = addDays(day, 1 - weekdayOf(numberOfDay(day)));
    return { from, to: addDays(from, 6) };
  }
  const month = day.slice(0, 7);
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Written when what it is about was over. A week or a month is told of on the first working day after it at the latest. */
export function isLate(
  kind: ReportKind,
  { to }: Pick<ReportPeriod, 'to'>,
  writtenOn: string,
  calendar: WorkCalendar | undefined,
): boolean {
  if (writtenOn <= to) return false;
  return kind === 'daily' || writtenOn > firstWorkingDayAfter(to, calendar);
}

/** A company that works on no day of a month asks nobody for anything; some day has to be the last one. */
const furthest = 31;

function firstWorkingDayAfter(day: string, calendar: WorkCalendar | undefined): string {
  for (let ahead = 1; ahead <= furthest; ahead += 1)
    if (isWorkingDay(calendar, numberOfDay(day) + ahead)) return addDays(day, ahead);
  return addDays(day, furthest);
}

/** Whether anybody has to write about it: it has a day that is worked. */
export const isExpected = (period: ReportPeriod, calendar: WorkCalendar | undefined): boolean =>
  workingDaysIn(period, calendar).length > 0;

/** The days of a time that are worked. */
export function workingDaysIn({ from, to }: ReportPeriod, calendar: WorkCalendar | undefined): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (isWorkingDay(calendar, numberOfDay(day))) days.push(day);
  return days;
}

/** The last working day of a week or a month is when people are asked for the report about it. */
export const isAskedOn = (kind: ReportKind, day: string, calendar: WorkCalendar | undefined): boolean =>
  workingDaysIn(periodOf(kind, day), calendar).at(-1) === day;
