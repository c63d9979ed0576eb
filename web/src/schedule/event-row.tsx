import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import { openSchedulePath } from './paths.ts';

interface EventRowProps {
  event: ScheduleOccurrence;
  /** Of a team: whose it is. */
  names?: string;
}

/** An event in a list or in the box of a day. */
export function EventRow({ event, names }: EventRowProps) {
  const words = useWords();
  const { allDay, startAt, endAt, title, place, isBusyOnly, myAnswer, color } = event;
  const from = allDay === 1 ? words('scheduleAllDay') : formatDate(startAt, 'HH:mm');
  const until = allDay === 1 ? '' : ` – ${formatDate(endAt, 'HH:mm')}`;
  const content = (
    <>
      <span className="schedule-colour" style={color ? { background: color } : undefined} />
      <span className="schedule-time">{`${from}${until}`}</span>
      <span className="schedule-name">{isBusyOnly ? words('scheduleBusy') : title}</span>
      {(place || names) && (
        <span className="schedule-place">{[names, place].filter(Boolean).join(' · ')}</span>
      )}
    </>
  );
  const look = `schedule-event${myAnswer === 'declined' ? ' schedule-declined' : ''}`;
  if (isBusyOnly) return <span className={look}>{content}</span>;
  return (
    <Link to={openSchedulePath(event.groupId, event.id)} className={look}>
      {content}
    </Link>
  );
}
