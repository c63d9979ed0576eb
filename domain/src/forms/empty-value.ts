/** Nothing was filled in: also a list without anything in it, and a range without either end. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmptyValue);
  return false;
}
