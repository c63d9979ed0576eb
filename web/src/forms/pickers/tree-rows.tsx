import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../language/words.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choiceKey, nameOf, type TreeChoice } from './tree-choice.ts';
import './tree-rows.css';

interface TreeRowsProps {
  label: string;
  rows: readonly TreeChoice[];
  /** Found by a search: each says where it stands. */
  isFound: boolean;
  multiple: boolean;
  chosen: ReadonlySet<string>;
  onPick: (choice: TreeChoice) => void;
  onOpen: (choice: TreeChoice) => void;
  /** Up one level; left out where there is none. */
  onUp?: (() => void) | undefined;
}

const rowHeight = 53;

/** Only the rows in sight are in the page. ↑ ↓ move, → opens, Space and Enter choose, ← goes up. */
export function TreeRows(props: TreeRowsProps) {
  const { label, rows, isFound, multiple, chosen, onPick, onOpen, onUp } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [active, setActive] = useState(0);
  const hadFocus = useRef(false);
  const goTo = (index: number) => {
    setActive(index);
    virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
    focusWhenThere(scroller.current, index);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useLayoutEffect(() => {
    setActive(0);
    scroller.current?.scrollTo({ top: 0 });
    // The row that was opened is gone with its level: the keys go on at the new one.
    if (hadFocus.current) focusWhenThere(scroller.current, 0);
    hadFocus.current = false;
  }, [rows[0] && choiceKey(rows[0]), rows.length]);
  const leave = (act: () => void) => {
    hadFocus.current = scroller.current?.contains(document.activeElement) ?? false;
    act();
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(Math.min(active + 1, rows.length - 1)),
      ArrowUp: () => goTo(Math.max(active - 1, 0)),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: row.canOpen ? () => leave(() => onOpen(row)) : undefined,
      ' ': row.canPick ? () => onPick(row) : undefined,
      ArrowLeft: onUp && (() => leave(onUp)),
      Backspace: onUp && (() => leave(onUp)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside, which have the focus
    <div ref={scroller} className="tree-rows" onKeyDown={press}>
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
        {(choice, index) => (
          <TreeRow
            key={choiceKey(choice)}
            choice={choice}
            index={index}
            isFound={isFound}
            isActive={index === active}
            isChosen={chosen.has(choiceKey(choice))}
            multiple={multiple}
            onFocus={() => setActive(index)}
            onPick={() => onPick(choice)}
            onOpen={() => leave(() => onOpen(choice))}
          />
        )}
      </Virtualizer>
    </div>
  );
}

interface TreeRowProps {
  choice: TreeChoice;
  index: number;
  isFound: boolean;
  isActive: boolean;
  isChosen: boolean;
  multiple: boolean;
  onFocus: () => void;
  onPick: () => void;
  onOpen: () => void;
}

/** A press on the line opens what is below it, otherwise it chooses; what can be both has a mark of its own. */
function TreeRow(props: TreeRowProps) {
  const { choice, index, isFound, isActive, isChosen, multiple, onPick, onOpen } = props;
  const words = useWords();
  const name = nameOf(choice);
  const opens = choice.canOpen && !(isFound && choice.canPick);
  const mark = <CheckMark state={isChosen ? 'on' : 'off'} round={!multiple} />;
  return (
    <div className={`tree-row${isChosen ? ' tree-row-chosen' : ''}`}>
      {choice.canPick && opens && (
        <button
          type="button"
          className="tree-row-check"
          tabIndex={-1}
          aria-pressed={isChosen}
          aria-label={words('pickThis', { name })}
          onClick={onPick}
        >
          {mark}
        </button>
      )}
      <button
        type="button"
        className="tree-row-main"
        data-tree-row={index}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={opens || !choice.canPick ? undefined : isChosen}
        aria-disabled={(!opens && !choice.canPick) || undefined}
        onFocus={props.onFocus}
        onClick={opens ? onOpen : choice.canPick ? onPick : undefined}
      >
        {choice.canPick && !opens && mark}
        <span className="tree-row-words">
          <span>{name}</span>
          {isFound && choice.names.length > 1 && (
            <span className="tree-row-note">{choice.names.slice(0, -1).join(' / ')}</span>
          )}
        </span>
        {opens && <Icon name="chevron" size={18} />}
      </button>
    </div>
  );
}

/** The row is put into the page only after the list has scrolled. */
function focusWhenThere(scroller: HTMLElement | null, index: number, tries = 10): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-tree-row="${index}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenThere(scroller, index, tries - 1));
}
