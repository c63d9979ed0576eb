/** Whether two values are written the same in JSON; the order of keys does not count, and a key without a value is none. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((part, place) => isSameJson(part, other[place]));
  }
  const [mine, theirs] = [entriesOf(one), entriesOf(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value]) => Object.hasOwn(other, key) && isSameJson(value, other[key as never]))
  );
}

const entriesOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);
