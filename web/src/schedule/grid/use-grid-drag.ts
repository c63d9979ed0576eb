import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { minutesOfDay, momentAt, movedMoment } from '@fairway/domain/schedule/day-parts.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { type PointerEvent, type RefObject, useState } from 'react';
import type { Day } from '../../ui/dates/month-days.ts';
import { quarter, type Times } from '../move/event-keys.ts';
import { followPointer } from '../move/follow-pointer.ts';

interface Spot {
  day: number;
  minute: number;
}
type Dragged =
  | { kind: 'move' | 'stretch'; event: ScheduleOccurrence; isByDays: boolean }
  | { kind: 'create' };

interface GridDrag {
  days: readonly Day[];
  /** What holds the columns of its days. */
  columns: RefObject<HTMLElement | null>;
  onDrag: (event: ScheduleOccurrence, times: Times | null) => void;
  onDrop: (event: ScheduleOccurrence, times: Times) => void;
  onCreate: (times: Times) => void;
}

/** So near to an edge what is dragged scrolls the grid along. */
const edge = 36;
const snap = (minute: number) => Math.round(minute / quarter) * quarter;
const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Moves, stretches and creates events with a pointer. */
export function useGridDrag({ days, columns, onDrag, onDrop, onCreate }: GridDrag) {
  const [created, setCreated] = useState<Times | null>(null);
  const spotAt = (x: number, y: number): Spot => {
    const box = columns.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      day: clamp(Math.floor(((x - box.left) / box.width) * days.length), days.length - 1),
      minute: clamp(((y - box.top) / box.height) * minutesOfDay, minutesOfDay),
    };
  };
  const momentOf = (day: number, minute: number) => momentAt(days[day] ?? '', minute, defaultZone);
  /** A press on empty space is an hour from the half hour before it. */
  const hourAt = ({ day, minute }: Spot): Times => {
    const first = Math.floor(Math.min(minute, minutesOfDay - 1) / 30) * 30;
    return { startAt: momentOf(day, first), endAt: momentOf(day, first + 60) };
  };
  const timesAt = (dragged: Dragged, from: Spot, to: Spot): Times => {
    if (dragged.kind === 'create') {
      const [first, last] = [Math.min(from.minute, to.minute), Math.max(from.minute, to.minute)];
      const start = Math.floor(first / quarter) * quarter;
      return {
        startAt: momentOf(from.day, start),
        endAt: momentOf(from.day, Math.max(snap(last), start + quarter)),
      };
    }
    const { startAt, endAt } = dragged.event;
    const byDays = { days: to.day - from.day };
    if (dragged.kind === 'stretch') {
      const end = dragged.isByDays
        ? movedMoment(endAt, byDays, defaultZone)
        : momentOf(to.day, snap(to.minute));
      const least = dragged.isByDays ? minutesOfDay : quarter;
      return { startAt, endAt: Math.max(end, startAt + least * 60_000) };
    }
    const by = { ...byDays, minutes: dragged.isByDays ? 0 : snap(to.minute - from.minute) };
    return {
      startAt: movedMoment(startAt, by, defaultZone),
      endAt: movedMoment(endAt, by, defaultZone),
    };
  };
  const scrollAlong = (y: number): boolean => {
    const scroller = columns.current?.closest<HTMLElement>('.time-grid');
    const box = scroller?.getBoundingClientRect();
    const top = scroller?.querySelector('.time-grid-top')?.getBoundingClientRect().bottom ?? 0;
    const by = !box ? 0 : y > box.bottom - edge ? 8 : y < top + edge ? -8 : 0;
    if (by === 0) return false;
    scroller?.scrollBy(0, by);
    return true;
  };
  const start = (pressed: PointerEvent, dragged: Dragged) => {
    pressed.stopPropagation();
    const from = spotAt(pressed.clientX, pressed.clientY);
    const at = (x: number, y: number) => timesAt(dragged, from, spotAt(x, y));
    if (dragged.kind === 'create')
      followPointer(pressed, {
        onDrag: (x, y) => setCreated(at(x, y)),
        onDrop: (x, y) => {
          setCreated(null);
          onCreate(at(x, y));
        },
        onPress: () => onCreate(hourAt(from)),
        onCancel: () => setCreated(null),
        alongside: scrollAlong,
      });
    else
      followPointer(pressed, {
        onDrag: (x, y) => onDrag(dragged.event, at(x, y)),
        onDrop: (x, y) => onDrop(dragged.event, at(x, y)),
        onCancel: () => onDrag(dragged.event, null),
        ...(!dragged.isByDays && { alongside: scrollAlong }),
      });
  };
  return { created, start, hourAt: (x: number, y: number) => hourAt(spotAt(x, y)) };
}
