import type { PersonalRole } from '@fairway/contract/board-fields.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useGreeting } from '../../session/use-greeting.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { rangeText } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import '../enterprise/period-bar.css';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import { personalDaysOf, personalPeriodOf, personalPeriods } from './personal-question.ts';
import { periodWords, roleWords } from './personal-words.ts';

interface PersonalBarProps {
  filters: TableFilters;
  role: PersonalRole | null;
  roles: readonly PersonalRole[];
}

/** Who looks at which days, and as whom. */
export function PersonalBar({ filters, role, roles }: PersonalBarProps) {
  const words = useWords();
  const [, setAddress] = useSearchParams();
  const greeting = useGreeting();
  const period = personalPeriodOf(filters.values);
  const line = useChosenInSight(period);
  const { from, to } = personalDaysOf(filters.values, formatDate(Date.now(), 'yyyy-MM-dd'));
  const change = (days: { from: string; to: string }) =>
    days.from && days.to && days.from <= days.to && filters.change('period', rangeText(days));
  return (
    <div className="mine-lead">
      <p className="mine-greeting">{greeting}</p>
      <div ref={line} className="board-period">
        <Choice
          label={words('boardsPeriod')}
          value={period}
          options={[...personalPeriods, 'own' as const].map((value) => ({
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
        {role && roles.length > 1 && (
          <Choice
            label={words('mineRole')}
            value={role}
            options={roles.map((value) => ({ value, label: words(roleWords[value]) }))}
            onChange={(value) =>
              setAddress(
                (before) => {
                  before.set('role', value);
                  return before;
                },
                { replace: true },
              )
            }
          />
        )}
      </div>
    </div>
  );
}
