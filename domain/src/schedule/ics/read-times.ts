import { countOf, isWall, shifted, type Wall, wallOf } from '../wall-clock.ts';
import type { IcsLine } from './ics-lines.ts';

/** A time as a file writes it, before anybody said on which wall it is wanted. */
export interface IcsTime {
  wall: Wall;
  isDay: boolean;
  /** The name of its zone; 'Z' for Greenwich, undefined where nothing is said. */
  zone: string | undefined;
}

const minute = 60_000;

/** Each of the times of a line; undefined where one of them is none. */
export function timesIn({ value, parameters }: IcsLine): IcsTime[] | undefined {
  const times: IcsTime[] = [];
  for (const one of value.split(',')) {
    const [, y, m, d, hour, minutes, z] =
      /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(one.trim()) ?? [];
    const wall: Wall = `${y}-${m}-${d}T${hour ?? '00'}:${minutes ?? '00'}`;
    if (y === undefined || !isWall(wall)) return undefined;
    times.push({ wall, isDay: hour === undefined, zone: z ? 'Z' : parameters.get('TZID') });
  }
  return times;
}

/** In milliseconds; undefined where it is none, or goes backwards. */
export function durationOf(value: string): number | undefined {
  const [whole, sign, ...parts] =
    /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(
      value.trim(),
    ) ?? [];
  if (whole === undefined) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = parts.map((one) => Number(one ?? 0));
  return (sign === '-' ? -1 : 1) * (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * minute;
}

/** The wall of a zone at a time that was written on another one. */
export function wallAtZone(
  { wall, isDay, zone }: IcsTime,
  wanted: string,
  momentAt: (wall: Wall, zone: string) => number | undefined,
): Wall | undefined {
  if (isDay || zone === undefined) return wall;
  const at = zone === 'Z' ? countOf(wall) : momentAt(wall, zone);
  return at === undefined ? undefined : wallOf(at, wanted);
}

export const dayAfter = (wall: Wall): Wall => shifted(wall, 24 * 60 * minute);
