/**
 * What is added up of shipments, in whole numbers so that any grouping adds up to the same: volumes in thousandths,
 * money in cents of the books, US dollars in cents, delays in minutes.
 */
export const sumNames = [
  ...(['jobs', 'teu', 'cbm', 'grossKg', 'chargeableKg'] as const),
  ...(['revenue', 'cost'] as const),
  /** The part of both that was agreed in US dollars: as it was agreed, and as it stands in the books. */
  ...(['revenueUsd', 'revenueOfUsd', 'costUsd', 'costOfUsd'] as const),
  /** Shipments that arrived and had been promised a day; those of them on time; how late all of them were. */
  ...(['arrived', 'onTime', 'delayMinutes'] as const),
  /** Shipments that were booked on a ship, and those that stayed behind. */
  ...(['booked', 'rolled'] as const),
] as const;
export type SumName = (typeof sumNames)[number];
export type Sums = Record<SumName, number>;

const none = Object.fromEntries(sumNames.map((name) => [name, 0])) as Sums;
export const noSums = (): Sums => ({ ...none });

export const sumsOf = (sum: (name: SumName) => number): Sums =>
  Object.fromEntries(sumNames.map((name) => [name, sum(name)])) as Sums;

export function addSums(to: Sums, more: Sums): Sums {
  for (const name of sumNames) to[name] += more[name];
  return to;
}

export const sumOf = (all: Iterable<Sums>): Sums => {
  const sum = noSums();
  for (const one of all) addSums(sum, one);
  return sum;
};
