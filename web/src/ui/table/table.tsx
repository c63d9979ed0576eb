// biome-ignore-all lint/a11y/useSemanticElements: rows of which only some are in the page cannot make a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell of the cursor
import { type MouseEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../language/words.ts';
import type { ListState } from '../list-state.ts';
import { toast } from '../toast.ts';
import { useKeptPosition } from '../use-kept-position.ts';
import { useLoadAhead } from '../use-load-ahead.ts';
import { type Cursor, isOneCell, type Place, rangeOfCursor } from './cell-range.ts';
import type { Column, Sorting } from './column.ts';
import { copyCells } from './copy-cells.ts';
import { GroupRow, TotalRow } from './group-row.tsx';
import { entriesOf } from './groups.ts';
import './table.css';
import { TableHead } from './table-head.tsx';
import { type Density, rowHeights, type TableLook } from './table-look.ts';
import { TableRow } from './table-row.tsx';
import { type BatchAct, TickBar } from './tick-bar.tsx';
import { useColumns } from './use-columns.ts';
import { useFollowCursor } from './use-follow-cursor.ts';
import { cellPadding, useNeededWidths } from './use-needed-widths.ts';
import { useStickyColumn } from './use-sticky-column.ts';
import { type TableAct, useTableKeys } from './use-table-keys.ts';
import { useTableKeysHelp } from './use-table-keys-help.ts';
import { useTicks } from './use-ticks.ts';

export interface TableProps<T extends object> {
  /** What it is called for whoever does not see it. */
  label: string;
  list: ListState<T> & { rows: readonly T[] };
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  look: TableLook;
  onLook: (look: TableLook) => void;
  density: Density;
  sorting: Sorting;
  onSort?: ((sorting: Sorting) => void) | undefined;
  /** Opens the filter of a column. */
  onFilter?: ((column: string) => void) | undefined;
  onOpen?: ((row: T) => void) | undefined;
  /** The key of the row whose detail is shown. */
  openKey?: string | null;
  onClose?: (() => void) | undefined;
  /** The path of the row's own page, for a new tab. */
  pageHref?: ((row: T) => string) | undefined;
  acts?: readonly BatchAct<T>[] | undefined;
}

/** Many rows compared by columns. Only the rows in sight are in the page, so ten thousand scroll like twenty. */
export function Table<T extends object>(props: TableProps<T>) {
  const { label, list, columns, rowKey, look, onLook, density, sorting, onSort, onFilter } = props;
  const { onOpen, openKey, onClose, pageHref, acts = [] } = props;
  const words = useWords();
  const base = useHref('/');
  const cursorId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const dragged = useRef(false);
  const [cursor, setCursor] = useState<Cursor>();

  const isWhole = !list.hasMore;
  const hasSums = columns.some(({ sum }) => sum);
  const grouping = isWhole ? columns.find(({ id }) => id === look.group) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row has the same key, whichever function says it
  const { rows, keys, places, entries } = useMemo(() => {
    const unique = new Map(list.rows.map((row) => [rowKey(row), row]));
    const entries = entriesOf([...unique.values()], grouping);
    const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row] : []));
    const keys = rows.map(rowKey);
    return { rows, keys, entries, places: new Map(keys.map((key, index) => [key, index])) };
  }, [list.rows, grouping]);
  const rowIndex = (key: string) => places.get(key) ?? -1;
  const needed = useNeededWidths(grid, columns, rows);
  const shownColumns = useColumns({ grid, columns, look, onLook, needed });
  const { shown } = shownColumns;
  const columnIndex = (id: string) => shown.findIndex((column) => column.id === id);
  const ticks = useTicks(keys, rowIndex);
  const ticked = useMemo(
    () => (ticks.ticked.size === 0 ? [] : rows.filter((_, index) => ticks.ticked.has(keys[index] ?? ''))),
    [ticks.ticked, rows, keys],
  );
  const range = cursor && rangeOfCursor(cursor, rowIndex, columnIndex);
  const current = cursor ? rowIndex(cursor.at.row) : -1;
  const currentColumn = cursor ? columnIndex(cursor.at.column) : -1;
  const height = rowHeights[density];
  // The cell of the cursor is named to screen readers: it stays in the page.
  const keptEntry = useMemo(() => {
    if (current < 0) return [];
    if (!grouping) return [current];
    return [entries.findIndex((entry) => entry.kind === 'row' && entry.index === current)];
  }, [current, grouping, entries]);
  const position = useKeptPosition(virtualizer, rows.length);
  useStickyColumn(grid);
  useLoadAhead(grid, end, list);
  useFollowCursor({ grid, cursor: cursor?.at, follows: openKey != null, open: openCurrent });

  function openCurrent() {
    const row = rows[current];
    if (row && openKey != null && keys[current] !== openKey) onOpen?.(row);
  }
  const goTo = (row: number, column: number, isExtended: boolean) => {
    const key = keys[Math.min(Math.max(row, 0), keys.length - 1)];
    const id = shown[Math.min(Math.max(column, 0), shown.length - 1)]?.id;
    if (key === undefined || id === undefined) return false;
    const at: Place = { row: key, column: id };
    setCursor((before) => ({ at, from: isExtended && before ? before.from : at }));
    if (document.activeElement !== grid.current) grid.current?.focus({ preventScroll: true });
    return true;
  };
  const move = ({ move, by, extends: isExtended }: Exclude<TableAct, string>): boolean => {
    const column = Math.max(currentColumn, 0);
    // Without a cursor one begins at the open row, or before the first.
    const row = current >= 0 ? current : openKey != null ? rowIndex(openKey) : -1;
    if (row < 0) return goTo(move === 'rowEdge' && by > 0 ? keys.length - 1 : 0, column, false);
    if (move === 'row') return goTo(row + by, column, isExtended);
    if (move === 'page') return goTo(row + by * rowsInSight(grid.current, height), column, isExtended);
    if (move === 'rowEdge') return goTo(by > 0 ? keys.length - 1 : 0, column, isExtended);
    if (move === 'columnEdge') return goTo(row, by > 0 ? shown.length - 1 : 0, isExtended);
    return goTo(row, column + by, isExtended);
  };
  const leave = (): boolean => {
    if (cursor && range && !isOneCell(range)) setCursor({ at: cursor.at, from: cursor.at });
    else if (openKey != null && onClose) onClose();
    else if (ticks.ticked.size > 0) ticks.none();
    else return false;
    return true;
  };
  const openPage = (row: T | undefined): boolean => {
    if (!row || !pageHref) return false;
    window.open(base.replace(/\/$/, '') + pageHref(row), '_blank', 'noopener');
    return true;
  };
  const act = (wanted: TableAct): boolean => {
    if (typeof wanted === 'object') return move(wanted);
    if (wanted === 'leave') return leave();
    if (wanted === 'tickAll') {
      ticks.all();
      return true;
    }
    const row = rows[current];
    if (!row) return false;
    if (wanted === 'openPage') return openPage(row);
    if (wanted === 'tick') ticks.toggle(rowKey(row));
    if (wanted === 'tickTo') ticks.toggleTo(rowKey(row));
    if (wanted === 'open') onOpen?.(row);
    return true;
  };
  /** The range, else the ticked rows, else the row of the cursor. */
  const cellsToCopy = (): string[][] => {
    if (range && !isOneCell(range))
      return rows
        .slice(range.top, range.bottom + 1)
        .map((row) => shown.slice(range.left, range.right + 1).map(({ text }) => text(row)));
    const whole = ticked.length > 0 ? ticked : rows.slice(current, current < 0 ? 0 : current + 1);
    return whole.map((row) => shown.map(({ text }) => text(row)));
  };
  const copy = (clipboard: DataTransfer): boolean => {
    const cells = cellsToCopy();
    if (cells.length === 0) return false;
    copyCells(clipboard, cells);
    toast(words('tableCopied', { rows: cells.length, columns: cells[0]?.length ?? 0 }));
    return true;
  };
  useTableKeys({ grid, act, copy });
  useTableKeysHelp({ canOpen: onOpen !== undefined, hasPages: pageHref !== undefined });

  const pressed = (event: MouseEvent) => {
    const place = placeOf(event.target);
    const key = keys[place?.row ?? -1];
    const row = rows[place?.row ?? -1];
    if (!place || key === undefined || !row || dragged.current) return;
    if (event.shiftKey) ticks.toggleTo(key);
    else if (place.isTick || event.ctrlKey || event.metaKey) ticks.toggle(key);
    else onOpen?.(row);
  };
  const pointed = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || place.isTick || event.button !== 0) return;
    dragged.current = false;
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) goTo(place.row, place.column, false);
  };
  const passed = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || place.isTick) return;
    nameWhatIsCut(event.target);
    const isDragging = event.buttons === 1 && event.pointerType === 'mouse' && cursor && !event.shiftKey;
    if (!isDragging || (place.row === current && place.column === currentColumn && !dragged.current)) return;
    dragged.current = true;
    goTo(place.row, place.column, true);
  };
  const copyTicked = () => {
    const listen = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.clipboardData) copy(event.clipboardData);
    };
    document.addEventListener('copy', listen, { capture: true, once: true });
    document.execCommand('copy');
  };
  const tickState = ticks.ticked.size === 0 ? 'off' : ticks.ticked.size === rows.length ? 'on' : 'some';
  return (
    <div className="data-table">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard wherever the focus is */}
      <div
        ref={grid}
        className={`data-table-grid data-table-${density}`}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable
        aria-rowcount={isWhole ? rows.length + 1 : (list.total ?? -2) + 1}
        aria-colcount={shown.length + 1}
        aria-activedescendant={current >= 0 && currentColumn >= 0 ? cursorId : undefined}
        onClick={pressed}
        onAuxClick={(event) => {
          const row = event.button === 1 ? rows[placeOf(event.target)?.row ?? -1] : undefined;
          if (openPage(row)) event.preventDefault();
        }}
        onPointerDown={pointed}
        onPointerOver={passed}
      >
        <TableHead
          grid={grid}
          columns={shownColumns}
          look={look}
          onLook={onLook}
          sorting={sorting}
          onSort={onSort}
          onFilter={onFilter}
          canGroup={isWhole && hasSums}
          ticks={{ state: tickState, toggle: tickState === 'on' ? ticks.none : ticks.all }}
        />
        <div role="rowgroup" className="data-table-body">
          <Virtualizer
            ref={virtualizer}
            scrollRef={grid}
            data={entries}
            itemSize={height}
            startMargin={height}
            keepMounted={keptEntry}
            {...position}
          >
            {(entry) => {
              if (entry.kind === 'group')
                return <GroupRow key={`group ${entry.group.name}`} group={entry.group} columns={shown} />;
              const { row, index } = entry;
              const key = keys[index] ?? '';
              const isInRange = range && !isOneCell(range) && index >= range.top && index <= range.bottom;
              return (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  columns={shown}
                  isOpen={key === openKey}
                  isTicked={ticks.ticked.has(key)}
                  cursor={index === current ? currentColumn : -1}
                  cursorId={cursorId}
                  from={isInRange ? range.left : -1}
                  to={isInRange ? range.right : -1}
                />
              );
            }}
          </Virtualizer>
        </div>
        <div ref={end} className="data-table-end" />
        {hasSums && isWhole && rows.length > 0 && (
          <div role="rowgroup" className="data-table-foot">
            <TotalRow rows={rows} columns={shown} />
          </div>
        )}
      </div>
      {list.isLoadingMore && (
        <div className="data-table-more" role="status">
          {words('loading')}
        </div>
      )}
      {ticked.length > 0 && <TickBar rows={ticked} acts={acts} onCopy={copyTicked} onUntick={ticks.none} />}
    </div>
  );
}

interface PointedAt {
  row: number;
  column: number;
  isTick: boolean;
}

/** The cell something was pressed in. */
function placeOf(target: EventTarget | null): PointedAt | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  return {
    row: Number(row.dataset.row),
    column: Number(cell?.dataset.column ?? 0),
    isTick: target.closest('[data-tick]') !== null,
  };
}

/** What does not fit can be read when the pointer rests on it. */
function nameWhatIsCut(target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.data-table-cell') : null;
  if (!cell) return;
  const words = document.createRange();
  words.selectNodeContents(cell);
  const isCut = words.getBoundingClientRect().width > cell.clientWidth - cellPadding;
  cell.title = isCut ? (cell.textContent ?? '') : '';
}

const rowsInSight = (grid: HTMLElement | null, height: number): number =>
  Math.max(Math.floor((grid?.clientHeight ?? 0) / height) - 2, 1);
