import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { useWords } from '../language/words.ts';
import type { Day } from '../ui/dates/month-days.ts';
import { Link } from '../ui/link.tsx';
import { openSchedulePath } from './paths.ts';
import { hoursOnDay } from './shown-days.ts';

interface EventRowProps {
  event: ScheduleOccurrence;
  /** On which it is shown. */
  day: Day;
  /** Of a team: whose it is. */
  names?: string;
}

/** An event in a list or in the box of a day. */
export function EventRow({ event, day, names }: EventRowProps) {
  const words = useWords();
  const { allDay, title, place, isBusyOnly, myAnswer, color } = event;
  const hours = allDay === 1 ? '' : hoursOnDay(event, day);
  const content = (
    <>
      <span className="schedule-colour" style={color ? { background: color } : undefined} />
      <span className="schedule-time">{hours || words('scheduleAllDay')}</span>
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
