import { fileSize } from '@fairway/domain/text/file-size.ts';
import type { Say } from '../language/words.ts';

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60];

/** How long something takes or took, in the one unit that says it best. */
export function lengthWords(words: Say, seconds: number): string {
  if (seconds < 1) return words('healthMilliseconds', { count: Math.round(seconds * 1_000) });
  if (seconds < minute) return words('healthSeconds', { count: Math.round(seconds) });
  if (seconds < hour) return words('healthMinutes', { count: Math.round(seconds / minute) });
  if (seconds < 2 * day) return words('healthHours', { count: Math.round(seconds / hour) });
  return words('healthDays', { count: Math.floor(seconds / day) });
}

/** A size as on a label: three figures say enough. */
export function sizeWords(bytes: number): string {
  const size = fileSize(bytes);
  if (!size) return '';
  const value = Number(size.value);
  const figures = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${Number(value.toFixed(figures))} ${size.unit === 'bytes' ? 'B' : size.unit}`;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
