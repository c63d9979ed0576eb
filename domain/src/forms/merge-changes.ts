import type { FormValues } from '@fairway/contract/forms.ts';
import { isSameValue } from './same-value.ts';

/**
 * What two people made of the same record: what I changed is mine, everything else is theirs. A sub-table is taken as
 * a whole.
 */
export function mergeChanges(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const merged: FormValues = { ...theirs };
  for (const model of new Set([...Object.keys(base), ...Object.keys(mine)]))
    if (!isSameValue(base[model], mine[model])) merged[model] = mine[model] ?? null;
  return merged;
}
