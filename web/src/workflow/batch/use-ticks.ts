import { useState } from 'react';

/** As many as the server decides in one go. */
export const mostTicked = 100;

interface Ticked {
  id: string;
}

export interface Ticks<T extends Ticked> {
  /** In the order of the list; what has left the list is ticked no more. */
  ticked: readonly T[];
  isTicked: (row: T) => boolean;
  isAll: boolean;
  toggle: (row: T) => void;
  toggleAll: () => void;
  clear: () => void;
}

export function useTicks<T extends Ticked>(rows: readonly T[]): Ticks<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = rows.filter(({ id }) => ids.has(id));
  const isAll = ticked.length > 0 && ticked.length === Math.min(rows.length, mostTicked);
  const clear = () => setIds(new Set());
  return {
    ticked,
    isTicked: ({ id }) => ids.has(id),
    isAll,
    toggle: ({ id }) => {
      const next = new Set(ticked.map((row) => row.id));
      if (!next.delete(id) && next.size < mostTicked) next.add(id);
      setIds(next);
    },
    toggleAll: () => (isAll ? clear() : setIds(new Set(rows.slice(0, mostTicked).map(({ id }) => id)))),
    clear,
  };
}
