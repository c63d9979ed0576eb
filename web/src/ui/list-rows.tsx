import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../language/words.ts';
import './list-rows.css';
import type { ListState } from './list-state.ts';
import { focusedRow, focusRow } from './row-focus.ts';
import { useKeptPosition } from './use-kept-position.ts';
import { useLoadAhead } from './use-load-ahead.ts';
import { usePullToRefresh } from './use-pull-to-refresh.ts';

export interface RowProps<T> {
  rowKey: (row: T) => string;
  row: (row: T) => ReactNode;
  onOpen?: ((row: T) => void) | undefined;
  /** The key of the row whose detail is shown. */
  openKey?: string | null;
}

export interface ListRowsHandle {
  current: () => number;
  goTo: (row: number) => void;
}

interface ListRowsProps<T> extends RowProps<T> {
  list: ListState<T> & { rows: readonly T[] };
  empty: ReactNode;
  ref?: Ref<ListRowsHandle>;
}

/** Only the rows in sight are in the page, so ten thousand scroll like twenty. */
export function ListRows<T>({ list, rowKey, row, onOpen, openKey, empty, ref }: ListRowsProps<T>) {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const rows = withoutRepeats(list.rows, rowKey);
  const { pull, distance } = usePullToRefresh(scroller, list.refresh);
  const position = useKeptPosition(virtualizer, rows.length);
  useLoadAhead(scroller, end, list);
  useImperativeHandle(ref, () => ({
    current: () => focusedRow(scroller.current) ?? rows.findIndex((item) => rowKey(item) === openKey),
    goTo: (index) => {
      virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
      focusRow(scroller.current, index);
    },
  }));
  const pullWords = {
    none: '',
    pulling: words('pullToRefresh'),
    enough: words('releaseToRefresh'),
    refreshing: words('refreshing'),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <div ref={scroller} className="list-rows" tabIndex={0}>
      <div className="list-rows-pull" style={{ height: distance }} aria-hidden={pull === 'none'}>
        {pullWords[pull]}
      </div>
      {rows.length === 0 ? (
        empty
      ) : (
        <Virtualizer ref={virtualizer} scrollRef={scroller} as="ul" item="li" data={rows} {...position}>
          {(item, index) => (
            <Row
              key={rowKey(item)}
              index={index}
              isOpen={rowKey(item) === openKey}
              onOpen={onOpen && (() => (rowKey(item) === openKey ? enterDetail() : onOpen(item)))}
            >
              {row(item)}
            </Row>
          )}
        </Virtualizer>
      )}
      <div ref={end} className="list-rows-end" role="status">
        {list.isLoadingMore && words('loading')}
        {!list.hasMore && rows.length > 0 && words('noMoreData')}
      </div>
    </div>
  );
}

/** The row is open already: the keys go on in its detail. */
const enterDetail = () => document.querySelector<HTMLElement>('.list-detail-detail')?.focus();

interface SingleRowProps {
  index: number;
  isOpen: boolean;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

function Row({ index, isOpen, onOpen, children }: SingleRowProps) {
  const look = `list-row${isOpen ? ' list-row-open' : ''}`;
  if (!onOpen) {
    return (
      <div className={look} data-row={index} tabIndex={-1}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={look}
      data-row={index}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

/** A row that came in since the last page pushes its neighbour onto the next page: the same row twice. */
function withoutRepeats<T>(rows: readonly T[], rowKey: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()];
}
