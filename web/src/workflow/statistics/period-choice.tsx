import type { StatisticsPeriod } from '@fairway/contract/workflow-statistics.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import './period-choice.css';
import type { useStatistics } from './use-statistics.ts';

const periods = {
  week: 'statisticsWeek',
  month: 'statisticsMonth',
  lastMonth: 'statisticsLastMonth',
  last90: 'statisticsLast90',
  days: 'statisticsDays',
} as const satisfies Record<StatisticsPeriod, PlainKey>;

type PeriodChoiceProps = Pick<
  ReturnType<typeof useStatistics>,
  'period' | 'from' | 'to' | 'change' | 'figures'
>;

/** Which days are looked at. Days of one's own begin as those that were shown before. */
export function PeriodChoice({ period, from, to, change, figures }: PeriodChoiceProps) {
  const words = useWords();
  const choose = (next: StatisticsPeriod) =>
    change({ period: next, from: '', to: '', ...(next === 'days' ? figures.data?.period : {}) });
  const options = Object.entries(periods) as [StatisticsPeriod, PlainKey][];
  return (
    <div className="period-choice">
      <div className="period-choice-scroll">
        <Choice
          label={words('statisticsPeriod')}
          value={period}
          options={options.map(([value, key]) => ({ value, label: words(key) }))}
          onChange={choose}
        />
      </div>
      {period === 'days' && (
        <div className="period-choice-days">
          <DateField
            label={words('dateFrom')}
            kind="day"
            value={from}
            onChange={(next) => change({ from: next })}
          />
          <DateField
            label={words('dateTo')}
            kind="day"
            value={to}
            error={from !== '' && to !== '' && from > to ? words('dateOrder') : undefined}
            onChange={(next) => change({ to: next })}
          />
        </div>
      )}
    </div>
  );
}
