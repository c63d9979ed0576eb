import { useSearchParams } from 'react-router';

export const shownWays = ['list', 'map', 'calendar'] as const;
export type ShownAs = (typeof shownWays)[number];

/** How the list is shown, kept in the address beside its filters. */
export function useShownAs(): [shown: ShownAs, show: (as: ShownAs) => void] {
  const [search, setSearch] = useSearchParams();
  const shown = shownWays.find((one) => one === search.get('show')) ?? 'list';
  const show = (as: ShownAs) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('id');
        if (as === 'list') next.delete('show');
        else next.set('show', as);
        return next;
      },
      { replace: true },
    );
  return [shown, show];
}
