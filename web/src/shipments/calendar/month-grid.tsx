import { useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { type Day, dayInLanguage, weeksOf } from '../../ui/dates/month-days.ts';
import { CalendarCallLink } from './calendar-call.tsx';
import type { CalendarDay } from './calendar-words.ts';
import './month-grid.css';

interface MonthGridProps {
  /** Any day of the month. */
  month: Day;
  today: Day;
  days: ReadonlyMap<Day, CalendarDay>;
}

const fewShown = 4;

/** A month on a desk, a week in each line. */
export function MonthGrid({ month, today, days }: MonthGridProps) {
  const language = useLanguage();
  const weeks = weeksOf(month);
  return (
    <div className="calendar-month">
      <div className="calendar-week calendar-names" aria-hidden="true">
        {weeks[0]?.map((day) => (
          <span key={day}>{dayInLanguage(day, language, { weekday: 'short' })}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className="calendar-week">
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              isOther={day.slice(0, 7) !== month.slice(0, 7)}
              isToday={day === today}
              calls={days.get(day)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayCellProps {
  day: Day;
  isOther: boolean;
  isToday: boolean;
  calls: CalendarDay | undefined;
}

function DayCell({ day, isOther, isToday, calls }: DayCellProps) {
  const words = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const list = calls?.list ?? [];
  const shown = isOpen ? list : list.slice(0, fewShown);
  const all = calls ? calls.departures + calls.arrivals : 0;
  const look = `calendar-cell${isOther ? ' calendar-cell-other' : ''}${isToday ? ' calendar-cell-today' : ''}`;
  return (
    <section className={look} aria-label={dayInLanguage(day, language, { dateStyle: 'long' })}>
      <div className="calendar-cell-head">
        <span className="calendar-cell-date number">{Number(day.slice(8))}</span>
        {calls && all > 1 && (
          <span className="number">
            {words('calendarCounts', { departures: calls.departures, arrivals: calls.arrivals })}
          </span>
        )}
      </div>
      {shown.map((call) => (
        <CalendarCallLink key={`${call.id} ${call.of}`} call={call} />
      ))}
      {list.length > fewShown && !isOpen ? (
        <button type="button" className="calendar-more" onClick={() => setIsOpen(true)}>
          {words('calendarMore', { count: all - fewShown })}
        </button>
      ) : (
        all > shown.length && (
          <span className="calendar-more">{words('calendarMore', { count: all - shown.length })}</span>
        )
      )}
    </section>
  );
}
