import { useWords } from '../language/words.ts';
import { dayName, monthName, weekdayName } from './day-names.ts';
import type { ShownDay } from './year-days.ts';

interface YearPictureProps {
  year: number;
  months: readonly (readonly ShownDay[])[];
  /** Without it days can only be looked at. */
  onOpen: ((day: ShownDay) => void) | undefined;
}

/** Twelve months; what is free, and what is not as the week says, is seen at once. */
export function YearPicture({ year, months, onOpen }: YearPictureProps) {
  return (
    <div className="calendar-year">
      {months.map((days, month) => (
        <Month key={days[0]?.day} name={monthName(year, month)} days={days} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface MonthProps {
  name: string;
  days: readonly ShownDay[];
  onOpen: YearPictureProps['onOpen'];
}

function Month({ name, days, onOpen }: MonthProps) {
  const words = useWords();
  const wordOf = ({ isWorked }: ShownDay) => words(isWorked ? 'calendarWorked' : 'calendarFree');
  return (
    <section className="calendar-month" aria-label={name}>
      <h2>{name}</h2>
      <div className="calendar-days">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <span key={weekday} className="calendar-weekday" aria-hidden="true">
            {weekdayName(weekday, 'narrow')}
          </span>
        ))}
        {days.map((one) => (
          <button
            key={one.day}
            type="button"
            disabled={!onOpen}
            className={`calendar-day${one.isWorked ? '' : ' calendar-day-free'}${one.isNamed ? ' calendar-day-named' : ''}`}
            style={one.date === 1 ? { gridColumnStart: one.weekday } : undefined}
            title={one.name || undefined}
            data-mark={
              one.isNamed ? words(one.isWorked ? 'calendarWorkedMark' : 'calendarFreeMark') : undefined
            }
            aria-label={[dayName(one.day), wordOf(one), one.name].filter(Boolean).join(' ')}
            onClick={() => onOpen?.(one)}
          >
            {one.date}
          </button>
        ))}
      </div>
    </section>
  );
}
