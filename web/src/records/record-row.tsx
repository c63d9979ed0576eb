import { headingKey, type ListColumns, type ShownRow } from '@fairway/contract/records.ts';
import { useWords } from '../language/words.ts';
import { HeadFacts } from '../ui/head-facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './record-row.css';
import { shownText } from './shown-text.ts';

interface RecordRowProps {
  row: ShownRow;
  columns: ListColumns['columnList'];
}

/** A record in a list: what it is, its state, its key facts, and its number behind them. */
export function RecordRow({ row, columns }: RecordRowProps) {
  const words = useWords();
  const heading = row[headingKey];
  if (!heading?.title) return <ColumnsOnly row={row} columns={columns} />;
  const { title, number, state, facts } = heading;
  return (
    <span className="record-row">
      <span className="record-row-head">
        <span className="record-row-title">{title || words('recordUntitled')}</span>
        {state && <StateLabel tone={state.tone}>{state.text}</StateLabel>}
      </span>
      <HeadFacts facts={facts} />
      {number && <span className="record-row-number number">{number}</span>}
    </span>
  );
}

/** Where nothing is filled in that it could be called by: the first columns that are. */
function ColumnsOnly({ row, columns }: RecordRowProps) {
  const words = useWords();
  const filled = columns
    .map(({ prop, label, kind }) => ({ prop, label, text: shownText(row[prop], kind) }))
    .filter(({ text }) => text !== '');
  const [first, ...others] = filled;
  return (
    <span className="record-row">
      <span className="record-row-title">{first?.text ?? words('recordUntitled')}</span>
      <HeadFacts
        facts={others.slice(0, 3).map(({ label, text }) => ({ label, text, kind: 'text' as const }))}
      />
    </span>
  );
}
