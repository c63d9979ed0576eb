import { offsetAt } from '../time/zoned.ts';

/** What the clock on a wall shows, without saying where: `yyyy-MM-ddTHH:mm`. Sorts as it is. */
export type Wall = string;

/** Counted as if the wall hung in Greenwich: for differences and rules, which know no zones. */
export const countOf = (wall: Wall): number => Date.parse(`${wall}:00Z`);
export const wallAt = (count: number): Wall => new Date(count).toISOString().slice(0, 16);

export const isWall = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(countOf(text)) && wallAt(countOf(text)) === text;

export const shifted = (wall: Wall, by: number): Wall => wallAt(countOf(wall) + by);
export const dayOf = (wall: Wall): string => wall.slice(0, 10);
export const timeOf = (wall: Wall): string => wall.slice(11);

/** The moment at which the wall of a zone shows this; an hour that is skipped is read as if the clock had not moved. */
export function momentOf(wall: Wall, zone: string): number {
  const count = countOf(wall);
  const guessed = offsetAt(count, zone);
  // Near a change of the clock the offset at the guess is another one than at the wanted time.
  const offset = guessed === undefined ? undefined : offsetAt(count - guessed, zone);
  return count - (offset ?? 0);
}

/** What the wall of a zone shows at a moment, to the minute. */
export const wallOf = (moment: number, zone: string): Wall => wallAt(moment + (offsetAt(moment, zone) ?? 0));

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
