import type { Say } from '../../language/words.ts';

const daysFrom = 48;

/** `晚 5 小时`, from two days on in days. */
export function hoursText(words: Say, hours: number): string {
  const size = Math.abs(hours);
  const isLate = hours > 0;
  if (size < daysFrom) return words(isLate ? 'trackHoursLate' : 'trackHoursEarly', { count: size });
  return words(isLate ? 'trackDaysLate' : 'trackDaysEarly', { count: Math.round(size / 24) });
}
