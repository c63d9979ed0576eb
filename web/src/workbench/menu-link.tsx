import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import type { MenuPage } from './group-menus.ts';

interface MenuLinkProps {
  page: MenuPage;
  className: string;
  title?: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** Opens an entry of the menu: a screen of the app, or what it leads to outside, which is told nothing of us. */
export function MenuLink({ page: { path, outside }, children, ...look }: MenuLinkProps) {
  if (outside)
    return (
      <a {...look} href={path} target={outside} rel="noopener noreferrer">
        {children}
      </a>
    );
  return (
    <Link {...look} to={path}>
      {children}
    </Link>
  );
}
