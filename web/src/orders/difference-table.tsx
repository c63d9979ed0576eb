import { useWords } from '../language/words.ts';
import './difference-table.css';
import { FieldValue, isFieldName } from './field-value.tsx';
import { fieldWords } from './order-words.ts';

interface DifferenceTableProps {
  label: string;
  differences: readonly Difference[];
  /** What the two sides are called. */
  heads?: readonly [before: string, after: string];
  /** Said below the name of a field. */
  note?: (field: string) => string | undefined;
}

interface Difference {
  field: string;
  before?: unknown;
  after?: unknown;
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Of a party only what is not the same on both sides. */
function onlyApart({ before, after }: Difference): Omit<Difference, 'field'> {
  if (!isParts(before) || !isParts(after)) return { before, after };
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  const of = (parts: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, parts[name] ?? '']));
  return { before: of(before), after: of(after) };
}

/** What differs, both sides beside each other. */
export function DifferenceTable({ label, differences, heads, note }: DifferenceTableProps) {
  const words = useWords();
  const [before, after] = heads ?? [words('orderBefore'), words('orderAfter')];
  const known = differences.flatMap((one) =>
    isFieldName(one.field) ? [{ ...onlyApart(one), field: one.field }] : [],
  );
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
