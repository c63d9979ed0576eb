import { useWords } from '../../language/words.ts';
import { Button } from '../button.tsx';
import './date-choice.css';
import { DayGrid } from './day-grid.tsx';
import { MonthGrid } from './month-grid.tsx';

interface DateChoiceProps {
  of: 'day' | 'month';
  /** `2026-11-16` or `2026-11`; empty for none. */
  value: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (picked: string) => void;
}

/** A calendar below a date box. */
export function DateChoice({ of, today, min, max, onPick, value }: DateChoiceProps) {
  const words = useWords();
  const now = of === 'month' ? today.slice(0, 7) : today;
  const isNowOut = (min ?? '') > now || now > (max ?? '9999');
  const grid = { value, today, min, max, onPick };
  return (
    <div role="dialog" aria-label={words('dateOpen')} className="date-choice">
      {of === 'month' ? <MonthGrid {...grid} /> : <DayGrid {...grid} />}
      <Button look="quiet" disabled={isNowOut} onClick={() => onPick(now)}>
        {words(of === 'month' ? 'dateThisMonth' : 'dateToday')}
      </Button>
    </div>
  );
}
