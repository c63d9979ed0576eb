import { Card } from '../ui/card.tsx';
import { Icon, isIconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import type { MenuGroupOfPages } from './group-menus.ts';
import './menu-group.css';

const tints = 6;

interface MenuGroupProps {
  group: MenuGroupOfPages;
}

export function MenuGroup({ group }: MenuGroupProps) {
  return (
    <Card title={group.name}>
      <ul className="menu-group">
        {group.pages.map((page) => (
          <li key={page.id}>
            <Link to={page.path} className="menu-entry">
              <span className={`menu-icon menu-tint-${tintOf(page.id)}`}>
                <Icon name={isIconName(page.icon) ? page.icon : 'grid'} size={24} />
              </span>
              <span className="menu-name">{page.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The same entry keeps its colour wherever it stands. */
const tintOf = (id: string) =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % tints;
