import { listFavourites } from '@fairway/contract/favourites.ts';
import { listSearchNames } from '@fairway/contract/search.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { desktop, screenMatches } from '../ui/use-media.ts';
import type { FeatureLive } from '../wire/feature.ts';
import { queryClient } from '../wire/query-client.ts';

function refreshMenus(): void {
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  for (const { name } of [listFavourites, listSearchNames])
    void queryClient.invalidateQueries({ queryKey: [name] });
}

/** A phone and a desk may have different menus: whoever makes the window wide or narrow gets the other. */
function followLayout(): () => void {
  const list = matchMedia(desktop);
  let isDesk = screenMatches(desktop);
  const changed = () => {
    if (screenMatches(desktop) === isDesk) return;
    isDesk = !isDesk;
    refreshMenus();
  };
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const workbenchLive = {
  handlers: {
    /** A crowd is told to ask one after the other. */
    menusChanged: ({ after }) => void setTimeout(refreshMenus, after),
  },
  start: followLayout,
} satisfies FeatureLive;
