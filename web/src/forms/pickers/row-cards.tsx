import { CheckMark } from '../../ui/check-mark.tsx';
import './row-cards.css';
import { cellText, type PickedRow, type RowQuestion, rowLabel, rowValue } from './row-source.ts';

export interface ShownRowsProps {
  question: RowQuestion;
  rows: readonly PickedRow[];
  multiple: boolean;
  isChosen: (row: PickedRow) => boolean;
  onPick: (row: PickedRow) => void;
  onChoose?: ((row: PickedRow) => void) | undefined;
}

/** Rows below each other, each with its columns as `label: value`. */
export function RowCards({ question: { source }, rows, multiple, isChosen, onPick }: ShownRowsProps) {
  const columns = source.columns.filter(({ column }) => column !== source.labelColumn);
  return (
    <ul className="picker-cards">
      {rows.map((row) => (
        <li key={rowValue(row, source)}>
          <button
            type="button"
            data-pick
            className={`picker-card${isChosen(row) ? ' picker-card-chosen' : ''}`}
            aria-pressed={isChosen(row)}
            onClick={() => onPick(row)}
          >
            <CheckMark state={isChosen(row) ? 'on' : 'off'} round={!multiple} />
            <span className="picker-card-words">
              <span className="picker-card-name">{rowLabel(row, source)}</span>
              {columns.map(({ column, label }) => (
                <span key={column} className="picker-card-line">
                  {label || column}: {cellText(row[column]) || '—'}
                </span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
