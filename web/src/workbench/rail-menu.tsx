import { useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { keep, stored } from '../native/device-storage.ts';
import { Icon, isIconName } from '../ui/icon.tsx';
import type { MenuGroupOfPages } from './group-menus.ts';
import { MenuLink } from './menu-link.tsx';
import './rail-menu.css';
import { SystemSwitch } from './system-switch.tsx';
import { useFavouritePages } from './use-favourite-pages.ts';
import { useMenuGroups } from './use-menu-groups.ts';

const closedKey = 'railClosedGroups';

/** The menu of the workbench in the rail of a desk: what the person keeps within reach first, then by heading. */
export function RailMenu({ isFolded }: { isFolded: boolean }) {
  const words = useWords();
  const groups = useMenuGroups() ?? [];
  const kept = useFavouritePages(groups) ?? [];
  const favourites = { id: 'favourites', name: words('favouriteApps'), pages: kept };
  return (
    <>
      <SystemSwitch />
      <RailGroups groups={[favourites, ...groups]} isFolded={isFolded} />
    </>
  );
}

interface RailGroupsProps {
  groups: readonly MenuGroupOfPages[];
  isFolded: boolean;
}

export function RailGroups({ groups, isFolded }: RailGroupsProps) {
  const [closed, setClosed] = useState(() => stored<string[]>(closedKey) ?? []);
  const toggle = (id: string) => {
    const next = closed.includes(id) ? closed.filter((one) => one !== id) : [...closed, id];
    keep(closedKey, next);
    setClosed(next);
  };
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map((group) => (
      <RailGroup
        key={group.id}
        group={group}
        isFolded={isFolded}
        isOpen={isFolded || !closed.includes(group.id)}
        onToggle={() => toggle(group.id)}
      />
    ));
}

interface RailGroupProps {
  group: MenuGroupOfPages;
  isFolded: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function RailGroup({ group, isFolded, isOpen, onToggle }: RailGroupProps) {
  const { pathname, search } = useLocation();
  const isShown = (path: string) => {
    const [screen, query = ''] = path.split('?');
    return screen === pathname && [...new URLSearchParams(query)].every(([name, value]) => has(name, value));
  };
  const asked = new URLSearchParams(search);
  const has = (name: string, value: string) => asked.get(name) === value;
  return (
    <section className="rail-group">
      <h2 className="rail-heading">
        <button type="button" aria-expanded={isOpen} disabled={isFolded} onClick={onToggle}>
          <span className="rail-words">{group.name}</span>
          <Icon name="chevron" size={14} />
        </button>
      </h2>
      {isOpen && (
        <ul>
          {group.pages.map((page) => (
            <li key={page.id}>
              <MenuLink
                page={page}
                className="rail-entry"
                aria-current={isShown(page.path) ? 'page' : undefined}
                title={page.name}
              >
                <Icon name={isIconName(page.icon) ? page.icon : 'grid'} size={18} />
                <span className="rail-words">{page.name}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
