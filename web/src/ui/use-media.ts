import { useSyncExternalStore } from 'react';

/** From here on list and detail stand side by side. */
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
