import { instantOf, wallTimeOf } from '@fairway/domain/time/zoned.ts';

const minute = 60_000;

/** From this minute until the last one of a day, that many days counted with today. */
export function quickPeriod(
  now: number,
  days: number,
  zone: string,
): { startTime: number; endTime: number } | undefined {
  const today = wallTimeOf(now, zone);
  const lastMinute = today && { ...today, day: today.day + days - 1, hour: 23, minute: 59, second: 0 };
  const endTime = lastMinute && instantOf(lastMinute, zone);
  const startTime = Math.floor(now / minute) * minute;
  return endTime !== undefined && endTime > startTime ? { startTime, endTime } : undefined;
}
