/** A rate from a day on. */
export interface RatePoint {
  /** YYYY-MM-DD */
  day: string;
  rate: number;
}

export interface RateLine {
  points: RatePoint[];
  least: number;
  most: number;
}

const dayLength = 86_400_000;
export const dayAt = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** How a pair went in the days up to today: from each day the rate that held on it. Undefined where none did. */
export function rateLine(rates: readonly RatePoint[], today: string, days: number): RateLine | undefined {
  const first = dayText(dayAt(today) - (days - 1) * dayLength);
  const inOrder = rates
    .filter(({ day }) => day <= today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const before = inOrder.filter(({ day }) => day <= first).at(-1);
  const within = inOrder.filter(({ day }) => day > first);
  const points = [...(before ? [{ day: first, rate: before.rate }] : []), ...within];
  const last = points.at(-1);
  if (!last) return undefined;
  const all = last.day === today ? points : [...points, { day: today, rate: last.rate }];
  const values = all.map(({ rate }) => rate);
  return { points: all, least: Math.min(...values), most: Math.max(...values) };
}
