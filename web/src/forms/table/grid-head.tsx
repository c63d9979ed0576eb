import { useWords } from '../../language/words.ts';
import { lookOf } from './column-width.ts';
import { GridLine, HeadCell } from './grid-roles.tsx';
import { type Column, useRequiredColumns } from './shown-columns.ts';

interface GridHeadProps {
  table: string;
  columns: readonly Column[];
  isOpen: boolean;
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
}

export function GridHead({ table, columns, isOpen, keys, selected, onSelect }: GridHeadProps) {
  const words = useWords();
  const required = useRequiredColumns(table, columns);
  return (
    <GridLine aria-rowindex={1} look="head">
      {isOpen && (
        <HeadCell look="check">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = selected.size > 0 && selected.size < keys.length;
            }}
            checked={keys.length > 0 && selected.size === keys.length}
            aria-label={words('tableSelectAll')}
            onChange={(event) => onSelect(new Set(event.target.checked ? keys : []))}
          />
        </HeadCell>
      )}
      <HeadCell look="number">{words('tableRowNumber')}</HeadCell>
      {columns.map((column) => (
        <HeadCell key={column.id} look={lookOf(column)} title={column.hint}>
          <span className={isOpen && required.includes(column.model) ? 'table-required' : undefined}>
            {column.label}
          </span>
        </HeadCell>
      ))}
      {isOpen && <HeadCell look="actions">{words('tableActions')}</HeadCell>}
    </GridLine>
  );
}
