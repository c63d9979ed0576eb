import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { VirtualizerHandle } from 'virtua';
import { positionOf, rememberPosition } from './scroll-memory.ts';

/** Leaves a list where it stood and finds it there on the way back; gives the measured sizes for the new list. */
export function useKeptPosition(virtualizer: RefObject<VirtualizerHandle | null>, rows: number) {
  const entry = useLocation().key;
  const latest = useRef({ entry, rows });
  useLayoutEffect(() => {
    latest.current = { entry, rows };
  });
  const [found] = useState(() => {
    const position = positionOf(entry);
    // With other rows the sizes would belong to the wrong ones.
    return position?.rows === rows ? position : undefined;
  });
  useLayoutEffect(() => {
    const handle = virtualizer.current;
    if (!handle) return;
    if (found) handle.scrollTo(found.offset);
    return () => {
      const { entry, rows } = latest.current;
      rememberPosition(entry, { offset: handle.scrollOffset, rows, sizes: handle.cache });
    };
  }, [virtualizer, found]);
  return found ? { cache: found.sizes } : {};
}
