import { type ReactNode, type RefObject, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../language/words.ts';
import type { ListState } from '../../ui/list-state.ts';
import { focusedRow, focusRow } from '../../ui/row-focus.ts';
import { useKeptPosition } from '../../ui/use-kept-position.ts';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { useLoadAhead } from '../../ui/use-load-ahead.ts';
import { usePullToRefresh } from '../../ui/use-pull-to-refresh.ts';
import './conversation-rows.css';
import { useEachMinute } from './use-each-minute.ts';

export interface ShownRow {
  key: string;
  /** Its button carries this number as `data-row`. */
  draw: (index: number) => ReactNode;
}

interface ConversationRowsProps {
  label: string;
  rows: readonly ShownRow[];
  /** The key of what is open beside the list. */
  openKey: string | undefined;
  list: ListState<unknown>;
  onClose: () => void;
  searchBox: RefObject<HTMLElement | null>;
  /** Below the rows: why there are no more, or none. */
  end: ReactNode;
}

/** The rows of the home tab, of which only those in sight are in the page. */
export function ConversationRows(props: ConversationRowsProps) {
  const { label, rows, openKey, list, onClose, searchBox, end } = props;
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const { pull, distance } = usePullToRefresh(scroller, list.refresh);
  const position = useKeptPosition(virtualizer, rows.length);
  useLoadAhead(scroller, bottom, list);
  useEachMinute();
  useListKeys({
    rows: rows.length,
    current: () => focusedRow(scroller.current) ?? rows.findIndex(({ key }) => key === openKey),
    goTo: (index) => {
      virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
      focusRow(scroller.current, index);
    },
    close: onClose,
    searchBox,
  });
  const pullWords = {
    pulling: 'pullToRefresh',
    enough: 'releaseToRefresh',
    refreshing: 'refreshing',
  } as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section ref={scroller} className="chat-rows" aria-label={label} tabIndex={0}>
      <div className="chat-rows-pull" style={{ height: distance }} aria-hidden={pull === 'none'}>
        {pull === 'none' ? '' : words(pullWords[pull])}
      </div>
      <Virtualizer ref={virtualizer} scrollRef={scroller} as="ul" item="li" data={rows} {...position}>
        {({ key, draw }, index) => (
          <div key={key} className="chat-rows-item">
            {draw(index)}
          </div>
        )}
      </Virtualizer>
      <div ref={bottom} className="chat-rows-end">
        {end}
      </div>
    </section>
  );
}
