import { dayOf, momentOf, shifted, timeOf, wallOf } from './wall-clock.ts';

interface Lasting {
  startAt: number;
  endAt: number;
}

/** What of it lies in one day, in minutes as the wall shows them. */
export interface DayPart {
  day: string;
  from: number;
  to: number;
}

export const minutesOfDay = 1_440;
const oneDay = 86_400_000;

export const minuteOf = (wall: string): number => {
  const [hour = 0, minute = 0] = timeOf(wall).split(':').map(Number);
  return hour * 60 + minute;
};

/** An event as days see it: one that goes on after midnight has a part in each. */
export function dayParts({ startAt, endAt }: Lasting, days: readonly string[], zone: string): DayPart[] {
  const [start, end] = [wallOf(startAt, zone), wallOf(Math.max(endAt, startAt), zone)];
  return days.flatMap((day) => {
    if (day < dayOf(start) || day > dayOf(end)) return [];
    const from = day === dayOf(start) ? minuteOf(start) : 0;
    const to = day === dayOf(end) ? minuteOf(end) : minutesOfDay;
    return to > from || start === end ? [{ day, from, to }] : [];
  });
}

/** A moment of a day, by minutes that the wall shows; below nothing and past the end it is another day. */
export const momentAt = (day: string, minute: number, zone: string): number =>
  momentOf(shifted(`${day}T00:00`, minute * 60_000), zone);

/** The same time on the wall, so many days and minutes later. */
export const movedMoment = (at: number, by: { days?: number; minutes?: number }, zone: string): number =>
  momentOf(shifted(wallOf(at, zone), (by.days ?? 0) * oneDay + (by.minutes ?? 0) * 60_000), zone);
