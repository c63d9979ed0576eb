import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { movedMoment } from '@fairway/domain/schedule/day-parts.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import type { PointerEvent } from 'react';
import type { Day } from '../../ui/dates/month-days.ts';
import { followPointer } from './follow-pointer.ts';
import type { EventMoves } from './use-event-move.tsx';

const dayUnder = (x: number, y: number): Day | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-box]')?.dataset.box)
    .find((day) => day !== undefined);

const daysBetween = (one: Day, other: Day): number => (Date.parse(other) - Date.parse(one)) / 86_400_000;

/** Drags an event from the box of one day to that of another. */
export function grabOfDay(moves: EventMoves, event: ScheduleOccurrence, pressed: PointerEvent): void {
  if (!moves.mayMove(event)) return;
  const from = dayUnder(pressed.clientX, pressed.clientY);
  if (from === undefined) return;
  const timesAt = (x: number, y: number) => {
    const by = { days: daysBetween(from, dayUnder(x, y) ?? from) };
    return {
      startAt: movedMoment(event.startAt, by, defaultZone),
      endAt: movedMoment(event.endAt, by, defaultZone),
    };
  };
  followPointer(pressed, {
    onDrag: (x, y) => moves.drag(event, timesAt(x, y)),
    onDrop: (x, y) => moves.drop(event, timesAt(x, y)),
    onCancel: () => moves.drag(event, null),
  });
}
