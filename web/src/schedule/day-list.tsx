import type { ScheduleDay, ScheduleLayerDate, ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { type Day, dayInLanguage } from '../ui/dates/month-days.ts';
import { EventRow } from './event-row.tsx';
import { LayerDate } from './layers/layer-date.tsx';

interface DayListProps {
  days: readonly Day[];
  events: ReadonlyMap<Day, readonly ScheduleOccurrence[]>;
  dates: ReadonlyMap<Day, readonly ScheduleLayerDate[]>;
  kinds: ReadonlyMap<Day, ScheduleDay>;
  names: ReadonlyMap<string, string>;
  today: Day;
  /** An agenda leaves out days without events. */
  isShort?: boolean;
}

/** Days one after the other, each with what it has. */
export function DayList({ days, events, dates, kinds, names, today, isShort }: DayListProps) {
  const words = useWords();
  const language = useLanguage();
  const shown = isShort ? days.filter((day) => events.get(day)?.length || dates.get(day)?.length) : days;
  if (shown.length === 0) return <p className="schedule-nothing">{words('scheduleNothingAhead')}</p>;
  return (
    <div className="schedule-days">
      {shown.map((day) => {
        const has = events.get(day) ?? [];
        const kind = kinds.get(day);
        const layer = dates.get(day) ?? [];
        return (
          <section key={day} className="schedule-section" aria-current={day === today ? 'date' : undefined}>
            <h2>
              {dayInLanguage(day, language, { month: 'short', day: 'numeric', weekday: 'short' })}
              <span>{kind?.name || kind?.lunar}</span>
            </h2>
            {has.length === 0 && layer.length === 0 && (
              <p className="schedule-nothing">{words('scheduleNothing')}</p>
            )}
            {has.map((one) => (
              <EventRow
                key={`${one.id}${one.startAt}${one.userIds.join()}`}
                event={one}
                day={day}
                names={one.userIds
                  .map((id) => names.get(id) ?? '')
                  .filter(Boolean)
                  .join('、')}
              />
            ))}
            {layer.length > 0 && (
              <div className="schedule-day-layer">
                {layer.map((date) => (
                  <LayerDate key={date.id} date={date} />
                ))}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
