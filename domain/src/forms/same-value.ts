import { isEmptyValue } from './empty-value.ts';

/** Whether two values say the same; nothing in any of its ways is the same nothing, and the order of keys does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isEmptyValue(one) || isEmptyValue(other)) return isEmptyValue(one) && isEmptyValue(other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((part, place) => isSameValue(part, other[place]));
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const ownOf = (row: object, key: string) => (Object.hasOwn(row, key) ? row[key as never] : undefined);
  return [...keys].every((key) => isSameValue(ownOf(one, key), ownOf(other, key)));
}
