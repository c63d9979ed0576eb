import { useState } from 'react';

/** As many as the server decides in one go. */
export const mostTicked = 100;

interface Ticked {
  id: string;
}

export interface Ticks<T extends Ticked> {
  /** In the order they were ticked, also those the list shows no more. */
  ticked: readonly T[];
  isTicked: (row: T) => boolean;
  isAll: boolean;
  /** There is nothing to tick: the list is empty, or has not come yet. */
  isEmpty: boolean;
  toggle: (row: T) => void;
  /** Ticks what is loaded now, or unticks everything. */
  toggleAll: () => void;
  clear: () => void;
}

export function useTicks<T extends Ticked>(rows: readonly T[]): Ticks<T> {
  // The rows, not their ids: one that comes in at the top pushes the last one off what is loaded.
  const [ticked, setTicked] = useState<readonly T[]>([]);
  const ids = new Set(ticked.map(({ id }) => id));
  const isTicked = ({ id }: T) => ids.has(id);
  const tick = (more: readonly T[]) => setTicked([...ticked, ...more].slice(0, mostTicked));
  const isAll = ticked.length > 0 && (ticked.length === mostTicked || rows.every(isTicked));
  const clear = () => setTicked([]);
  return {
    ticked,
    isTicked,
    isAll,
    isEmpty: rows.length === 0 && ticked.length === 0,
    toggle: (row) => (isTicked(row) ? setTicked(ticked.filter(({ id }) => id !== row.id)) : tick([row])),
    toggleAll: () => (isAll ? clear() : tick(rows.filter((row) => !isTicked(row)))),
    clear,
  };
}
