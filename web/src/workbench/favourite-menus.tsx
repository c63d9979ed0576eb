import { favouriteTypes, listFavourites } from '@fairway/contract/favourites.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { load } from '../wire/calls.ts';
import './favourite-menus.css';
import type { MenuGroupOfPages } from './group-menus.ts';
import { MenuGroup } from './menu-group.tsx';

const addPath = `/pages/workFlow/allApp/index?type=${favouriteTypes.app}`;

/** The entries this person keeps within reach, and the way to choose others. */
export function FavouriteMenus({ groups }: { groups: readonly MenuGroupOfPages[] }) {
  const words = useWords();
  const { data } = useQuery({
    ...load(listFavourites, { query: { type: favouriteTypes.app } }),
    meta: { quiet: true },
  });
  const pages = new Map(groups.flatMap((group) => group.pages).map((page) => [page.id, page]));
  const kept = (data?.list ?? []).flatMap(({ objectId }) => pages.get(objectId) ?? []);
  return (
    <MenuGroup
      group={{ id: 'favourites', name: words('favouriteApps'), pages: kept }}
      more={
        <Link to={addPath} className="menu-entry">
          <span className="favourite-menus-add">
            <Icon name="plus" size={24} />
          </span>
          <span className="menu-name">{words('favouritesAdd')}</span>
        </Link>
      }
    />
  );
}
