import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { rangeText } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import { daysOf, type NamedPeriod, namedPeriods, periodOf } from '../board-question.ts';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import './period-bar.css';

const periodWords = {
  ...{ month: 'boardsMonth', lastMonth: 'boardsLastMonth', quarter: 'boardsQuarter' },
  ...{ year: 'boardsYear', twelve: 'boardsTwelve', own: 'boardsOwnDays' },
} as const satisfies Record<NamedPeriod | 'own', PlainKey>;

/** Which days a board is of. */
export function PeriodBar({ filters }: { filters: TableFilters }) {
  const words = useWords();
  const period = periodOf(filters.values);
  const line = useChosenInSight(period);
  const { from, to } = daysOf(filters.values, formatDate(Date.now(), 'yyyy-MM-dd'));
  const change = (days: { from: string; to: string }) =>
    days.from && days.to && days.from <= days.to && filters.change('period', rangeText(days));
  return (
    <div ref={line} className="board-period">
      <Choice
        label={words('boardsPeriod')}
        value={period}
        options={[...namedPeriods, 'own' as const].map((value) => ({
          value,
          label: words(periodWords[value]),
        }))}
        onChange={(value) => (value === 'own' ? change({ from, to }) : filters.change('period', value))}
      />
      {period === 'own' && (
        <span className="board-period-days">
          <DateInput
            aria-label={words('boardsFrom')}
            kind="day"
            value={from}
            onChange={(day) => change({ from: day, to: day > to ? day : to })}
          />
          <span aria-hidden="true">–</span>
          <DateInput
            aria-label={words('boardsTo')}
            kind="day"
            value={to}
            onChange={(day) => change({ from: day < from ? day : from, to: day })}
          />
        </span>
      )}
    </div>
  );
}
