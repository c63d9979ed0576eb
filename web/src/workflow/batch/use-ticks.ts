import type { BeforeItem } from '@fairway/contract/workflow-lists.ts';
import { useState } from 'react';

/** As many as the server decides in one go. */
export const mostTicked = 100;

export interface Ticks {
  /** In the order of the list; what has left the list is ticked no more. */
  ticked: readonly BeforeItem[];
  isTicked: (task: BeforeItem) => boolean;
  isAll: boolean;
  toggle: (task: BeforeItem) => void;
  toggleAll: () => void;
  clear: () => void;
}

export function useTicks(tasks: readonly BeforeItem[]): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = tasks.filter(({ id }) => ids.has(id));
  const isAll = ticked.length > 0 && ticked.length === Math.min(tasks.length, mostTicked);
  const clear = () => setIds(new Set());
  return {
    ticked,
    isTicked: ({ id }) => ids.has(id),
    isAll,
    toggle: ({ id }) => {
      const next = new Set(ticked.map((task) => task.id));
      if (!next.delete(id) && next.size < mostTicked) next.add(id);
      setIds(next);
    },
    toggleAll: () => (isAll ? clear() : setIds(new Set(tasks.slice(0, mostTicked).map(({ id }) => id)))),
    clear,
  };
}
