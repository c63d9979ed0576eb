import { dayOf, momentOf, shifted, type Wall } from './wall-clock.ts';

/** The codes of the wire for what is not reminded of, and for the start itself; others are minutes before it. */
export const reminderCode = { none: -2, atStart: -1 } as const;
export const reminderMinutes: readonly number[] = [5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];

/** Of whole days the codes 1 to 12 are so many days before, each at three hours of the morning. */
const daysBefore: readonly number[] = [0, 1, 2, 7];
const hours: readonly number[] = [8, 9, 10];
export const wholeDayCodes = daysBefore.flatMap((days, at) =>
  hours.map((hour, place) => ({ code: at * hours.length + place + 1, days, hour })),
);

const [minute, oneDay] = [60_000, 86_400_000];

export const isReminderCode = (code: number, isAllDay: boolean): boolean =>
  code === reminderCode.none ||
  (isAllDay
    ? wholeDayCodes.some((one) => one.code === code)
    : code === reminderCode.atStart || reminderMinutes.includes(code));

/** When somebody is reminded; undefined where nobody asked for it. */
export function reminderAt(
  { start, startAt, zone, isAllDay }: { start: Wall; startAt: number; zone: string; isAllDay: boolean },
  code: number,
): number | undefined {
  if (code === reminderCode.none || !isReminderCode(code, isAllDay)) return undefined;
  if (!isAllDay) return startAt - Math.max(code, 0) * minute;
  const found = wholeDayCodes.find((one) => one.code === code);
  if (!found) return undefined;
  const midnight: Wall = `${dayOf(start)}T00:00`;
  return momentOf(shifted(midnight, found.hour * 60 * minute - found.days * oneDay), zone);
}
