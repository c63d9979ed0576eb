import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { midnightOf } from '@fairway/domain/time/zoned.ts';
import { addDays, type Day, dayInLanguage, mondayBased, weeksOf } from '../ui/dates/month-days.ts';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

export const viewWords = {
  month: 'scheduleMonth',
  week: 'scheduleWeek',
  day: 'scheduleDay',
  agenda: 'scheduleAgenda',
} as const;

/** How many days from the chosen one an agenda tells of. */
const agendaDays = 30;

/** The days that a view shows. */
export function daysOfView(view: View, day: Day): Day[] {
  if (view === 'month') return weeksOf(day).flat();
  if (view === 'day') return [day];
  const first = view === 'week' ? addDays(day, -mondayBased(day)) : day;
  return Array.from({ length: view === 'week' ? 7 : agendaDays }, (_, at) => addDays(first, at));
}

/** From one day to another, what they share said once. */
export function rangeOfDays(first: Day, last: Day, language: string): string {
  const style = { year: 'numeric', month: language === 'en' ? 'short' : 'long', day: 'numeric' } as const;
  if (language === 'en')
    return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      .formatRange(new Date(first), new Date(last))
      .replace(/\s*–\s*/, ' – ');
  const { year, month, ...day } = style;
  const isYear = first.slice(0, 4) === last.slice(0, 4);
  const isMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = { ...(!isYear && { year }), ...(!isMonth && { month }), ...day };
  return `${dayInLanguage(first, language, style)} – ${dayInLanguage(last, language, end)}`;
}

export const momentOfDay = (day: Day): number => midnightOf(day, defaultZone) ?? 0;
export const dayOfMoment = (at: number): Day => formatDate(at, 'yyyy-MM-dd');

/** From the first day it touches to the last. */
export function touchedDays({ allDay, startAt, endAt, startDate, endDate }: ScheduleOccurrence): [Day, Day] {
  if (allDay === 1) return [startDate, endDate];
  return [dayOfMoment(startAt), dayOfMoment(Math.max(endAt - 1, startAt))];
}

/** What one day shows of its hours: nothing where it lasts the whole day. */
export function hoursOnDay({ startAt, endAt }: ScheduleOccurrence, day: Day): string {
  const [from, to] = [formatDate(startAt, 'HH:mm'), formatDate(endAt, 'HH:mm')];
  const [begins, ends] = [dayOfMoment(startAt) === day, dayOfMoment(Math.max(endAt - 1, startAt)) === day];
  if (begins && ends) return `${from} – ${to}`;
  return begins ? `${from} –` : ends ? `– ${to}` : '';
}

/** What each day has, whole days first. */
export function byDay(
  list: readonly ScheduleOccurrence[],
  days: readonly Day[],
): Map<Day, ScheduleOccurrence[]> {
  const found = new Map<Day, ScheduleOccurrence[]>(days.map((day) => [day, []]));
  for (const one of list) {
    const [first, last] = touchedDays(one);
    for (const day of days) if (day >= first && day <= last) found.get(day)?.push(one);
  }
  for (const some of found.values())
    some.sort((one, other) => other.allDay - one.allDay || one.startAt - other.startAt);
  return found;
}

/** Of those that are shown together; what is private of others has no id. */
export const keyOfEvent = ({ id, startAt, userIds }: ScheduleOccurrence): string =>
  `${id || startAt}${userIds.join()}`;
