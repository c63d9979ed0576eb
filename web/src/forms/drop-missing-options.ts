import type { FormField, Option } from '@fairway/contract/forms.ts';

/** A chosen value without what is no longer offered; the value itself when all of it still is. */
export function dropMissingOptions(value: unknown, options: readonly Option[], { kind }: FormField): unknown {
  if (value === null || value === undefined || value === '') return value;
  const offered = valuesIn(options);
  const isOffered = (one: unknown): boolean =>
    Array.isArray(one) ? one.every(isOffered) : offered.has(String(one));
  const isPath = kind === 'cascader' && Array.isArray(value) && !value.some(Array.isArray);
  if (!Array.isArray(value) || isPath) return isOffered(value) ? value : null;
  const kept = value.filter(isOffered);
  return kept.length === value.length ? value : kept;
}

function valuesIn(options: readonly Option[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...options];
  for (let option = open.pop(); option !== undefined; option = open.pop()) {
    found.add(option.value);
    open.push(...(option.children ?? []));
  }
  return found;
}
