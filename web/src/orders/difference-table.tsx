import { useWords } from '../language/words.ts';
import './difference-table.css';
import { FieldValue, isFieldName } from './field-value.tsx';
import { fieldWords } from './order-words.ts';

interface DifferenceTableProps {
  label: string;
  differences: readonly { field: string; before?: unknown; after?: unknown }[];
  /** What the two sides are called. */
  heads?: readonly [before: string, after: string];
  /** Said below the name of a field. */
  note?: (field: string) => string | undefined;
}

/** What differs, both sides beside each other. */
export function DifferenceTable({ label, differences, heads, note }: DifferenceTableProps) {
  const words = useWords();
  const [before, after] = heads ?? [words('orderBefore'), words('orderAfter')];
  const known = differences.flatMap((one) => (isFieldName(one.field) ? [{ ...one, field: one.field }] : []));
  return (
    <table className="difference-table" aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {known.map((one) => (
          <tr key={one.field}>
            <th scope="row">
              {words(fieldWords[one.field])}
              {note?.(one.field) && <small>{note(one.field)}</small>}
            </th>
            <td>
              <FieldValue field={one.field} value={one.before} />
            </td>
            <td className="difference-after">
              <FieldValue field={one.field} value={one.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
