import {
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { focusedRow, focusRow } from './row-focus.ts';
import './tree-rows.css';

export interface TreeRowsHandle {
  /** Gives the focus to a row, which may be far out of sight. */
  goTo: (index: number) => void;
}

interface TreeRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowHeight: number;
  /** Tells one list from another: other rows begin at their top. */
  listKey: unknown;
  onPick: (row: Row) => void;
  onOpen: (row: Row) => void;
  /** Up one level; left out where there is none. */
  onUp?: (() => void) | undefined;
  /** ↑ from the first row. */
  onLeave?: (() => void) | undefined;
  /** Space on a row that cannot be picked is a press on it. */
  spacePresses?: boolean;
  ref?: Ref<TreeRowsHandle> | undefined;
  /** A `TreeRow` with its key. */
  children: (row: Row, index: number, isActive: boolean) => ReactElement;
}

/** A level of a tree, of which only the rows in sight are in the page. ↑ ↓ move, → opens, Space picks, ← and Backspace go up. */
export function TreeRows<Row extends { canPick: boolean; canOpen: boolean }>(props: TreeRowsProps<Row>) {
  const { label, rows, rowHeight, listKey, onPick, onOpen, onUp, onLeave, spacePresses, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [active, setActive] = useState(0);
  const goTo = (index: number) => {
    setActive(index);
    virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
    focusRow(scroller.current, index);
  };
  useImperativeHandle(ref, () => ({ goTo }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useLayoutEffect(() => {
    setActive(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);

  const press = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(Math.min(active + 1, rows.length - 1)),
      ArrowUp: () => (active > 0 ? goTo(active - 1) : onLeave?.()),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: row.canOpen ? () => onOpen(row) : undefined,
      ' ': spacePresses && !row.canPick ? undefined : () => row.canPick && onPick(row),
      ArrowLeft: onUp,
      Backspace: onUp,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside, which have the focus
    <div
      ref={scroller}
      className="tree-rows"
      onKeyDown={press}
      onFocus={() => setActive(focusedRow(scroller.current) ?? active)}
    >
      {/* The virtual list takes no label of its own. */}
      <h3 className="visually-hidden">{label}</h3>
      <Virtualizer
        ref={virtualizer}
        scrollRef={scroller}
        as="ul"
        item="li"
        data={rows}
        itemSize={rowHeight}
        keepMounted={[Math.min(active, rows.length - 1)]}
      >
        {(row, index) => props.children(row, index, index === active)}
      </Virtualizer>
    </div>
  );
}
