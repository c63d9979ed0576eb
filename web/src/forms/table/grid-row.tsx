import { memo } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { FormCell } from '../form-field.tsx';
import { CellView } from './cell-view.tsx';
import { lookOf } from './column-width.ts';
import { BodyCell, GridLine, RowName } from './grid-roles.tsx';
import type { Column } from './shown-columns.ts';

/** What the buttons of a row do. */
export interface RowHandlers {
  select: (key: string, isSelected: boolean) => void;
  move: (from: number, to: number) => void;
  copy: (index: number) => void;
  remove: (index: number) => void;
}

interface GridRowProps {
  rowKey: string;
  index: number;
  table: string;
  columns: readonly Column[];
  /** Missing where rows are only read. */
  handlers: RowHandlers | undefined;
  isSelected: boolean;
  isLast: boolean;
  isFull: boolean;
}

/** One row of the grid. It is drawn anew when it moves, never when somebody types. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { rowKey, index, table, columns, handlers, isSelected, isLast, isFull } = props;
  const words = useWords();
  const row = index + 1;
  const isOpen = handlers !== undefined;
  return (
    <GridLine
      look={isSelected ? 'selected' : undefined}
      aria-rowindex={row + 1}
      aria-selected={isOpen ? isSelected : undefined}
      data-row={index}
    >
      {handlers && (
        <BodyCell isOpen look="check">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            aria-label={words('tableSelectRow', { row })}
            onChange={(event) => handlers.select(rowKey, event.target.checked)}
          />
        </BodyCell>
      )}
      <RowName>{row}</RowName>
      {columns.map((column) => (
        <BodyCell
          key={column.id}
          isOpen={isOpen}
          look={lookOf(column)}
          data-place={`${table}.${index}.${column.model}`}
        >
          {isOpen ? (
            <FormCell
              field={column}
              place={{ path: `${table}.${column.model}`, row: index }}
              label={words('tableCell', { row, label: column.label })}
            />
          ) : (
            <CellView table={table} column={column} row={index} />
          )}
        </BodyCell>
      ))}
      {handlers && (
        <BodyCell isOpen look="actions">
          <RowButton
            icon="back"
            turn="up"
            label={words('tableMoveUp', { row })}
            isOff={index === 0}
            onPress={() => handlers.move(index, index - 1)}
          />
          <RowButton
            icon="back"
            turn="down"
            label={words('tableMoveDown', { row })}
            isOff={isLast}
            onPress={() => handlers.move(index, index + 1)}
          />
          <RowButton
            icon="copy"
            label={words('tableCopyRow', { row })}
            isOff={isFull}
            onPress={() => handlers.copy(index)}
          />
          <RowButton
            icon="trash"
            label={words('tableDeleteRow', { row })}
            onPress={() => handlers.remove(index)}
          />
        </BodyCell>
      )}
    </GridLine>
  );
});

interface RowButtonProps {
  icon: IconName;
  turn?: 'up' | 'down';
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

/** Reached by the arrow keys: four stops a row would stand between somebody who types and the next row. */
function RowButton({ icon, turn, label, isOff = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`table-row-button${turn ? ` table-turn-${turn}` : ''}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
