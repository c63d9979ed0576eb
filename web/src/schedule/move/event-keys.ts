import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { movedMoment } from '@fairway/domain/schedule/day-parts.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';

export interface Times {
  startAt: number;
  endAt: number;
}

/** Of an hour grid, in minutes. */
export const quarter = 15;

type Steps = Readonly<Record<string, { days?: number; minutes?: number }>>;
const inGrid: Steps = {
  ArrowUp: { minutes: -quarter },
  ArrowDown: { minutes: quarter },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};
const inMonth: Steps = {
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};

interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** Where a key takes an event: arrows move it, with Shift its end goes alone. Undefined for every other key. */
export function timesAfterKey(
  { allDay, startAt, endAt }: Times & Pick<ScheduleOccurrence, 'allDay'>,
  { key, shiftKey }: Pressed,
  where: 'grid' | 'month',
): Times | undefined {
  const isByDays = allDay === 1 || where === 'month';
  const by = (where === 'month' ? inMonth : inGrid)[key];
  if (!by || (isByDays && by.days === undefined)) return undefined;
  const end = movedMoment(endAt, by, defaultZone);
  if (!shiftKey) return { startAt: movedMoment(startAt, by, defaultZone), endAt: end };
  return end > startAt ? { startAt, endAt: end } : { startAt, endAt };
}
