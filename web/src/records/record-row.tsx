import type { ListColumns, ShownRow } from '@fairway/contract/records.ts';
import { useWords } from '../language/words.ts';
import './record-row.css';

interface RecordRowProps {
  row: ShownRow;
  columns: ListColumns['columnList'];
}

/** A record in a list: its first column stands out, a few more below it. */
export function RecordRow({ row, columns }: RecordRowProps) {
  const words = useWords();
  const filled = columns
    .map(({ prop, label }) => ({ prop, label, text: textOf(row[prop]) }))
    .filter(({ text }) => text !== '');
  const [first, ...others] = filled;
  return (
    <span className="record-row">
      <span className="record-row-title">{first?.text ?? words('recordUntitled')}</span>
      <span className="record-row-facts">
        {others.slice(0, 5).map(({ prop, label, text }) => (
          <span key={prop} className="record-row-fact">
            <span className="record-row-label">{label}</span> {text}
          </span>
        ))}
      </span>
    </span>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
