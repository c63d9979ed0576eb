import { isDeepStrictEqual } from 'node:util';
import type { Kept } from './entity-rules.ts';
import type { Difference } from './tables.ts';

/** Which of the fields that were kept before differ now. */
export function differencesOf(before: Kept, after: Kept): Difference[] {
  return Object.keys(before).flatMap((field) => {
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    return isDeepStrictEqual(was, is) ? [] : [{ field, before: was, after: is }];
  });
}
