import type { ScheduleDay, ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { addDays, addMonths, type Day, dayInLanguage } from '../ui/dates/month-days.ts';
import { EventRow } from './event-row.tsx';

interface MonthViewProps {
  days: readonly Day[];
  chosen: Day;
  today: Day;
  events: ReadonlyMap<Day, readonly ScheduleOccurrence[]>;
  kinds: ReadonlyMap<Day, ScheduleDay>;
  /** On a desk each day says what it has, on a phone it has dots. */
  isDesk: boolean;
  onChoose: (day: Day) => void;
}

const mostShown = 3;

/** Weeks of days. Arrows walk from day to day, Page up and down from month to month. */
export function MonthView({ days, chosen, today, events, kinds, isDesk, onChoose }: MonthViewProps) {
  const words = useWords();
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    walked.current = false;
  }, [chosen]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    const turn = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined && turn === undefined) return;
    event.preventDefault();
    walked.current = true;
    onChoose(step === undefined ? addMonths(chosen, turn ?? 0) : addDays(chosen, step));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its days hear the keys, this is where they meet
    <div className="schedule-month" ref={grid} onKeyDown={press}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className="schedule-weekday" aria-hidden="true">
          {dayInLanguage(day, language, { weekday: 'short' })}
        </span>
      ))}
      {days.map((day) => {
        const has = events.get(day) ?? [];
        const kind = kinds.get(day);
        const name = dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'long' });
        const below = kind?.name || kind?.lunar || '';
        const free = kind?.isNamed && words(kind.isWorked ? 'scheduleWorked' : 'scheduleFree');
        const look = [
          'schedule-day',
          day.slice(0, 7) !== chosen.slice(0, 7) && 'schedule-other-month',
          kind && !kind.isWorked && 'schedule-free',
        ];
        return (
          <div key={day} className={look.filter(Boolean).join(' ')} data-chosen={day === chosen || undefined}>
            <button
              type="button"
              data-day={day}
              className="schedule-day-head"
              aria-current={day === today ? 'date' : undefined}
              aria-pressed={day === chosen}
              tabIndex={day === chosen ? 0 : -1}
              aria-label={[name, below, free, words('scheduleCount', { count: has.length })]
                .filter(Boolean)
                .join(' ')}
              onClick={() => onChoose(day)}
            >
              <span className="schedule-date">{Number(day.slice(8))}</span>
              <span className="schedule-lunar">{below}</span>
              {free && <span className="schedule-mark">{free}</span>}
              {!isDesk && <span className="schedule-dots" data-count={Math.min(has.length, mostShown)} />}
            </button>
            {isDesk &&
              has
                .slice(0, mostShown)
                .map((one) => <EventRow key={`${one.id}${one.startAt}`} event={one} isShort />)}
            {isDesk && has.length > mostShown && (
              <span className="schedule-more">
                {words('scheduleMore', { count: has.length - mostShown })}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
