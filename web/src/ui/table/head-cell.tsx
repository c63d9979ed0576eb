// biome-ignore-all lint/a11y/useSemanticElements: rows of which only some are in the page cannot make a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell of the cursor
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu, type ActMenuHandle } from '../act-menu.tsx';
import { Icon } from '../icon.tsx';
import { type Column, leastWidth, mostWidth, type Sorting } from './column.ts';

interface HeadCellProps<T> {
  column: Column<T>;
  index: number;
  sorting: Sorting;
  /** One head cell is in the tab order; arrows go to the others. */
  isReachable: boolean;
  onGo: (index: number) => void;
  onSort: ((sorting: Sorting) => void) | undefined;
  acts: readonly Act[];
  width: () => number;
  onWidth: (width: number) => void;
  onDrag: (event: unknown) => void;
  onFit: () => void;
}

const step = 16;

/** The name of a column: a press sorts, the edge is dragged, the menu has the rest. */
export function HeadCell<T>(props: HeadCellProps<T>) {
  const { column, index, sorting, isReachable, onGo, onSort, acts, width, onWidth, onDrag, onFit } = props;
  const words = useWords();
  const menu = useRef<ActMenuHandle>(null);
  const isSorted = column.sort !== undefined && column.sort === sorting.key;
  const canSort = column.sort !== undefined && onSort !== undefined;
  const reach = isReachable ? 0 : -1;
  const sort = () => {
    if (canSort) onSort(nextSorting(column.sort ?? '', sorting));
  };
  const resize = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (event.key === 'Enter') onFit();
    else if (by !== undefined) onWidth(width() + by);
    else return;
    event.preventDefault();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onGo(index - 1);
    else if (event.key === 'ArrowRight') onGo(index + 1);
    else if (event.key === 'ArrowDown' && event.altKey) menu.current?.open();
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="columnheader"
      className={`data-table-head-cell${column.align === 'end' ? ' data-table-head-cell-end' : ''}`}
      tabIndex={-1}
      data-head={column.id}
      aria-label={column.name}
      aria-colindex={index + 2}
      aria-sort={isSorted ? (sorting.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      onContextMenu={(event: MouseEvent) => {
        event.preventDefault();
        menu.current?.open();
      }}
    >
      <button
        type="button"
        className={`data-table-head-name${canSort ? '' : ' data-table-head-plain'}`}
        tabIndex={reach}
        data-head-name={index}
        title={column.name}
        onClick={sort}
        onKeyDown={walk}
      >
        <span>{column.name}</span>
        {isSorted && (
          <span className={`data-table-head-arrow data-table-head-${sorting.direction}`}>
            <Icon name="arrowDown" size={14} />
          </span>
        )}
      </button>
      <span className={`data-table-head-menu${isReachable ? ' data-table-head-reachable' : ''}`}>
        <ActMenu
          ref={menu}
          label={words('tableColumnActs', { name: column.name })}
          icon="chevron"
          acts={acts}
        />
      </span>
      <span
        role="separator"
        className="data-table-head-edge"
        tabIndex={reach}
        aria-orientation="vertical"
        aria-label={words('tableWidthOf', { name: column.name })}
        aria-valuenow={column.width ?? leastWidth}
        aria-valuemin={leastWidth}
        aria-valuemax={mostWidth}
        onMouseDown={(event) => {
          event.preventDefault();
          onDrag(event);
        }}
        onDoubleClick={onFit}
        onKeyDown={resize}
      />
    </div>
  );
}

/** Up, then down, then the list's own order again. */
function nextSorting(key: string, { key: before, direction }: Sorting): Sorting {
  if (key !== before) return { key, direction: 'asc' };
  return direction === 'asc' ? { key, direction: 'desc' } : { key: '', direction: 'desc' };
}
