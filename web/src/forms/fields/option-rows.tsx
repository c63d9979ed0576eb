import type { Option } from '@fairway/contract/forms.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { CheckMark } from '../../ui/check-mark.tsx';
import './option-rows.css';

interface OptionRowsProps {
  label: string;
  options: readonly Option[];
  several: boolean;
  chosen: readonly string[];
  onPick: (option: Option) => void;
  /** ↑ from the first row. */
  onLeave: () => void;
}

const rowHeight = 52;

/** So few are drawn as they are: their list is as high as they need. */
export const isLong = (options: readonly Option[]): boolean => options.length > 40;

/** Options below each other; of many only those in sight are in the page. ↑ ↓ move, Enter and Space pick. */
export function OptionRows({ label, options, several, chosen, onPick, onLeave }: OptionRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.includes(value)),
    ),
  );
  const first = useRef(active);
  useEffect(() => {
    virtualizer.current?.scrollToIndex(first.current, { align: 'center' });
  }, []);
  const current = Math.min(active, options.length - 1);
  const rowAt = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const goTo = (index: number) => {
    setActive(index);
    virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
    // At once where it is in the page: Enter may be pressed before the next picture is drawn.
    const row = rowAt(index);
    if (row) row.focus();
    else requestAnimationFrame(() => rowAt(index)?.focus());
  };
  const press = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowDown: () => goTo(Math.min(current + 1, options.length - 1)),
      ArrowUp: () => (current > 0 ? goTo(current - 1) : onLeave()),
      Home: () => goTo(0),
      End: () => goTo(options.length - 1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const rows = options.map((option, index) => {
    const isChosen = chosen.includes(option.value);
    return (
      <button
        key={option.value}
        type="button"
        role="option"
        className="option-row"
        data-index={index}
        aria-selected={isChosen}
        aria-disabled={option.disabled || undefined}
        tabIndex={index === current ? 0 : -1}
        onClick={() => !option.disabled && onPick(option)}
      >
        <CheckMark state={isChosen ? 'on' : 'off'} round={!several} />
        <span>{option.label}</span>
      </button>
    );
  });
  return (
    <div ref={scroller} className="option-rows">
      <div role="listbox" aria-label={label} aria-multiselectable={several || undefined} onKeyDown={press}>
        {isLong(options) ? (
          <Virtualizer ref={virtualizer} scrollRef={scroller} itemSize={rowHeight}>
            {rows}
          </Virtualizer>
        ) : (
          rows
        )}
      </div>
    </div>
  );
}
