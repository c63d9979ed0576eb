import type { LogRow as Row } from '@fairway/domain/chat/log-rows.ts';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../language/words.ts';
import { hasOlder, loadNewer } from '../history.ts';
import { knownLog } from '../log-store.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { LogRow } from './log-row.tsx';
import './message-log.css';
import { useOlder } from './use-older.ts';

export interface MessageLogHandle {
  goToEnd: () => void;
  /** False when that place is not among the rows. */
  goTo: (seq: number) => boolean;
}

interface MessageLogProps {
  conversationId: string;
  name: string;
  rows: readonly Row<Outgoing>[];
  /** The first and the last place that is known; some are nothing to look at and have no row. */
  from: number;
  to: number;
  /** The place to begin at; without one the end. */
  begin: number | undefined;
  sought: number | undefined;
  /** Whether the newest is in sight. */
  onEnd: (isAtEnd: boolean) => void;
  /** The first row in sight. */
  onTop: (row: number) => void;
  ref: Ref<MessageLogHandle>;
}

/** So near to the end counts as there. */
const nearEnd = 60;
/** So near to the edge of what is loaded more is fetched. */
const loadAhead = 900;
/** So long after a change rows are still measured, and the list moves by itself. */
const settlesWithin = 500;
/** So long after a touch, a turn of the wheel or a key, it was the person who moved it. */
const handWithin = 400;
/** The room above the first row, where it is said that more is coming. */
const headRoom = 40;

/** A conversation from its first to its last line, of which only those in sight are in the page. It stays where it is while older ones come in above, and goes along at its end. */
export function MessageLog(props: MessageLogProps) {
  const { conversationId, name, rows, from, to, begin, sought, onEnd, onTop, ref } = props;
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isAtEnd = useRef(begin === undefined);
  const offset = useRef(0);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const older = useOlder(conversationId);

  const firstSeq = firstSeqIn(rows);
  const firstBefore = useRef(firstSeq);
  const isGrownAbove = firstSeq < firstBefore.current;
  useLayoutEffect(() => {
    firstBefore.current = firstSeq;
  }, [firstSeq]);

  const indexOf = (seq: number) => rows.findIndex((row) => row.kind === 'message' && row.message.seq >= seq);
  /** Not by the list's own way to a row, which goes on for a while and would pull back a hand that goes up. */
  const stickToEnd = () => {
    const element = scroller.current;
    if (!element || !isAtEnd.current) return;
    changedAt.current = performance.now();
    element.scrollTop = element.scrollHeight;
  };
  // The row that was just added is measured by then.
  const stickSoon = () => requestAnimationFrame(stickToEnd);
  /** The list moves by itself before the next frame: at the end that is nobody's hand. */
  const measured = () => {
    if (isAtEnd.current) changedAt.current = performance.now();
    stickSoon();
  };
  const setEnd = (isThere: boolean) => {
    if (isAtEnd.current === isThere) return;
    isAtEnd.current = isThere;
    onEnd(isThere);
  };
  const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
    scrollHeight - scrollTop - clientHeight < nearEnd;
  const showPlace = (index: number) => {
    list.current?.scrollToIndex(index, { align: 'center' });
    // Where it was in sight already nothing scrolls, and the end may be in sight with it.
    setTimeout(() => {
      if (scroller.current && isNearEnd(scroller.current)) setEnd(true);
    }, settlesWithin);
  };

  const start = useEffectEvent(() => {
    if (begin === undefined) stickToEnd();
    else showPlace(Math.max(0, indexOf(begin)));
  });
  useLayoutEffect(() => start(), []);

  // What came in while the page was hidden is measured only now.
  const comeBack = useEffectEvent(() => document.visibilityState === 'visible' && measured());
  useEffect(() => {
    const seen = () => comeBack();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  const lastKey = rows.at(-1)?.key;
  const follow = useEffectEvent(() => {
    const isOwn = rows.at(-1)?.kind === 'echo';
    if (isOwn) setEnd(true);
    stickToEnd();
    stickSoon();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last row is the reason
  useLayoutEffect(() => follow(), [lastKey]);

  /** Fetches what will be seen next; also where a whole page of what came is nothing to look at. */
  const fetchAhead = () => {
    const element = scroller.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (element.scrollTop < loadAhead && !older.hasFailed) older.load();
    // Without an answer the next scrolling asks again.
    if (below < loadAhead && !knownLog(conversationId).follows)
      loadNewer(conversationId).catch(() => undefined);
  };
  const look = useEffectEvent(fetchAhead);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is the reason
  useEffect(() => {
    // In the next frame: by then the answer that brought it is over, and the same can be asked anew.
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [from, to, rows.length]);

  useImperativeHandle(ref, () => ({
    goToEnd: () => {
      setEnd(true);
      stickToEnd();
      stickSoon();
    },
    goTo: (seq) => {
      const index = indexOf(seq);
      if (index < 0) return false;
      setEnd(false);
      showPlace(index);
      return true;
    },
  }));

  const scrolled = (now: number) => {
    const element = scroller.current;
    if (!element) return;
    const time = performance.now();
    const isByHand = time - touchedAt.current < handWithin || time - changedAt.current > settlesWithin;
    const isGoingUp = isByHand && now < offset.current - 1;
    offset.current = now;
    if (isNearEnd(element)) setEnd(true);
    else if (isGoingUp) setEnd(false);
    onTop(list.current?.findItemIndex(now) ?? 0);
    fetchAhead();
  };

  const touched = () => {
    touchedAt.current = performance.now();
  };

  return (
    <div
      ref={scroller}
      className="message-log"
      role="log"
      // Rows come and go while one scrolls; what is new is said apart.
      aria-live="off"
      aria-label={words('chatLog', { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
      tabIndex={0}
      onWheel={touched}
      onTouchMove={touched}
      onPointerDown={touched}
      onKeyDown={touched}
    >
      <div className="message-log-space" />
      <div className="message-log-head" style={{ height: headRoom }}>
        {older.hasFailed ? (
          <button type="button" onClick={older.load}>
            {words('chatOlderFailed')}
          </button>
        ) : (
          <span>
            {older.isLoading ? words('loading') : !hasOlder(conversationId) && words('chatNoOlder')}
          </span>
        )}
      </div>
      <Virtualizer
        ref={list}
        scrollRef={scroller}
        data={rows}
        shift={isGrownAbove}
        startMargin={headRoom}
        onScroll={scrolled}
        // In the next frame: scrolling from inside a measurement would measure again.
        onResize={measured}
      >
        {(row) => (
          <LogRow
            key={row.key}
            row={row}
            isSought={sought !== undefined && row.kind === 'message' && row.message.seq === sought}
          />
        )}
      </Virtualizer>
    </div>
  );
}

function firstSeqIn(rows: readonly Row<Outgoing>[]): number {
  const first = rows.find((row) => row.kind === 'message');
  return first?.kind === 'message' ? first.message.seq : 0;
}
