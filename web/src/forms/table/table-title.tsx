import type { FormField } from '@fairway/contract/forms.ts';
import { useWords } from '../../language/words.ts';

interface TableTitleProps {
  id: string;
  field: FormField;
  count: number;
  isOpen: boolean;
  isRequired: boolean;
}

/** What the table is called, how many rows it has and how many it may have. */
export function TableTitle({ id, field, count, isOpen, isRequired }: TableTitleProps) {
  const words = useWords();
  const { label, hint, least, most } = field;
  const bounds =
    least !== undefined && most !== undefined
      ? words('tableBetween', { least, most })
      : least !== undefined
        ? words('tableLeast', { least })
        : most !== undefined && words('tableMost', { most });
  return (
    <div className="form-table-title">
      <span id={id} className={`form-field-label${isRequired ? ' form-field-required' : ''}`}>
        {label}
      </span>
      <span className="form-table-count">
        {isOpen && bounds ? words('tableRowCountOf', { count, bounds }) : words('tableRowCount', { count })}
      </span>
      {isOpen && hint && <p className="form-field-hint">{hint}</p>}
    </div>
  );
}
