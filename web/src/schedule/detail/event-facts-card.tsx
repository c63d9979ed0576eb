import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import '../../ui/card.css';
import { filesInText } from '../../forms/fields/uploads/file-value.ts';
import { Facts } from '../../ui/facts.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { reminderText, repetitionText } from '../schedule-text.ts';

/** What an event is. */
export function EventFactsCard({ event }: { event: ScheduleItem }) {
  const words = useWords();
  const language = useLanguage();
  const urgency = { 1: 'scheduleUsual', 2: 'scheduleImportant', 3: 'scheduleUrgent' } as const;
  const days = [event.startDay, event.endDay].map((at) => formatDate(at, 'yyyy-MM-dd', event.zone));
  const when =
    event.allDay === 1
      ? [...new Set(days), words('scheduleAllDay')].join(' ')
      : `${days[0]} ${event.startTime} – ${days[1] === days[0] ? '' : `${days[1]} `}${event.endTime}`;
  return (
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
          [words('scheduleRepeats'), repetitionText(words, language, event)],
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
  );
}
