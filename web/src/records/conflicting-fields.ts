import type { FormValues } from '@fairway/contract/forms.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import type { FormStore } from '../forms/form-store.ts';
import { openValuesOf } from '../forms/open-values-of.ts';

/** A field two people changed at the same time. */
export interface Both {
  path: string;
  label: string;
  /** What the other one wrote, as words; undefined where it takes more than a line, empty where they emptied it. */
  theirs: string | undefined;
}

interface Versions {
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  /** Theirs with names in place of ids. */
  shown: FormValues;
}

const longest = 100;

/** Where what I wrote took the place of what somebody else wrote meanwhile. */
export function conflictingFields(store: FormStore, { base, mine, theirs, shown }: Versions): Both[] {
  const isOther = (one: FormValues, other: FormValues, path: string) => !isSameValue(one[path], other[path]);
  return Object.keys(openValuesOf(store, { ...base, ...mine })).flatMap((path) => {
    const field = store.form.byPath.get(path)?.field;
    const areBoth = isOther(base, mine, path) && isOther(base, theirs, path) && isOther(mine, theirs, path);
    if (!field || !areBoth) return [];
    const name = isEmptyValue(theirs[path]) ? '' : shown[path];
    const isLine = (typeof name === 'string' && field.kind !== 'richText') || typeof name === 'number';
    return [{ path, label: field.label, theirs: isLine ? String(name).slice(0, longest) : undefined }];
  });
}
