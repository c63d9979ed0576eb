// biome-ignore-all lint/a11y/useSemanticElements: rows of which only some are in the page cannot make a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell of the cursor
import { type RefObject, useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { Act } from '../act-menu.tsx';
import { CheckMark } from '../check-mark.tsx';
import type { Column, Sorting } from './column.ts';
import { fitWidth } from './fit-width.ts';
import { HeadCell } from './head-cell.tsx';
import type { TableLook } from './table-look.ts';
import type { ShownColumns } from './use-columns.ts';

interface TableHeadProps<T> {
  grid: RefObject<HTMLElement | null>;
  columns: ShownColumns<T>;
  look: TableLook;
  onLook: (look: TableLook) => void;
  sorting: Sorting;
  onSort: ((sorting: Sorting) => void) | undefined;
  onFilter: ((column: string) => void) | undefined;
  canGroup: boolean;
  ticks: { state: 'on' | 'off' | 'some'; toggle: () => void };
}

export function TableHead<T>(props: TableHeadProps<T>) {
  const { grid, columns, look, onLook, sorting, onSort, onFilter, canGroup, ticks } = props;
  const words = useWords();
  const [reachable, setReachable] = useState(0);
  const { shown } = columns;
  const go = (index: number) => {
    if (index < 0 || index >= shown.length) return;
    setReachable(index);
    grid.current?.querySelector<HTMLElement>(`[data-head-name="${index}"]`)?.focus();
  };
  const fit = ({ id, name }: Column<T>) => {
    if (grid.current)
      columns.setWidth(
        id,
        fitWidth(
          grid.current,
          shown.findIndex((one) => one.id === id),
          name,
        ),
      );
  };
  const actsOf = (column: Column<T>): Act[] => [
    ...(column.sort !== undefined && onSort
      ? ([
          {
            name: words('tableSortUp'),
            icon: 'arrowUp',
            act: () => onSort({ key: column.sort ?? '', direction: 'asc' }),
          },
          {
            name: words('tableSortDown'),
            icon: 'arrowDown',
            act: () => onSort({ key: column.sort ?? '', direction: 'desc' }),
          },
        ] satisfies Act[])
      : []),
    ...(column.filter && onFilter
      ? [{ name: words('tableFilterBy'), icon: 'filter' as const, act: () => onFilter(column.id) }]
      : []),
    ...(canGroup
      ? [
          {
            name: words(look.group === column.id ? 'tableUngroup' : 'tableGroupBy'),
            icon: 'list' as const,
            act: () => onLook({ ...look, group: look.group === column.id ? undefined : column.id }),
          },
        ]
      : []),
    { name: words('tableFit'), icon: 'fit', act: () => fit(column) },
    ...(shown.length > 1
      ? [
          {
            name: words('tableHide'),
            icon: 'eyeOff' as const,
            act: () =>
              onLook({
                ...look,
                hidden: [...look.hidden, column.id],
                added: look.added?.filter((id) => id !== column.id),
              }),
          },
        ]
      : []),
  ];
  return (
    <div role="rowgroup" className="data-table-head">
      <div role="row" className="data-table-row data-table-head-row" aria-rowindex={1}>
        <div role="columnheader" tabIndex={-1} className="data-table-tick">
          <button
            type="button"
            className="data-table-tick-all"
            tabIndex={-1}
            aria-label={words('batchAll')}
            aria-pressed={ticks.state === 'some' ? 'mixed' : ticks.state === 'on'}
            title={words('batchAll')}
            onClick={ticks.toggle}
          >
            <CheckMark state={ticks.state} />
          </button>
        </div>
        {shown.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            index={index}
            sorting={sorting}
            isReachable={index === Math.min(reachable, shown.length - 1)}
            onGo={go}
            onSort={onSort}
            acts={actsOf(column)}
            width={() => columns.widthOf(column.id)}
            onWidth={(width) => columns.setWidth(column.id, width)}
            onDrag={(event) => columns.drag(column.id, event)}
            onFit={() => fit(column)}
          />
        ))}
      </div>
    </div>
  );
}
