import type { Say } from '../../language/words.ts';

const hour = 3_600_000;

/** By how much a time moved, in words; empty below an hour. */
export function movedBy(words: Say, first: number | null, now: number | null): string {
  if (first === null || now === null) return '';
  const hours = Math.round((now - first) / hour);
  if (hours === 0) return '';
  const count = Math.abs(hours) < 24 ? Math.abs(hours) : Math.round(Math.abs(hours) / 24);
  if (Math.abs(hours) < 24) return words(hours > 0 ? 'timeLaterHours' : 'timeEarlierHours', { count });
  return words(hours > 0 ? 'timeLaterDays' : 'timeEarlierDays', { count });
}
