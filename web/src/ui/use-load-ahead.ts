import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListState } from './list-state.ts';

/** The next page is asked for while this much is still to be scrolled. */
const ahead = '600px';

/** Asks for the next page when the end of the list comes near. */
export function useLoadAhead<T>(
  scroller: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  { rows, hasMore, isLoadingMore, loadMore }: ListState<T>,
) {
  const more = useEffectEvent(loadMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each page, which may not fill the screen
  useEffect(() => {
    if (!end.current || !hasMore || isLoadingMore) return;
    const watcher = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && more(), {
      root: scroller.current,
      rootMargin: ahead,
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, isLoadingMore, rows?.length]);
}
