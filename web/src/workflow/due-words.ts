import type { Say } from '../language/words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface DueWords {
  words: string;
  isLate: boolean;
}

/** How late something is, or how little time is left; nothing while there is more than a day. */
export function formatDue(words: Say, due: number, now = Date.now()): DueWords | undefined {
  const left = due - now;
  if (left <= 0) return { words: words('flowOverdue', { time: formatTimeSpan(words, -left) }), isLate: true };
  if (left > day) return undefined;
  return { words: words('flowDueSoon', { time: formatTimeSpan(words, left) }), isLate: false };
}

/** A span of time in its largest unit. */
export function formatTimeSpan(words: Say, span: number): string {
  if (span < hour) return words('spanMinutes', { count: Math.max(1, Math.floor(span / minute)) });
  if (span < day) return words('spanHours', { count: Math.floor(span / hour) });
  return words('spanDays', { count: Math.floor(span / day) });
}
