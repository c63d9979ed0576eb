import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { type Day, dayInLanguage } from '../../ui/dates/month-days.ts';
import { Link } from '../../ui/link.tsx';
import { openSchedulePath } from '../paths.ts';
import { dayOfMoment, hoursOnDay } from '../shown-days.ts';
import './event-block.css';

interface EventBlockProps {
  event: ScheduleOccurrence;
  /** On which it is drawn, where it has a block on each of its days. */
  shownOn?: Day;
  /** Of a team: whose it is. */
  names?: string;
  style?: CSSProperties;
  /** By its time in an hour grid: `--from` and `--to` of its style. */
  isPlaced?: boolean;
  /** A whole day, or too short for two lines. */
  isLine?: boolean;
  mayMove?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  /** Its end, which can be dragged by itself. */
  onStretch?: ((event: PointerEvent) => void) | undefined;
}

/** An event where its time is: in an hour grid, in a row of whole days, in the box of a day. */
export function EventBlock(props: EventBlockProps) {
  const { event, shownOn, names, style, isPlaced, isLine, mayMove, onKeyDown, onPointerDown, onStretch } =
    props;
  const words = useWords();
  const language = useLanguage();
  const title = event.isBusyOnly ? words('scheduleBusy') : event.title;
  const times =
    shownOn === undefined
      ? `${formatDate(event.startAt, 'HH:mm')} – ${formatDate(event.endAt, 'HH:mm')}`
      : hoursOnDay(event, shownOn) || words('scheduleAllDay');
  const day = dayInLanguage(shownOn ?? dayOfMoment(event.startAt), language, {
    ...{ month: 'long', day: 'numeric', weekday: 'long' },
  });
  const time = event.allDay === 1 ? words('scheduleAllDay') : times;
  const where = [names, event.place].filter(Boolean).join(' · ');
  // Begins as it is drawn, for who says what they see.
  const label = [title, time, where, day].filter(Boolean).join(' ');
  const shared = {
    className: 'event-block',
    'data-event': event.id,
    'data-placed': isPlaced || undefined,
    'data-line': isLine || undefined,
    'data-answer': event.myAnswer ?? undefined,
    'data-busy': event.isBusyOnly || undefined,
    'data-moves': mayMove || undefined,
    style: { ...style, ...(event.color && { '--event': event.color }) } as CSSProperties,
    title: label,
  };
  const content = (
    <>
      <span className="event-block-title">{title}</span>
      {event.allDay === 0 && (
        <span className="event-block-time">{isLine ? times.split(' – ')[0] : times}</span>
      )}
      {!isLine && where && <span className="event-block-place">{where}</span>}
      {mayMove && onStretch && (
        <span className="event-block-end" aria-hidden="true" onPointerDown={onStretch} />
      )}
    </>
  );
  if (event.isBusyOnly)
    return (
      <div {...shared} role="img" aria-label={label} onPointerDown={onPointerDown}>
        {content}
      </div>
    );
  return (
    <Link
      {...shared}
      to={openSchedulePath(event.groupId, event.id)}
      aria-label={label}
      draggable={false}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      {content}
    </Link>
  );
}
