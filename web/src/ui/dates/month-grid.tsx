import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { IconButton } from '../icon-button.tsx';
import { addMonths, dayInLanguage } from './month-days.ts';

interface MonthGridProps {
  /** `2026-11`; empty for none. */
  value: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (month: string) => void;
}

const perRow = 3;

/** The months of a year. Arrows walk, Page up and down years, Enter takes one. */
export function MonthGrid({ value, today, min, max, onPick }: MonthGridProps) {
  const words = useWords();
  const language = useLanguage();
  const [focused, setFocused] = useState((value || today).slice(0, 7));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-month="${focused}"]`)?.focus();
  }, [focused]);
  const go = (count: number) => setFocused(addMonths(`${focused}-01`, count).slice(0, 7));
  const months = Array.from(
    { length: 12 },
    (_, at) => `${focused.slice(0, 5)}${String(at + 1).padStart(2, '0')}`,
  );
  const isOut = (month: string) => (min ?? '') > month || month > (max ?? '9999');
  const press = (event: KeyboardEvent) => {
    const step = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -perRow,
      ArrowDown: perRow,
      PageUp: -12,
      PageDown: 12,
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <>
      <div className="date-choice-head">
        <IconButton
          icon="chevron"
          className="date-choice-before"
          label={words('dateYearBefore')}
          onClick={() => go(-12)}
        />
        <strong aria-live="polite">{dayInLanguage(`${focused}-01`, language, { year: 'numeric' })}</strong>
        <IconButton icon="chevron" label={words('dateYearAfter')} onClick={() => go(12)} />
      </div>
      <div
        ref={box}
        className="month-grid"
        role="listbox"
        aria-label={words('dateOpen')}
        tabIndex={-1}
        onKeyDown={press}
      >
        {months.map((month) => (
          <button
            key={month}
            type="button"
            role="option"
            data-month={month}
            className="day-grid-day month-grid-month"
            aria-selected={month === value}
            aria-current={month === today.slice(0, 7) ? 'date' : undefined}
            aria-disabled={isOut(month) || undefined}
            tabIndex={month === focused ? 0 : -1}
            onClick={() => !isOut(month) && onPick(month)}
          >
            {dayInLanguage(`${month}-01`, language, { month: 'short' })}
          </button>
        ))}
      </div>
    </>
  );
}
