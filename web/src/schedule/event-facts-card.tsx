import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Avatar } from '../ui/avatar.tsx';
import '../ui/card.css';
import { filesInText } from '../forms/fields/uploads/file-value.ts';
import { Facts } from '../ui/facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { reminderText, repetitionText } from './schedule-text.ts';

const answers = {
  accepted: { tone: 'good', word: 'scheduleAccepted' },
  tentative: { tone: 'warn', word: 'scheduleTentative' },
  declined: { tone: 'bad', word: 'scheduleDeclined' },
  open: { tone: 'neutral', word: 'scheduleOpen' },
} as const;

/** What an event is and who comes. */
export function EventFactsCard({ event }: { event: ScheduleItem }) {
  const words = useWords();
  const urgency = { 1: 'scheduleUsual', 2: 'scheduleImportant', 3: 'scheduleUrgent' } as const;
  const days = [event.startDay, event.endDay].map((at) => formatDate(at, 'yyyy-MM-dd', event.zone));
  const when =
    event.allDay === 1
      ? [...new Set(days), words('scheduleAllDay')].join(' ')
      : `${days[0]} ${event.startTime} – ${days[1] === days[0] ? '' : `${days[1]} `}${event.endTime}`;
  return (
    <>
      <section className="card schedule-card">
        <h2>{event.title}</h2>
        {event.urgent > 1 && (
          <StateLabel tone={event.urgent === 3 ? 'bad' : 'warn'}>
            {words(urgency[event.urgent as 2 | 3])}
          </StateLabel>
        )}
        <Facts
          facts={[
            [words('scheduleWhen'), when],
            [words('scheduleRepeats'), repetitionText(words, event)],
            [words('schedulePlace'), event.place],
            [words('scheduleReminder'), reminderText(words, event.reminderTime, event.allDay === 1)],
            [words('scheduleBy'), event.creatorUser],
            [words('schedulePrivate'), event.isPrivate && words('schedulePrivateLine')],
            [words('scheduleContent'), event.content],
            [
              words('scheduleFiles'),
              filesInText(event.files)
                .map(({ name }) => name)
                .join('、'),
            ],
          ]}
        />
      </section>
      <section className="card schedule-card">
        <h2>{words('schedulePeople', { count: event.participants.length })}</h2>
        <ul className="schedule-people">
          {event.participants.map(({ id, realName, answer, proposedAt }) => (
            <li key={id}>
              <Avatar name={realName} size={32} />
              <span>
                {realName}
                {proposedAt !== null && (
                  <small>{words('scheduleProposed', { time: formatDate(proposedAt, 'MM-dd HH:mm') })}</small>
                )}
              </span>
              <StateLabel tone={answers[answer].tone}>{words(answers[answer].word)}</StateLabel>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
