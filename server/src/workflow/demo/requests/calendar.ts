import { clock, day, midnightOf, officeDaysBefore } from '../../../organisation/demo/office-days.ts';

/** Days and hours seen from one morning. */
export interface Calendar {
  /** An hour of a working day so many days ago. */
  ago: (days: number, hours: number, minutes?: number) => number;
  /** Midnight of a working day so many days ago. */
  dayAgo: (days: number) => number;
  /** Midnight of the first working day at or after so many days from today. */
  ahead: (days: number) => number;
  /** So many calendar days after another midnight. */
  after: (midnight: number, days: number) => number;
  /** The next week from Monday on, so many weeks ahead; some days of it. */
  week: (weeksAhead: number, days: number) => readonly [number, number];
  morning: number;
}

export function calendarOf(morning: number): Calendar {
  const office = officeDaysBefore(morning);
  const monday = (weeksAhead: number) => {
    const today = midnightOf(morning);
    // 1970 began with a Thursday; Shanghai's midnight is sixteen hours into the day before.
    const weekday = (Math.round(today / day) + 3) % 7;
    return today + (weeksAhead * 7 - weekday) * day;
  };
  return {
    ago: (days, hours, minutes = 0) => clock(office.ago(days), hours, minutes),
    dayAgo: office.ago,
    ahead: office.ahead,
    after: (midnight, days) => midnight + days * day,
    week: (weeksAhead, days) => [monday(weeksAhead), monday(weeksAhead) + (days - 1) * day],
    morning,
  };
}
