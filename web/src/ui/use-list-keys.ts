import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ListKeys {
  rows: number;
  /** The row that has the focus or is open; -1 for none. */
  current: () => number;
  goTo: (row: number) => void;
  close?: (() => void) | undefined;
  searchBox: RefObject<HTMLElement | null>;
}

/** ↑ ↓ walk the rows, Enter is the row's own, Esc closes what is open, / goes to the search. */
export function useListKeys({ rows, current, goTo, close, searchBox }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog:modal')) return;
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
    const inSearch = event.target === searchBox.current;
    const act = actionOf(event.key, typing, inSearch);
    if (act === 'search') searchBox.current?.focus();
    else if (act === 'down' && rows > 0) goTo(Math.min(current() + 1, rows - 1));
    else if (act === 'up' && current() > 0) goTo(current() - 1);
    else if (act === 'close' && close) close();
    else if (act === 'leaveSearch') searchBox.current?.blur();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type Act = 'search' | 'down' | 'up' | 'close' | 'leaveSearch' | undefined;

function actionOf(key: string, typing: boolean, inSearch: boolean): Act {
  if (inSearch && key === 'ArrowDown') return 'down';
  if (inSearch && key === 'Escape') return 'leaveSearch';
  if (typing) return undefined;
  if (key === '/') return 'search';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  return key === 'Escape' ? 'close' : undefined;
}
