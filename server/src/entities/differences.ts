import { isDeepStrictEqual } from 'node:util';
import type { Kept } from './entity-rules.ts';

/** A field of a record that is another one than before. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** Which of the fields that were kept before differ now. */
export function differencesOf(before: Kept, after: Kept): Difference[] {
  return Object.keys(before).flatMap((field) => {
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    return isDeepStrictEqual(was, is) ? [] : [{ field, before: was, after: is }];
  });
}
