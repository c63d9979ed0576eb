const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;
/** Shanghai is eight hours ahead, all year round. */
const ahead = 8 * hour;

/** Midnight in Shanghai of the day at a moment. */
export const midnightOf = (moment: number): number => moment + ahead - ((moment + ahead) % day) - ahead;

/** The morning of the company's day at a moment, whatever the hour: as a date of UTC. */
export const morningOf = (moment: number): number => midnightOf(moment) + ahead;

export const clock = (midnight: number, hours: number, minutes = 0): number =>
  midnight + hours * hour + minutes * minute;

/** Monday is 1, Sunday 7. */
const weekdayOf = (midnight: number): number => new Date(midnight + ahead).getUTCDay() || 7;

/** So many days ago the first records were written. */
const firstDay = 120;

/** The days the office was open, counted back from a day; that day itself is not among them. */
export interface OfficeDays {
  /** Midnight of a day so long ago; a Saturday or Sunday becomes the Friday before. */
  ago: (days: number) => number;
  /** The same so many days after another day; never later than yesterday. */
  after: (midnight: number, days: number) => number;
  /** The day of the nth of so many things that happened one after the other, counted from 0. */
  nth: (index: number, count: number) => number;
  /** The next working day at or after so many days from now. */
  ahead: (days: number) => number;
}

export function officeDaysBefore(today: number): OfficeDays {
  const now = midnightOf(today);
  const ago = (days: number): number => {
    const midnight = now - Math.max(days, 1) * day;
    return midnight - Math.max(weekdayOf(midnight) - 5, 0) * day;
  };
  return {
    ago,
    after: (midnight, days) => Math.max(midnight, ago((now - midnight) / day - days)),
    nth: (index, count) => ago(firstDay - Math.floor((index * (firstDay - 1)) / Math.max(count - 1, 1))),
    ahead: (days) => {
      const midnight = now + days * day;
      return midnight + (weekdayOf(midnight) > 5 ? (8 - weekdayOf(midnight)) * day : 0);
    },
  };
}
