import { useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChooseFlow } from '../choose-flow.tsx';
import { flowStatuses, urgencies } from '../flow-status.ts';
import './flow-filter.css';
import { type FlowConditions, noConditions } from './use-flow-filters.ts';

interface FlowFilterProps {
  start: FlowConditions;
  /** Which of them make sense in this list. */
  offers?: { person?: boolean; status?: boolean };
  onApply: (conditions: FlowConditions) => void;
}

/** What a list of flows can be narrowed by. No form element: the selector of people has an Enter of its own. */
export function FlowFilter({ start, offers = {}, onApply }: FlowFilterProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(() => onlyConditions(start));
  const change = (changes: Partial<FlowConditions>) => setChosen({ ...chosen, ...changes });
  const isWrong = chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to;
  return (
    <div className="form-stack">
      <ChooseFlow chosen={chosen} onChange={change} />
      {offers.person && (
        <UserSelect
          label={words('flowInitiator')}
          value={chosen.creatorUserId}
          onChange={(creatorUserId) => change({ creatorUserId })}
        />
      )}
      {offers.status && (
        <SelectField
          label={words('flowStatus')}
          placeholder={words('flowAny')}
          value={chosen.status}
          options={codesAsOptions(flowStatuses, ({ words: key }) => words(key))}
          onChange={(event) => change({ status: event.target.value })}
        />
      )}
      <SelectField
        label={words('flowUrgent')}
        placeholder={words('flowAny')}
        value={chosen.flowUrgent}
        options={codesAsOptions(urgencies, (key: PlainKey) => words(key))}
        onChange={(event) => change({ flowUrgent: event.target.value })}
      />
      <DateField
        label={words('dateFrom')}
        kind="day"
        value={chosen.from}
        onChange={(from) => change({ from })}
      />
      <DateField
        label={words('dateTo')}
        kind="day"
        value={chosen.to}
        error={isWrong ? words('dateOrder') : undefined}
        onChange={(to) => change({ to })}
      />
      <div className="flow-filter-actions">
        <Button onClick={() => onApply(noConditions)}>{words('reset')}</Button>
        <Button look="primary" onClick={() => !isWrong && onApply(chosen)}>
          {words('applyFilter')}
        </Button>
      </div>
    </div>
  );
}

const onlyConditions = (values: FlowConditions) =>
  Object.fromEntries(
    Object.keys(noConditions).map((name) => [name, values[name as keyof FlowConditions]]),
  ) as FlowConditions;

function codesAsOptions<T>(codes: Readonly<Record<number, T>>, label: (code: T) => string) {
  return Object.entries(codes).map(([value, code]) => ({ value, label: label(code) }));
}
