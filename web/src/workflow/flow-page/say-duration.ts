import type { Say } from '../../language/words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something took, in words; nobody counts minutes once it is days. */
export function sayDuration(words: Say, time: number): string {
  if (time < minute) return words('tookUnderMinute');
  if (time < hour) return words('tookMinutes', { minutes: Math.floor(time / minute) });
  const minutes = Math.floor((time % hour) / minute);
  if (time < day) return words('tookHours', { hours: Math.floor(time / hour), minutes });
  return words('tookDays', { days: Math.floor(time / day), hours: Math.floor((time % day) / hour) });
}
