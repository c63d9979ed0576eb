import { favouriteTypes } from '@fairway/contract/favourites.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import './favourite-menus.css';
import type { MenuGroupOfPages } from './group-menus.ts';
import { MenuGroup } from './menu-group.tsx';
import { proposedPages } from './proposed-pages.ts';
import { useFavouritePages } from './use-favourite-pages.ts';

const addPath = `/pages/workFlow/allApp/index?type=${favouriteTypes.app}`;

/** The entries this person keeps within reach, and the way to choose others. */
export function FavouriteMenus({ groups }: { groups: readonly MenuGroupOfPages[] }) {
  const words = useWords();
  const kept = useFavouritePages(groups);
  // Until it is known what they keep, nothing is proposed: it would jump.
  const isProposed = kept?.length === 0;
  const pages = isProposed ? proposedPages(groups) : (kept ?? []);
  return (
    <MenuGroup
      group={{ id: 'favourites', name: words('favouriteApps'), pages }}
      note={isProposed ? words('favouritesProposed') : undefined}
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
