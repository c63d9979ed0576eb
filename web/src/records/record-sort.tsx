import type { ListColumns } from '@fairway/contract/records.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { SelectField } from '../ui/select-field.tsx';

/** Empty for the order the form brings. */
interface Order {
  sidx: string;
  sort: string;
}

interface RecordSortProps {
  fields: ListColumns['sortList'];
  order: Order;
  onApply: (order: Order) => void;
}

/** By which field the list stands, and which end comes first. */
export function RecordSort({ fields, order, onApply }: RecordSortProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(order);
  return (
    <form
      className="form-stack"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen);
      }}
    >
      <SelectField
        label={words('recordSortBy')}
        placeholder={words('recordSortNone')}
        value={chosen.sidx}
        options={fields.map(({ prop, label }) => ({ value: prop, label }))}
        onChange={(event) => setChosen({ ...chosen, sidx: event.target.value })}
      />
      <SelectField
        label={words('recordSortOrder')}
        placeholder={words('recordSortDesc')}
        value={chosen.sort}
        options={[{ value: 'asc', label: words('recordSortAsc') }]}
        onChange={(event) => setChosen({ ...chosen, sort: event.target.value })}
      />
      <Button type="submit" look="primary" wide>
        {words('confirm')}
      </Button>
      <Button wide onClick={() => onApply({ sidx: '', sort: '' })}>
        {words('recordSortClear')}
      </Button>
    </form>
  );
}
