import { useSyncExternalStore } from 'react';

/** The widths at which the frame changes. */
export const tablet = '(min-width: 768px)';
export const desktop = '(min-width: 1200px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
