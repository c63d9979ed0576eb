// biome-ignore-all lint/a11y/useSemanticElements: rows of which only some are in the page cannot make a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell of the cursor
import { useWords } from '../../language/words.ts';
import type { Column } from './column.ts';
import type { Group } from './groups.ts';

interface GroupRowProps<T> {
  group: Group<T>;
  columns: readonly Column<T>[];
}

/** The head of a group: what its rows have in common, how many they are, and their sums below their columns. */
export function GroupRow<T>({ group, columns }: GroupRowProps<T>) {
  const words = useWords();
  const name = `${group.name || words('tableNoValue')} (${group.rows.length})`;
  return <SumRow look="data-table-group" name={name} rows={group.rows} columns={columns} />;
}

interface TotalRowProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
}

/** The line at the foot of a table that is there as a whole. */
export function TotalRow<T>({ rows, columns }: TotalRowProps<T>) {
  const words = useWords();
  return <SumRow look="data-table-total" name={words('tableTotal')} rows={rows} columns={columns} />;
}

interface SumRowProps<T> extends TotalRowProps<T> {
  look: string;
  name: string;
}

function SumRow<T>({ look, name, rows, columns }: SumRowProps<T>) {
  return (
    <div role="row" className={`data-table-row ${look}`}>
      <div role="gridcell" className="data-table-tick" />
      {columns.map(({ id, align, sum }, at) => (
        <div
          key={id}
          role="gridcell"
          className={`data-table-cell${align === 'end' ? ' data-table-cell-end' : ''}`}
        >
          {at === 0 ? name : sum?.(rows)}
        </div>
      ))}
    </div>
  );
}
