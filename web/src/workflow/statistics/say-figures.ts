import type { Say } from '../../language/words.ts';
import { sayDuration } from '../flow-page/say-duration.ts';

/** A time in words, or that there is none. */
export const saySpan = (words: Say, span: number | null): string =>
  span === null ? words('statisticsNone') : sayDuration(words, span);

export const sayShare = (words: Say, percent: number | null): string =>
  percent === null ? words('statisticsNone') : words('statisticsPercent', { percent });
