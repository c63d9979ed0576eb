import type { FormValues } from '@fairway/contract/forms.ts';

/**
 * What two people made of the same record: what I changed is mine, everything else is theirs. A sub-table is taken as
 * a whole.
 */
export function mergeChanges(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const merged: FormValues = { ...theirs };
  for (const model of new Set([...Object.keys(base), ...Object.keys(mine)]))
    if (!isSame(base[model], mine[model])) merged[model] = mine[model] ?? null;
  return merged;
}

/** Empty in any of its ways is the same nothing. */
const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value, (_, inner: unknown) => (isObject(inner) ? sorted(inner) : inner));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
