import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { IconButton } from '../icon-button.tsx';
import { addDays, addMonths, type Day, dayInLanguage, mondayBased, weeksOf } from './month-days.ts';

interface DayGridProps {
  value: Day;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  onPick: (day: Day) => void;
}

/** A month of days. Arrows walk days and weeks, Page up and down months, Home and End a week, Enter takes one. */
export function DayGrid({ value, today, min, max, onPick }: DayGridProps) {
  const words = useWords();
  const language = useLanguage();
  const [focused, setFocused] = useState<Day>(value || today);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  const weeks = weeksOf(focused);
  const isOut = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: () => addDays(focused, -1),
      ArrowRight: () => addDays(focused, 1),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      PageUp: () => addMonths(focused, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(focused, event.shiftKey ? 12 : 1),
      Home: () => addDays(focused, -mondayBased(focused)),
      End: () => addDays(focused, 6 - mondayBased(focused)),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    setFocused(next());
  };
  return (
    <>
      <div className="date-choice-head">
        <IconButton
          icon="chevron"
          className="date-choice-before"
          label={words('dateMonthBefore')}
          onClick={() => setFocused(addMonths(focused, -1))}
        />
        <strong aria-live="polite">
          {dayInLanguage(focused, language, { year: 'numeric', month: 'long' })}
        </strong>
        <IconButton
          icon="chevron"
          label={words('dateMonthAfter')}
          onClick={() => setFocused(addMonths(focused, 1))}
        />
      </div>
      <table ref={grid} aria-label={words('dateOpen')} className="day-grid" onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={dayInLanguage(day, language, { weekday: 'long' })}>
                {dayInLanguage(day, language, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    className={`day-grid-day${day.slice(0, 7) === focused.slice(0, 7) ? '' : ' day-grid-other'}`}
                    aria-label={dayInLanguage(day, language, { dateStyle: 'full' })}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOut(day) || undefined}
                    tabIndex={day === focused ? 0 : -1}
                    onClick={() => !isOut(day) && onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
