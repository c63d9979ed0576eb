import type { ParetoClass } from '@fairway/contract/board-fields.ts';

export interface Ranked<Key> {
  key: Key;
  value: number;
  /** Of all that is above zero, in percent; null of what is not. */
  share: number | null;
  /** With all before it. */
  cumulated: number | null;
  class: ParetoClass | null;
}

/** The largest first, each with its share and class. */
export function rankedBy<Key extends string>(values: ReadonlyMap<Key, number>): Ranked<Key>[] {
  const total = [...values.values()].reduce((sum, value) => sum + Math.max(value, 0), 0);
  let before = 0;
  return [...values]
    .sort(([key, value], [other, otherValue]) => otherValue - value || (key < other ? -1 : 1))
    .map(([key, value]) => {
      if (value <= 0 || total === 0) return { key, value, share: null, cumulated: null, class: null };
      const reached = before / total;
      before += value;
      return {
        ...{ key, value, share: percent(value, total), cumulated: percent(before, total) },
        // Who takes it over the limit is still in the class.
        class: reached < 0.8 ? 'A' : reached < 0.95 ? 'B' : 'C',
      };
    });
}

export interface Concentration {
  /** Percent of the largest five. */
  top: number;
  /** The sum of the squares of all shares, from near 0 to 10,000. */
  index: number;
  count: number;
}

/** How much hangs on a few; null where nothing is above zero. */
export function concentrationOf(values: readonly number[]): Concentration | null {
  const above = values.filter((value) => value > 0).sort((one, other) => other - one);
  const total = above.reduce((sum, value) => sum + value, 0);
  if (total === 0) return null;
  return {
    top: percent(
      above.slice(0, 5).reduce((sum, value) => sum + value, 0),
      total,
    ),
    index: Math.round(above.reduce((sum, value) => sum + (value / total) ** 2, 0) * 10_000),
    count: above.length,
  };
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
