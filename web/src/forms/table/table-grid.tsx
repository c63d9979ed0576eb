import type { FormField } from '@fairway/contract/forms.ts';
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../language/words.ts';
import { useFromForm } from '../use-form.ts';
import { placeOf } from './cell-focus.ts';
import { gridTracks } from './column-width.ts';
import { GridHead } from './grid-head.tsx';
import { GridFrame } from './grid-roles.tsx';
import { GridRow, type RowHandlers } from './grid-row.tsx';
import { GridSums } from './grid-sums.tsx';
import type { Column } from './shown-columns.ts';
import type { TableActions } from './table-actions.ts';
import { targetCell } from './target-cell.ts';
import './table-grid.css';
import { useFigureWidths } from './use-figure-widths.ts';
import { type PasteBlock, useGridKeys } from './use-grid-keys.ts';

interface TableGridProps {
  field: FormField;
  columns: readonly Column[];
  keys: readonly string[];
  actions: TableActions;
  /** Rows may be written, added and taken out. */
  isOpen: boolean;
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  onSelectRow: (key: string, isSelected: boolean) => void;
  onRemove: (row: number) => void;
  onPaste: PasteBlock;
}

const headHeight = 40;
const rowHeight = 45;
const checkWidth = 36;
const numberWidth = 42;
const buttonsWidth = 136;
/** What is only read can be searched and printed whole for as long as it is short. */
const wholeUpTo = 100;

/** The rows of a sub-table on a desk, filled in as in a spreadsheet. Only those in sight are in the page. */
export function TableGrid(props: TableGridProps) {
  const { field, columns, keys, actions, isOpen, selected, onSelect, onSelectRow, onRemove, onPaste } = props;
  const { table } = actions;
  const words = useWords();
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [focused, setFocused] = useState<number>();
  const { press, paste, comeTo } = useGridKeys({
    scroller,
    virtualizer,
    columns,
    keys,
    selected,
    actions,
    onPaste,
  });
  const buttonsCell = columns.length + 1;
  const handlers = useMemo(
    (): RowHandlers => ({
      select: onSelectRow,
      move: (from, to) => void actions.move(from, to),
      copy: (index) => void actions.copy(index),
      remove: (index) => {
        onRemove(index);
        // The button went with its row; the one of the row that took its place is as near.
        const { length } = actions.rows;
        if (length > 0) comeTo({ row: Math.min(index, length - 1), cell: buttonsCell }, 'last');
      },
    }),
    [actions, onSelectRow, onRemove, comeTo, buttonsCell],
  );
  const sought = useFromForm((store) => store.sought);
  useEffect(() => {
    const place = targetCell(sought, table);
    if (!place) return;
    virtualizer.current?.scrollToIndex(place.row, { align: 'center' });
    const column = columns.findIndex(({ model }) => model === place.model);
    if (column >= 0) comeTo({ row: place.row, cell: column + 1 });
  }, [sought, table, columns, comeTo]);

  const needed = useFigureWidths(field, table, columns, !isOpen);
  const { template, width } = useMemo(() => {
    const before = isOpen ? [checkWidth, numberWidth] : [numberWidth];
    return gridTracks(columns, before, isOpen ? [buttonsWidth] : [], needed, !isOpen);
  }, [columns, isOpen, needed]);
  const summed = columns.filter(({ model }) => field.summed.includes(model));
  const hasSums = summed.length > 0 && keys.length > 0;
  const row = (key: string, index: number) => (
    <GridRow
      key={key}
      rowKey={key}
      index={index}
      table={table}
      columns={columns}
      handlers={isOpen ? handlers : undefined}
      isSelected={selected.has(key)}
      isLast={index === keys.length - 1}
      isFull={keys.length >= actions.most}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls in the cells take the keys; the grid hears what they leave
    <div
      ref={scroller}
      className={`table-grid${isOpen ? '' : ' table-grid-read'}`}
      // What scrolls must be reachable by keys; in an open grid its cells are.
      tabIndex={isOpen ? undefined : 0}
      onKeyDown={isOpen ? press : undefined}
      onPaste={isOpen ? paste : undefined}
      onFocus={(event) => setFocused(placeOf(event.target)?.row)}
      onBlur={() => setFocused(undefined)}
    >
      <GridFrame
        isOpen={isOpen}
        aria-label={field.label}
        aria-describedby={isOpen ? hintId : undefined}
        aria-rowcount={keys.length + (hasSums ? 2 : 1)}
        aria-multiselectable={isOpen || undefined}
        style={{ '--table-tracks': template, minWidth: width } as CSSProperties}
      >
        <GridHead {...{ table, columns, isOpen, keys, selected, onSelect }} />
        {isOpen || keys.length > wholeUpTo ? (
          <Virtualizer
            ref={virtualizer}
            scrollRef={scroller}
            data={keys}
            itemSize={rowHeight}
            startMargin={headHeight}
            // A row that scrolls out of sight while somebody types in it must not go.
            {...(focused !== undefined && focused < keys.length ? { keepMounted: [focused] } : {})}
          >
            {row}
          </Virtualizer>
        ) : (
          keys.map(row)
        )}
        {hasSums && <GridSums {...{ table, columns, summed, isOpen, rowIndex: keys.length + 2 }} />}
      </GridFrame>
      {isOpen && (
        <p id={hintId} className="table-grid-keys">
          {words('tableKeys')}
        </p>
      )}
    </div>
  );
}
