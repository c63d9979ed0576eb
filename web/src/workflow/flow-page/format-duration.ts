import type { Say } from '../../language/words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something took, in words; nobody counts minutes once it is days, and nothing is said of nothing. */
export function formatDuration(words: Say, time: number): string {
  const [days, hours, minutes] = [day, hour, minute].map((unit) => Math.floor(time / unit)) as Counts;
  if (minutes === 0) return words('tookUnderMinute');
  if (hours === 0) return words('tookMinutes', { minutes });
  if (days === 0)
    return minutes % 60 === 0
      ? words('spanHours', { count: hours })
      : words('tookHours', { hours, minutes: minutes % 60 });
  return hours % 24 === 0
    ? words('spanDays', { count: days })
    : words('tookDays', { days, hours: hours % 24 });
}

type Counts = [days: number, hours: number, minutes: number];
