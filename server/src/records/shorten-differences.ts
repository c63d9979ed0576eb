import type { Difference } from '@fairway/domain/forms/record-differences.ts';

const mostKept = 500;
const longestText = 2_000;
const longestList = 100;

/** Differences as a history keeps them: a signature or a long text would be kept twice for every change. */
export const shortenDifferences = (differences: readonly Difference[]): Difference[] =>
  differences
    .slice(0, mostKept)
    .map((one) => ({ ...one, before: shortened(one.before), after: shortened(one.after) }));

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, longestText).toWellFormed();
  if (Array.isArray(value)) return value.slice(0, longestList).map(shortened);
  return value;
}
