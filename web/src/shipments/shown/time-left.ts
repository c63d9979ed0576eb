import type { Say } from '../../language/words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long until a moment, or since it, in the largest unit that says enough. */
export function timeLeft(words: Say, at: number, now: number): string {
  const left = at - now;
  if (left < 0) {
    const past = -left;
    return past < day
      ? words('duePastHours', { count: Math.max(1, Math.floor(past / hour)) })
      : words('duePastDays', { count: Math.floor(past / day) });
  }
  if (left < hour) return words('dueMinutes', { count: Math.ceil(left / minute) });
  if (left < 2 * day) return words('dueHours', { count: Math.floor(left / hour) });
  return words('dueDays', { count: Math.floor(left / day) });
}
