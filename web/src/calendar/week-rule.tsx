import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { weekdayName } from './day-names.ts';

interface WeekRuleProps {
  weekdays: readonly number[];
  onChange: ((weekdays: number[]) => void) | undefined;
}

/** Which weekdays are worked; at least one is. */
export function WeekRule({ weekdays, onChange }: WeekRuleProps) {
  const words = useWords();
  return (
    <Card title={words('calendarWeek')}>
      <fieldset className="calendar-week" disabled={!onChange}>
        <legend className="visually-hidden">{words('calendarWeek')}</legend>
        {[1, 2, 3, 4, 5, 6, 7].map((one) => {
          const isWorked = weekdays.includes(one);
          return (
            <label key={one}>
              <input
                type="checkbox"
                checked={isWorked}
                disabled={isWorked && weekdays.length === 1}
                onChange={() =>
                  onChange?.(isWorked ? weekdays.filter((other) => other !== one) : [...weekdays, one])
                }
              />
              {weekdayName(one, 'short')}
            </label>
          );
        })}
      </fieldset>
    </Card>
  );
}
