import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Header,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { type Column, defaultWidth, leastWidth, mostWidth } from './column.ts';
import type { TableLook } from './table-look.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
});
/** The library keeps the columns; the rows are the virtualizer's. */
const noRows: object[] = [];

export const tickWidth = 40;

interface ColumnsOptions<T> {
  grid: RefObject<HTMLElement | null>;
  columns: readonly Column<T>[];
  look: TableLook;
  onLook: (look: TableLook) => void;
  needed: Readonly<Record<string, number>>;
}

export interface ShownColumns<T> {
  /** In the order of the person, without the hidden ones. */
  shown: readonly Column<T>[];
  /** Begins a drag of the right edge of a column. */
  drag: (id: string, event: unknown) => void;
  setWidth: (id: string, width: number) => void;
  /** How wide it is on the screen. */
  widthOf: (id: string) => number;
}

/** Which columns are seen, in which order and how wide. A drag changes one style of the grid and renders nothing. */
export function useColumns<T>(options: ColumnsOptions<T>): ShownColumns<T> {
  const { grid, columns, look, onLook, needed } = options;
  const definitions = useMemo(
    () =>
      columns.map(({ id, width = defaultWidth }) => ({
        id,
        size: width,
        minSize: leastWidth,
        maxSize: mostWidth,
      })),
    [columns],
  );
  const hidden = useMemo(() => hiddenOf(columns, look), [columns, look]);
  const table = useTable(
    {
      features,
      columns: definitions,
      data: noRows,
      columnResizeMode: 'onEnd' as const,
      state: {
        columnOrder: [...look.order],
        columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
        columnSizing: look.widths,
      },
      onColumnSizingChange: (next: Updater<Record<string, number>>) =>
        onLook({ ...look, widths: bounded(typeof next === 'function' ? next(look.widths) : next) }),
    },
    // A drag changes nothing that is rendered.
    ({ columnOrder, columnVisibility }) => ({ columnOrder, columnVisibility }),
  );
  const ids = table.getVisibleLeafColumns().map(({ id }) => id);
  const key = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in the same order are the same columns
  const shown = useMemo(
    () => ids.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, key],
  );
  const { widths } = look;
  useLayoutEffect(() => {
    const lay = (changed?: Record<string, number>) => {
      if (!grid.current) return;
      const { tracks, total } = tracksOf(shown, { ...widths, ...changed }, needed);
      grid.current.style.setProperty('--data-table-columns', tracks);
      grid.current.style.setProperty('--data-table-width', `${total}px`);
    };
    lay();
    const { unsubscribe } = table.atoms.columnResizing.subscribe(
      ({ isResizingColumn, startSize, deltaOffset }) => {
        if (isResizingColumn) lay(bounded({ [isResizingColumn]: (startSize ?? 0) + (deltaOffset ?? 0) }));
      },
    );
    return unsubscribe;
  }, [grid, shown, widths, needed, table.atoms]);

  const widthOf = (id: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(id)}"]`)?.offsetWidth ?? defaultWidth;
  const setWidth = (id: string, width: number) =>
    onLook({ ...look, widths: { ...widths, ...bounded({ [id]: width }) } });
  const drag = (id: string, event: unknown) => {
    const header = table.getFlatHeaders().find(({ column }) => column.id === id) as
      | Header<typeof features, object>
      | undefined;
    if (!header) return;
    // It may be wider than was chosen, because the columns share what is left: the drag begins at what is seen.
    const seen = widthOf(id);
    header.getResizeHandler()(event);
    table.setColumnResizing((before) => ({
      ...before,
      startSize: seen,
      columnSizingStart: [[id, seen]],
    }));
  };
  return { shown, drag, setWidth, widthOf };
}

const hiddenOf = <T>(columns: readonly Column<T>[], look: TableLook): string[] =>
  columns.flatMap(({ id, isExtra, onlyNarrows }) =>
    onlyNarrows || look.hidden.includes(id) || (isExtra && !look.added?.includes(id)) ? [id] : [],
  );

const bounded = (widths: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(widths).map(([id, width]) => [
      id,
      Math.round(Math.min(Math.max(width, leastWidth), mostWidth)),
    ]),
  );

/** Figures and chosen widths stay as they are; the others share what is left. */
function tracksOf<T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  needed: Readonly<Record<string, number>>,
): { tracks: string; total: number } {
  let total = tickWidth;
  let canGrow = false;
  const tracks = columns.map(({ id, width = defaultWidth, align }) => {
    const least = Math.max(widths[id] ?? width, needed[id] ?? 0);
    total += least;
    if (widths[id] !== undefined || align === 'end') return `${least}px`;
    canGrow = true;
    return `minmax(${least}px, ${width}fr)`;
  });
  return { tracks: [`${tickWidth}px`, ...tracks, ...(canGrow ? [] : ['minmax(0, 1fr)'])].join(' '), total };
}
