import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { inRows } from '@fairway/domain/schedule/side-by-side.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../../language/words.ts';
import type { Day } from '../../ui/dates/month-days.ts';
import { keyOfEvent, touchedDays } from '../shown-days.ts';
import { EventBlock } from './event-block.tsx';

interface WholeDayRowProps {
  days: readonly Day[];
  events: readonly ScheduleOccurrence[];
  namesOf: (event: ScheduleOccurrence) => string;
  mayMove: (event: ScheduleOccurrence) => boolean;
  onPress: (event: ScheduleOccurrence, pressed: KeyboardEvent) => void;
  onGrab: (event: ScheduleOccurrence, pressed: PointerEvent, kind: 'move' | 'stretch') => void;
}

/** What lasts whole days, over the hours: a bar from its first to its last day. */
export function WholeDayRow({ days, events, namesOf, mayMove, onPress, onGrab }: WholeDayRowProps) {
  const words = useWords();
  const [start = '', end = ''] = [days[0], days.at(-1)];
  const bars = inRows(
    events.flatMap((event) => {
      const [first, last] = touchedDays(event);
      if (first > end || last < start) return [];
      return [
        {
          event,
          first: Math.max(days.indexOf(first), 0),
          last: last > end ? days.length - 1 : days.indexOf(last),
        },
      ];
    }),
  );
  return (
    <div className="time-grid-whole">
      <span className="time-grid-gutter">{words('scheduleAllDay')}</span>
      <div
        className="time-grid-bars"
        style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
      >
        {bars.map(({ item: { event, first, last }, row }) => (
          <EventBlock
            key={keyOfEvent(event)}
            event={event}
            names={namesOf(event)}
            isLine
            mayMove={mayMove(event)}
            style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: row + 1 }}
            onKeyDown={(pressed) => onPress(event, pressed)}
            onPointerDown={(pressed) => onGrab(event, pressed, 'move')}
            onStretch={(pressed) => onGrab(event, pressed, 'stretch')}
          />
        ))}
      </div>
    </div>
  );
}
