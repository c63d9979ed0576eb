import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { PickRow, type PickRowData } from './pick-row.tsx';
import './pick-rows.css';

export interface PickRowsHandle {
  /** Gives the focus to a row, which may be far out of sight. */
  goTo: (index: number) => void;
}

interface PickRowsProps {
  label: string;
  rows: readonly PickRowData[];
  chosen: ReadonlySet<string>;
  multiple: boolean;
  onPick: (row: PickRowData) => void;
  onOpen: (row: PickRowData) => void;
  /** Up one level; left out where there is none. */
  onUp?: (() => void) | undefined;
  /** ↑ from the first row. */
  onLeave: () => void;
  ref?: Ref<PickRowsHandle>;
}

const rowHeight = 57;

/** Only the rows in sight are in the page. ↑ ↓ move, → and Enter open, Space picks, ← and Backspace go up. */
export function PickRows(props: PickRowsProps) {
  const { label, rows, chosen, multiple, onPick, onOpen, onUp, onLeave, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [active, setActive] = useState(0);
  const goTo = (index: number) => {
    setActive(index);
    virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
    focusWhenThere(scroller.current, index);
  };
  useImperativeHandle(ref, () => ({ goTo }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useLayoutEffect(() => {
    setActive(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [rows]);

  const press = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(Math.min(active + 1, rows.length - 1)),
      ArrowUp: () => (active > 0 ? goTo(active - 1) : onLeave()),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: row.canOpen ? () => onOpen(row) : undefined,
      ' ': row.canPick ? () => onPick(row) : () => undefined,
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
      className="pick-rows"
      onKeyDown={press}
      onFocus={(event) => {
        const index = event.target.closest<HTMLElement>('[data-pick-row]')?.dataset.pickRow;
        if (index !== undefined) setActive(Number(index));
      }}
    >
      <ListLabel label={label} />
      <Virtualizer
        ref={virtualizer}
        scrollRef={scroller}
        as="ul"
        item="li"
        data={rows}
        itemSize={rowHeight}
        keepMounted={[Math.min(active, rows.length - 1)]}
      >
        {(row, index) => (
          <PickRow
            key={row.key}
            row={row}
            index={index}
            isChosen={chosen.has(row.key)}
            isActive={index === active}
            multiple={multiple}
            onPick={() => onPick(row)}
            onOpen={() => onOpen(row)}
          />
        )}
      </Virtualizer>
    </div>
  );
}

/** The virtual list takes no label of its own. */
function ListLabel({ label }: { label: string }) {
  return <h3 className="visually-hidden">{label}</h3>;
}

/** The row is put into the page only after the list has scrolled. */
function focusWhenThere(scroller: HTMLElement | null, index: number, tries = 10): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-pick-row="${index}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenThere(scroller, index, tries - 1));
}
