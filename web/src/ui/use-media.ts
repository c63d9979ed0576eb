import { useSyncExternalStore } from 'react';

/** From here on list and detail stand side by side. */
export const desktop = '(min-width: 1200px)';

/** A keyboard and a pointer at hand: choices hang from their field, dates are typed. A phone has its own ways for both. */
export const typesAndPoints = '(min-width: 900px) and (pointer: fine)';

/** What the screen answered last, by query. */
const onScreen = new Map<string, boolean>();

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => screenMatches(query),
  );
}

/** Paper is narrower than the screen, but a page that is drawn anew while it is printed comes out cut. */
export function screenMatches(query: string): boolean {
  const before = onScreen.get(query);
  if (before !== undefined && matchMedia('print').matches) return before;
  const { matches } = matchMedia(query);
  onScreen.set(query, matches);
  return matches;
}
