import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import type { MenuGroupOfPages } from './group-menus.ts';
import './menu-group.css';
import { MenuIcon } from './menu-icon.tsx';

interface MenuGroupProps {
  group: MenuGroupOfPages;
  /** Beside its name. */
  note?: string | undefined;
  /** After the last entry. */
  more?: ReactNode;
}

export function MenuGroup({ group, note, more }: MenuGroupProps) {
  return (
    <Card title={group.name} state={note && <span className="menu-group-note">{note}</span>}>
      <ul className="menu-group">
        {group.pages.map((page) => (
          <li key={page.id}>
            <Link to={page.path} className="menu-entry">
              <MenuIcon id={page.id} icon={page.icon} />
              <span className="menu-name">{page.name}</span>
            </Link>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </Card>
  );
}
