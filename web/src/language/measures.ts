import { fileSize } from '@fairway/domain/text/file-size.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { relativeTime } from '@fairway/domain/time/relative-time.ts';
import type { Say } from './words.ts';

const agoWords = {
  minute: 'minutesAgo',
  hour: 'hoursAgo',
  day: 'daysAgo',
  week: 'weeksAgo',
  month: 'monthsAgo',
} as const;

/** How long ago, in words; the date when that is clearer. */
export function formatAgo(words: Say, at: number, now = Date.now()): string {
  const ago = relativeTime(at, now);
  if (ago.unit === 'now') return words('justNow');
  if (ago.unit === 'date') return formatDate(at);
  return words(agoWords[ago.unit], { count: ago.count });
}

/** A limit is a round number: `10 MB`. */
export const formatSizeLimit = (words: Say, bytes: number): string =>
  formatFileSize(words, bytes).replace('.00 ', ' ');

export function formatFileSize(words: Say, bytes: number): string {
  const size = fileSize(bytes);
  if (!size) return '';
  if (bytes === 1) return words('oneByte');
  return size.unit === 'bytes' ? words('bytes', { value: size.value }) : `${size.value} ${size.unit}`;
}
