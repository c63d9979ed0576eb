import { splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import type { Say } from '../language/words.ts';

/** Whom an announcement is for, as far as that is known before it is published. */
export function audienceText(words: Say, toIds: readonly string[]): string {
  if (toIds.length === 0) return words('noticeRangeAll');
  const isPeople = toIds.every((mixed) => splitMixedId(mixed).type === 'user');
  return words(isPeople ? 'noticeRangePeople' : 'noticeRangeMixed', { count: toIds.length });
}
