import type { CalendarDay } from '@fairway/contract/calendar.ts';
import { dayOfNumber, numberOfDay, weekdayOf } from '@fairway/domain/calendar/working-days.ts';

export interface ShownDay {
  day: string;
  /** The date in its month. */
  date: number;
  /** Monday is 1, Sunday 7. */
  weekday: number;
  isWorked: boolean;
  /** It is not as the week says, or the company says so explicitly. */
  isNamed: boolean;
  name: string;
}

/** A year as twelve months of days, each as it is. */
export function monthsOf(
  year: number,
  weekdays: readonly number[],
  named: readonly CalendarDay[],
): ShownDay[][] {
  const byDay = new Map(named.map((one) => [one.day, one]));
  return Array.from({ length: 12 }, (_, month) => {
    const written = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
    const first = numberOfDay(`${written}-01`);
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Array.from({ length }, (__, at) => {
      const [day, weekday] = [dayOfNumber(first + at), weekdayOf(first + at)];
      const own = byDay.get(day);
      const isWorked = own?.isWorked ?? weekdays.includes(weekday);
      return {
        ...{ day, date: at + 1, weekday, isWorked },
        isNamed: own !== undefined,
        name: own?.name ?? '',
      };
    });
  });
}

const mostDays = 366;

/** Every day from one to another of the same year; none where they are the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [numberOfDay(from), numberOfDay(to)];
  if (!(last >= first) || last - first >= mostDays || from.slice(0, 4) !== to.slice(0, 4)) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => dayOfNumber(first + at));
}
