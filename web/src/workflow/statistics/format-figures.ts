import type { Say } from '../../language/words.ts';
import { formatDuration } from '../flow-page/format-duration.ts';

/** A time in words, or that there is none. */
export const formatSpan = (words: Say, span: number | null): string =>
  span === null ? words('statisticsNone') : formatDuration(words, span);

export const formatShare = (words: Say, percent: number | null): string =>
  percent === null ? words('statisticsNone') : words('statisticsPercent', { percent });
