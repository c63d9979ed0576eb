import { currentLanguage } from '../language/words.ts';

// Days of a calendar are no moments: read and written in UTC they are the same everywhere.
const named = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(currentLanguage(), { timeZone: 'UTC', ...how }).format(at);

export const monthName = (year: number, month: number): string =>
  named(Date.UTC(year, month, 1), { month: 'long' });

/** Monday is 1; the first Monday of 2024 was its first day. */
export const weekdayName = (weekday: number, width: 'narrow' | 'short'): string =>
  named(Date.UTC(2024, 0, weekday), { weekday: width });

export const dayName = (day: string): string =>
  named(Date.parse(day), { month: 'long', day: 'numeric', weekday: 'short' });
