import type { TreeNode } from '@fairway/contract/organisation.ts';
import { type RefObject, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../language/words.ts';
import { focusedRow, focusRow } from '../ui/row-focus.ts';
import { useKeptPosition } from '../ui/use-kept-position.ts';
import { useListKeys } from '../ui/use-list-keys.ts';
import { usePullToRefresh } from '../ui/use-pull-to-refresh.ts';
import { ContactRow } from './contact-row.tsx';
import './contact-rows.css';
import { LetterStrip } from './letter-strip.tsx';
import type { ContactRow as Row } from './use-contact-rows.ts';

interface ContactRowsProps {
  rows: readonly Row[];
  openId: string | null;
  onOpen: (node: TreeNode) => void;
  onClose: () => void;
  refresh: () => Promise<unknown>;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** Thousands of rows of which only those in sight are in the page; with letters, a strip to jump by them. */
export function ContactRows({ rows, openId, onOpen, onClose, refresh, searchBox }: ContactRowsProps) {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [top, setTop] = useState(0);
  const { pull, distance } = usePullToRefresh(scroller, refresh);
  const position = useKeptPosition(virtualizer, rows.length);
  const letters = rows.flatMap(({ node, letter }) => (node ? [] : [letter]));

  const goTo = (index: number) => {
    virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
    focusRow(scroller.current, index);
  };
  const current = () =>
    focusedRow(scroller.current) ?? rows.findIndex(({ node }) => node && node.id === openId);
  useListKeys({
    rows: rows.length,
    current,
    // A letter is no place to stop at.
    goTo: (index) => {
      const step = index < current() ? -1 : 1;
      const next = rows[index]?.node ? index : index + step;
      if (rows[next]?.node) goTo(next);
    },
    close: onClose,
    searchBox,
  });
  const jumpTo = (letter: string) => {
    const index = rows.findIndex((row) => !row.node && row.letter === letter);
    virtualizer.current?.scrollToIndex(index, { align: 'start' });
  };
  const letterNow = rows[top]?.letter ?? '';
  return (
    <div className="contact-list">
      {letterNow && (
        <div className="contact-letter contact-letter-now" aria-hidden="true">
          {letterNow}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <div ref={scroller} className="contact-rows" tabIndex={0}>
        <div className="contact-pull" style={{ height: distance }} aria-hidden={pull === 'none'}>
          {pull === 'none' ? '' : words(pullWords[pull])}
        </div>
        <Virtualizer
          ref={virtualizer}
          scrollRef={scroller}
          as="ul"
          item="li"
          data={rows}
          onScroll={(offset) => setTop(virtualizer.current?.findItemIndex(offset) ?? 0)}
          {...position}
        >
          {(row, index) =>
            row.node ? (
              <ContactRow
                key={row.key}
                row={row}
                index={index}
                isOpen={row.node.id === openId}
                onOpen={() => onOpen(row.node)}
              />
            ) : (
              <h2 key={row.key} className="contact-letter">
                {row.letter}
              </h2>
            )
          }
        </Virtualizer>
      </div>
      {letters.length > 1 && <LetterStrip letters={letters} letter={letterNow} onJump={jumpTo} />}
    </div>
  );
}

const pullWords = { pulling: 'pullToRefresh', enough: 'releaseToRefresh', refreshing: 'refreshing' } as const;
