import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWords } from '../language/words.ts';
import type { KeyAct } from './keys/key-acts.ts';
import { useKeys } from './keys/use-keys.ts';

interface ListKeys {
  rows: number;
  /** The row that has the focus or is open; -1 for none. */
  current: () => number;
  goTo: (row: number) => void;
  close?: (() => void) | undefined;
  /** Where the list has a search of its own. */
  searchBox: RefObject<HTMLElement | null> | undefined;
}

/** ↑ ↓ and J K walk the rows, Enter is the row's own, Esc closes what is open, / goes to the search. */
export function useListKeys({ rows, current, goTo, close, searchBox }: ListKeys): void {
  const words = useWords();
  const goDown = () => rows > 0 && goTo(Math.min(current() + 1, rows - 1));
  const goUp = () => current() > 0 && goTo(current() - 1);
  const walk = (keys: string, name: string, act: () => unknown): KeyAct => ({
    ...{ keys, name, repeats: true },
    act: () => void act(),
  });
  useKeys(words('keysList'), [
    walk('ArrowDown', words('keysNextRow'), goDown),
    walk('j', words('keysNextRow'), goDown),
    walk('ArrowUp', words('keysRowBefore'), goUp),
    walk('k', words('keysRowBefore'), goUp),
    ...(searchBox
      ? [{ keys: '/', name: words('keysSearchList'), act: () => searchBox.current?.focus() }]
      : []),
    ...(close ? [{ keys: 'Escape', name: words('keysClose'), act: close }] : []),
  ]);
  const pressInSearch = useEffectEvent((event: KeyboardEvent) => {
    if (!searchBox || event.target !== searchBox.current || event.isComposing) return;
    if (event.key === 'ArrowDown') goDown();
    else if (event.key === 'Escape') searchBox.current?.blur();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressInSearch(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
