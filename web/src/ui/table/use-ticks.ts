import { useState } from 'react';

interface Ticks {
  ticked: ReadonlySet<string>;
  /** Ticks a row, or takes its tick back. */
  toggle: (key: string) => void;
  /** Ticks every row from the one that was ticked last to this one. */
  toggleTo: (key: string) => void;
  all: () => void;
  none: () => void;
}

/** Which rows are ticked; what is not in the list any more is not ticked either. */
export function useTicks(keys: readonly string[], indexOf: (key: string) => number): Ticks {
  const [{ chosen, last }, set] = useState<{ chosen: ReadonlySet<string>; last: string }>({
    chosen: new Set(),
    last: '',
  });
  const there = [...chosen].filter((key) => indexOf(key) >= 0);
  const ticked = there.length === chosen.size ? chosen : new Set(there);
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    set({ chosen: next, last: key });
  };
  const toggleTo = (key: string) => {
    const from = indexOf(last);
    if (from < 0) return toggle(key);
    const to = indexOf(key);
    set({
      chosen: new Set([...ticked, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)]),
      last: key,
    });
  };
  return {
    ticked,
    toggle,
    toggleTo,
    all: () => set({ chosen: new Set(keys), last }),
    none: () => set({ chosen: new Set(), last: '' }),
  };
}
