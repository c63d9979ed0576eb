import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { dayParts } from '@fairway/domain/schedule/day-parts.ts';
import { sideBySide } from '@fairway/domain/schedule/side-by-side.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLanguage } from '../../language/words.ts';
import { type Day, dayInLanguage } from '../../ui/dates/month-days.ts';
import { quarter, type Times } from '../move/event-keys.ts';
import { dayOfMoment, keyOfEvent } from '../shown-days.ts';
import { EventBlock } from './event-block.tsx';
import { NowLine } from './now-line.tsx';

interface DayColumnProps {
  day: Day;
  isToday: boolean;
  isWorked: boolean;
  events: readonly ScheduleOccurrence[];
  /** What is being drawn on empty space. */
  created: Times | null;
  namesOf: (event: ScheduleOccurrence) => string;
  mayMove: (event: ScheduleOccurrence) => boolean;
  onPress: (event: ScheduleOccurrence, pressed: KeyboardEvent) => void;
  onGrab: (event: ScheduleOccurrence, pressed: PointerEvent, kind: 'move' | 'stretch') => void;
  onPressEmpty: (pressed: PointerEvent) => void;
  onTap: (x: number, y: number) => void;
}

/** Shorter ones are drawn as long as this: a line of words has to stand in them. */
const least = 25;
const place = (from: number, to: number) => ({ '--from': from, '--to': to }) as CSSProperties;

/** The hours of one day. What overlaps stands side by side. */
export function DayColumn(props: DayColumnProps) {
  const { day, isToday, isWorked, events, created, namesOf, mayMove, onPress, onGrab } = props;
  const language = useLanguage();
  const touched = useRef(false);
  const parts = events.flatMap((event) =>
    dayParts(event, [day], defaultZone).map((part) => ({ ...part, event })),
  );
  const drawn = created ? dayParts(created, [day], defaultZone) : [];
  const name = dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'long' });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: N writes a new event by keyboard
    <section
      className="time-grid-day"
      aria-label={name}
      data-day={day}
      data-worked={isWorked || undefined}
      onPointerDown={(pressed) => {
        touched.current = pressed.pointerType === 'touch';
        props.onPressEmpty(pressed);
      }}
      onClick={(clicked) => {
        if (touched.current && clicked.target === clicked.currentTarget)
          props.onTap(clicked.clientX, clicked.clientY);
      }}
    >
      {sideBySide(parts, least).map(({ item, column, columns, width }) => {
        const { event, from, to } = item;
        const [left, right] = [column / columns, (column + width) / columns];
        const isLast = dayOfMoment(Math.max(event.endAt - 1, event.startAt)) === day;
        return (
          <EventBlock
            key={keyOfEvent(event)}
            event={event}
            shownOn={day}
            names={namesOf(event)}
            isPlaced
            isLine={to - from < 40}
            mayMove={mayMove(event)}
            style={{
              ...place(from, Math.max(to, Math.min(from + least, 1_440))),
              left: `calc(${left * 100}% + 1px)`,
              width: `calc(${(right - left) * 100}% - 3px)`,
            }}
            onKeyDown={(pressed) => onPress(event, pressed)}
            onPointerDown={(pressed) => onGrab(event, pressed, 'move')}
            onStretch={isLast ? (pressed) => onGrab(event, pressed, 'stretch') : undefined}
          />
        );
      })}
      {drawn.map(({ from, to }) => (
        <div key={from} className="time-grid-created" style={place(from, Math.max(to, from + quarter))}>
          {created && `${formatDate(created.startAt, 'HH:mm')} – ${formatDate(created.endAt, 'HH:mm')}`}
        </div>
      ))}
      {isToday && <NowLine />}
    </section>
  );
}
