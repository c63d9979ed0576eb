import { useWords } from '../../language/words.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import type { ShownRowsProps } from './row-cards.tsx';
import { cellText, rowLabel, rowValue } from './row-source.ts';
import './row-table.css';

/** Rows as a table. The whole row is the target of a pointer, the mark before it that of keys and screen readers. */
export function RowTable({
  question: { source },
  rows,
  multiple,
  isChosen,
  onPick,
  onChoose,
}: ShownRowsProps) {
  const words = useWords();
  const columns =
    source.columns.length > 0 ? source.columns : [{ column: source.labelColumn, label: words('pickerName') }];
  return (
    <table className="row-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words('pickerChosen')}</span>
          </th>
          {columns.map(({ column, label }) => (
            <th key={column} scope="col">
              {label || column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowValue(row, source)}
            className={isChosen(row) ? 'row-table-chosen' : undefined}
            onClick={() => onPick(row)}
            onDoubleClick={() => onChoose?.(row)}
          >
            <td>
              <button
                type="button"
                data-pick
                aria-pressed={isChosen(row)}
                aria-label={words('pickThis', { name: rowLabel(row, source) })}
                onClick={(event) => {
                  event.stopPropagation();
                  onPick(row);
                }}
              >
                <CheckMark state={isChosen(row) ? 'on' : 'off'} round={!multiple} />
              </button>
            </td>
            {columns.map(({ column }) => (
              <td key={column}>{cellText(row[column]) || '—'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
