import { type FormEvent, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import './audit-filter.css';
import type { Days } from './days-as-moments.ts';

interface AuditFilterProps {
  days: Days;
  onApply: (days: Days) => void;
}

export function AuditFilter({ days, onApply }: AuditFilterProps) {
  const words = useWords();
  const [{ from, to }, setDays] = useState<Days>({ from: days.from, to: days.to });
  const isWrong = from !== '' && to !== '' && from > to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onApply({ from, to });
  };
  return (
    <form className="audit-filter" onSubmit={submit}>
      <TextField
        label={words('dateFrom')}
        type="date"
        value={from}
        onChange={(event) => setDays({ from: event.target.value, to })}
      />
      <TextField
        label={words('dateTo')}
        type="date"
        value={to}
        error={isWrong ? words('dateOrder') : undefined}
        onChange={(event) => setDays({ from, to: event.target.value })}
      />
      <div className="audit-filter-actions">
        <Button onClick={() => onApply({ from: '', to: '' })}>{words('reset')}</Button>
        <Button look="primary" type="submit">
          {words('applyFilter')}
        </Button>
      </div>
    </form>
  );
}
