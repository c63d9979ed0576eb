import { useWords } from '../../language/words.ts';
import { lookOf } from './column-width.ts';
import { BodyCell, GridLine, RowName } from './grid-roles.tsx';
import type { Column } from './shown-columns.ts';
import { useColumnSum } from './use-column-sum.ts';

interface GridSumsProps {
  table: string;
  columns: readonly Column[];
  summed: readonly Column[];
  isOpen: boolean;
  rowIndex: number;
}

/** The last line of a grid: what its columns add up to. */
export function GridSums({ table, columns, summed, isOpen, rowIndex }: GridSumsProps) {
  const words = useWords();
  return (
    <GridLine aria-rowindex={rowIndex} look="sums">
      {isOpen && <BodyCell isOpen look="check" />}
      <RowName>{words('tableSum')}</RowName>
      {columns.map((column) => (
        <BodyCell key={column.id} isOpen={isOpen} look={lookOf(column)}>
          {summed.includes(column) && <ColumnSum table={table} column={column} />}
        </BodyCell>
      ))}
      {isOpen && <BodyCell isOpen look="actions" />}
    </GridLine>
  );
}

export function ColumnSum({ table, column }: { table: string; column: Column }) {
  return <span className="number">{useColumnSum(table, column)}</span>;
}
