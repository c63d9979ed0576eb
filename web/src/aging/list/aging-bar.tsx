import { agingGroups } from '@fairway/contract/aging.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { groupWords, sideWords } from '../aging-words.ts';
import './aging-bar.css';
import type { AgingView } from './aging-question.ts';

interface AgingBarProps {
  view: AgingView;
  /** Those somebody sees at all. */
  sides: readonly ChargeSide[];
  isStaff: boolean;
}

/** What the whole ageing is asked by: which side, as of which day, grouped by what. */
export function AgingBar({ view, sides, isStaff }: AgingBarProps) {
  const words = useWords();
  const [, setAddress] = useSearchParams();
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('id');
        // What narrows one grouping would be out of sight in another.
        if (name === 'by') for (const column of ['party', 'sales', 'company']) next.delete(`f.${column}`);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="aging-bar">
      {sides.length > 1 && (
        <Choice
          label={words('agingSide')}
          value={view.side}
          options={sides.map((side) => ({ value: side, label: words(sideWords[side]) }))}
          onChange={(side) => change('side', side === 'receivable' ? '' : side)}
        />
      )}
      <span className="aging-bar-day">
        <span aria-hidden="true">{words('agingAsOf')}</span>
        <DateInput
          aria-label={words('agingAsOf')}
          kind="day"
          value={view.asOf || today}
          max={today}
          zone={defaultZone}
          onChange={(day) => day <= today && change('asOf', day === today ? '' : day)}
        />
      </span>
      {isStaff && (
        <Choice
          label={words('agingGroupBy')}
          value={view.groupBy}
          options={agingGroups.map((group) => ({ value: group, label: words(groupWords[group]) }))}
          onChange={(group) => change('by', group === 'customer' ? '' : group)}
        />
      )}
    </div>
  );
}
