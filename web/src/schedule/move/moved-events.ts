import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { dayOfMoment } from '../shown-days.ts';

export type Scope = '1' | '2' | '3';

/** An event as somebody drags it: where it was, where it is to be, and how many of its series go with it. */
export interface Move {
  event: ScheduleOccurrence;
  startAt: number;
  endAt: number;
  scope: Scope;
}

export const isSameEvent = (one: ScheduleOccurrence, other: ScheduleOccurrence): boolean =>
  one.id !== '' && one.id === other.id;

const goesAlong = (one: ScheduleOccurrence, { event, scope }: Move): boolean =>
  isSameEvent(one, event) ||
  (one.groupId !== '' &&
    one.groupId === event.groupId &&
    (scope === '3' || (scope === '2' && one.startAt >= event.startAt)));

const shiftedBy = (one: ScheduleOccurrence, start: number, end: number): ScheduleOccurrence => {
  const [startAt, endAt] = [one.startAt + start, one.endAt + end];
  return { ...one, startAt, endAt, startDate: dayOfMoment(startAt), endDate: dayOfMoment(endAt - 1) };
};

/** A calendar as it is to be, before the server has said so. */
export function withMoves(
  list: readonly ScheduleOccurrence[],
  moves: readonly Move[],
): readonly ScheduleOccurrence[] {
  return moves.reduce<readonly ScheduleOccurrence[]>((moved, move) => {
    const [start, end] = [move.startAt - move.event.startAt, move.endAt - move.event.endAt];
    return moved.map((one) => (goesAlong(one, move) ? shiftedBy(one, start, end) : one));
  }, list);
}
