import { favouriteTypes } from '@fairway/contract/favourites.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useIsBuilt } from '../../wire/navigation/built-screens.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { groupMenus } from '../../workbench/group-menus.ts';
import { MenuIcon } from '../../workbench/menu-icon.tsx';
import { useMenuName } from '../../workbench/use-menu-name.ts';
import { ChooseFavourites } from './choose-favourites.tsx';
import { useFavourites } from './use-favourites.ts';

/** The entries of this person's workbench. */
export function AllApps() {
  const words = useWords();
  const isBuilt = useIsBuilt();
  const nameOf = useMenuName();
  const { values, change } = useUrlFilters(['keyword']);
  const favourites = useFavourites(favouriteTypes.app);
  const { data, isError, refetch } = useQuery(currentUserQuery);
  const menus = data && groupMenus(data.menuList, { isBuilt, nameOf, otherName: words('workbenchOther') });
  const groups = menus?.map(({ id, name, pages }) => ({
    ...{ id, name },
    entries: pages.map((page) => ({ ...page, sign: <MenuIcon id={page.id} icon={page.icon} /> })),
  }));
  return (
    <ChooseFavourites
      title={words('moreApps')}
      back={homePath}
      names={{ kept: words('favouriteApps'), none: words('workbenchEmpty') }}
      favourites={favourites}
      groups={groups}
      isError={isError || favourites.isError}
      onRetry={() => {
        void refetch();
        favourites.refetch();
      }}
      search={{ value: values.keyword, onSearch: (keyword) => change({ keyword }) }}
    />
  );
}
