import { favouriteTypes, listFavourites } from '@fairway/contract/favourites.ts';
import { useQuery } from '@tanstack/react-query';
import { load } from '../wire/calls.ts';
import type { MenuGroupOfPages } from './group-menus.ts';

/** The entries of the menu that this person keeps within reach, in their order; undefined until they are known. */
export function useFavouritePages(
  groups: readonly MenuGroupOfPages[],
): MenuGroupOfPages['pages'] | undefined {
  const { data } = useQuery({
    ...load(listFavourites, { query: { type: favouriteTypes.app } }),
    meta: { quiet: true },
  });
  const pages = new Map(groups.flatMap((group) => group.pages).map((page) => [page.id, page]));
  return data?.list.flatMap(({ objectId }) => pages.get(objectId) ?? []);
}
