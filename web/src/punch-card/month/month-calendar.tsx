import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPunchMonth } from '@fairway/contract/punch-card.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { addDays, addMonths, type Day, dayInLanguage, weeksOf } from '../../ui/dates/month-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { flagWords } from '../punch-text.ts';

type DayOfMonth = Reply<typeof getPunchMonth>['list'][number];

interface MonthCalendarProps {
  days: readonly DayOfMonth[];
  chosen: Day;
  today: Day;
  onChoose: (day: Day) => void;
}

/** Which days have punches, and which of them a flag. Arrows walk from day to day, Page up and down by months. */
export function MonthCalendar({ days, chosen, today, onChoose }: MonthCalendarProps) {
  const words = useWords();
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const walked = useRef(false);
  const shown = weeksOf(chosen).flat();
  const known = new Map(days.map((day) => [day.day, day]));
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
    <div className="punch-calendar" ref={grid} onKeyDown={press}>
      {shown.slice(0, 7).map((day) => (
        <span key={day} className="punch-calendar-weekday" aria-hidden="true">
          {dayInLanguage(day, language, { weekday: 'short' })}
        </span>
      ))}
      {shown.map((day) => {
        const has = known.get(day);
        const flags = has?.flags.map((flag) => words(flagWords[flag])) ?? [];
        const says = [
          dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'long' }),
          has && words('punchCount', { count: has.punches }),
          ...flags,
        ];
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            className={`punch-calendar-day${day.slice(0, 7) === chosen.slice(0, 7) ? '' : ' punch-calendar-other'}`}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === chosen}
            aria-label={says.filter(Boolean).join(' ')}
            tabIndex={day === chosen ? 0 : -1}
            onClick={() => onChoose(day)}
          >
            <span className="punch-calendar-date">{Number(day.slice(8))}</span>
            {has && (
              <span className="punch-calendar-marks">
                <span className="punch-calendar-dots" data-count={Math.min(has.visits || 1, 3)} />
                {flags.length > 0 && <Icon name="warning" size={14} />}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
