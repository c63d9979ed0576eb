import type { EntityOption, entityOptions } from '@fairway/contract/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useSettled } from '../../freight/use-settled.ts';
import { useWords } from '../../language/words.ts';
import { DropDown } from '../../ui/drop-down.tsx';
import { load } from '../../wire/calls.ts';
import './lookup-cell.css';

interface LookupCellProps {
  /** The records to choose from. */
  options: ReturnType<typeof entityOptions>;
  label: string;
  /** What is chosen, in words. */
  text: string;
  cell: string;
  isWrong: boolean;
  onPick: (picked: EntityOption) => void;
  /** Keys that the list does not need. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const shownAtOnce = 8;
const wait = 150;

/** A cell one types a code or a name into: what fits hangs below it, Enter takes the first. */
export function LookupCell({ options, label, text, cell, isWrong, onPick, onKeyDown }: LookupCellProps) {
  const words = useWords();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState(0);
  /** Enter or Tab was pressed before anything was found: the first one is wanted once it comes. */
  const [isWanted, setIsWanted] = useState(false);
  const keyword = (typed ?? '').trim();
  const settled = useSettled(keyword, wait);
  const asked = useQuery({
    ...load(options, { query: { keyword: settled.slice(0, 100), pageSize: shownAtOnce } }),
    enabled: typed !== undefined && settled !== '',
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const isCertain = settled === keyword && !asked.isFetching;
  const found = keyword !== '' && settled === keyword ? (asked.data?.list ?? []) : [];
  const isOpen = typed !== undefined && keyword !== '' && (found.length > 0 || isCertain);
  const close = () => {
    setTyped(undefined);
    setPlace(0);
    setIsWanted(false);
  };
  const pick = (one: EntityOption | undefined) => {
    if (one) onPick(one);
    close();
  };
  const pickWanted = useEffectEvent(() => pick(found[place]));
  useEffect(() => {
    if (isWanted && isCertain) pickWanted();
  }, [isWanted, isCertain]);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isOpen && step !== undefined && found.length > 0) {
      event.preventDefault();
      setPlace((place + step + found.length) % found.length);
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && keyword !== '') {
      event.preventDefault();
      if (isCertain) pick(found[place]);
      else setIsWanted(true);
    } else if (event.key === 'Tab' && keyword !== '') setIsWanted(true);
    else onKeyDown(event);
  };
  return (
    <div ref={box} className="lookup-cell">
      <input
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && found.length > 0 ? `${listId}-${place}` : undefined}
        data-cell={cell}
        value={typed ?? text}
        maxLength={100}
        onFocus={(event) => event.target.select()}
        onBlur={() => !isWanted && close()}
        onKeyDown={go}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
          setIsWanted(false);
        }}
      />
      <DropDown anchor={box} open={isOpen} onClose={close} width="own" manual>
        <div id={listId} role="listbox" aria-label={label} className="lookup-list">
          {found.length === 0 && <p>{words('chargeLookupNone')}</p>}
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={one.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === place}
              className="lookup-option"
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerEnter={() => setPlace(index)}
              onClick={() => pick(one)}
            >
              <span className="number">{one.enCode}</span> {one.fullName}
              {one.line && <small>{one.line}</small>}
            </div>
          ))}
        </div>
      </DropDown>
    </div>
  );
}
