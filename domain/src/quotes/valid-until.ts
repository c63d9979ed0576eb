import { formatDate } from '../time/format-date.ts';
import { midnightOf } from '../time/zoned.ts';

const oneDay = 86_400_000;
const oneHour = 3_600_000;
const usualDays = 7;
const longestLinkDays = 90;

/** The last second of a day in a zone. */
function endOf(day: string, zone: string): number {
  const midnight = midnightOf(day, zone);
  if (midnight === undefined) throw new RangeError(`Not a day: ${day.slice(0, 20)}`);
  // No day has so many hours more than a day that half of the next one would be too little.
  const next = midnightOf(dayIn(midnight + 1.5 * oneDay, zone), zone);
  return (next ?? midnight + oneDay) - 1_000;
}

const dayIn = (at: number, zone: string): string => formatDate(at, 'yyyy-MM-dd', zone);

/** Until when a quote is valid unless somebody says otherwise: for a week, and not longer than its rate while that holds. */
export function usualValidUntil(now: number, rateValidTo: string, zone: string): number {
  const week = endOf(dayIn(now + usualDays * oneDay, zone), zone);
  const ofRate = endOf(rateValidTo, zone);
  return ofRate > now ? Math.min(week, ofRate) : week;
}

/** The latest moment a quote may be valid until: the end of its rate; null where that is over already. */
export function latestValidUntil(now: number, rateValidTo: string, zone: string): number | null {
  const ofRate = endOf(rateValidTo, zone);
  return ofRate > now ? ofRate : null;
}

/** When a link stops: after so many hours, or a week after the quote does, and never later than in ninety days. */
export function linkExpiry(now: number, validUntil: number, hours: number | undefined): number {
  const wanted = hours === undefined ? Math.max(validUntil, now) + usualDays * oneDay : now + hours * oneHour;
  return Math.min(wanted, now + longestLinkDays * oneDay);
}
