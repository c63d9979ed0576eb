import type { ScheduleDay } from '@fairway/contract/schedule.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { type Day, dayInLanguage } from '../../ui/dates/month-days.ts';

interface GridHeadProps {
  days: readonly Day[];
  today: Day;
  kinds: ReadonlyMap<Day, ScheduleDay>;
  onOpenDay: (day: Day) => void;
}

/** The days of a grid: weekday, date, and what a Chinese calendar prints below it. */
export function GridHead({ days, today, kinds, onOpenDay }: GridHeadProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <div className="time-grid-head">
      <span className="time-grid-gutter" />
      {days.map((day) => {
        const kind = kinds.get(day);
        const below = kind?.name || kind?.lunar || '';
        const free = kind?.isNamed ? words(kind.isWorked ? 'scheduleWorked' : 'scheduleFree') : '';
        const name = dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'long' });
        return (
          <button
            key={day}
            type="button"
            className="time-grid-date"
            aria-current={day === today ? 'date' : undefined}
            title={name}
            onClick={() => onOpenDay(day)}
          >
            <span>{dayInLanguage(day, language, { weekday: 'short' })}</span>
            <strong>{Number(day.slice(8))}</strong>
            <small data-free={(kind && !kind.isWorked) || undefined}>
              {below}
              {free && <b>{free}</b>}
            </small>
          </button>
        );
      })}
    </div>
  );
}
