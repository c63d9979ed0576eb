import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import type { MenuGroupOfPages } from './group-menus.ts';
import './menu-group.css';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';

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
            <MenuLink page={page} className="menu-entry">
              <MenuIcon id={page.id} icon={page.icon} />
              <span className="menu-name">{page.name}</span>
            </MenuLink>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </Card>
  );
}
