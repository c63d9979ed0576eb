import { daysBetween } from '../time/calendar-day.ts';

/**
 * At which place something stands among the others, the most first; those with as much share a place. Null where it is
 * nothing: who did nothing has no place.
 */
export function placeAmong(own: number | null, others: readonly number[]): number | null {
  return own === null ? null : 1 + others.filter((other) => other > own).length;
}

/** How many places somebody gained; below nothing where they lost some, null where one of both is not known. */
export const placesGained = (place: number, before: number | null): number | null =>
  before === null ? null : before - place;

/** How long ago the last of these days was, of those that are not ahead. */
export function daysSinceLast(days: readonly string[], today: string): number | null {
  const last = days.filter((day) => day <= today).reduce((latest, day) => (day > latest ? day : latest), '');
  return last === '' ? null : daysBetween(last, today);
}
