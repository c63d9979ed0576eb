import { instantOf, wallTimeOf } from '../time/zoned.ts';

/** What the clock on a wall shows, without saying where: `yyyy-MM-ddTHH:mm`. Sorts as it is. */
export type Wall = string;

const minute = 60_000;

/** Counted as if the wall hung in Greenwich: for differences and rules, which know no zones. */
export const countOf = (wall: Wall): number => Date.parse(`${wall}:00Z`);
export const wallAt = (count: number): Wall => new Date(count).toISOString().slice(0, 16);

export const isWall = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(countOf(text)) && wallAt(countOf(text)) === text;

export const shifted = (wall: Wall, by: number): Wall => wallAt(countOf(wall) + by);
export const dayOf = (wall: Wall): string => wall.slice(0, 10);
export const timeOf = (wall: Wall): string => wall.slice(11);

/** The moment at which the wall of a zone shows this. */
export function momentOf(wall: Wall, zone: string): number {
  const at = new Date(countOf(wall));
  const found = instantOf(
    {
      ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
      ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: 0 },
    },
    zone,
  );
  return found ?? countOf(wall);
}

/** What the wall of a zone shows at a moment, to the minute. */
export function wallOf(moment: number, zone: string): Wall {
  const shown = wallTimeOf(Math.floor(moment / minute) * minute, zone);
  if (!shown) return wallAt(moment);
  const { year, month, day, hour, minute: minutes } = shown;
  return wallAt(Date.UTC(year, month - 1, day, hour, minutes));
}

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
