import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import './menu-rows.css';

export interface MenuRow {
  icon: IconName;
  name: string;
  /** A short word at the end of the row. */
  value?: ReactNode;
  /** A path of ours, or what a press does. */
  opens: string | (() => void);
  tone?: 'danger';
}

interface MenuRowsProps {
  rows: readonly MenuRow[];
}

/** Rows that lead somewhere, as on a settings page. */
export function MenuRows({ rows }: MenuRowsProps) {
  return (
    <ul className="menu-rows">
      {rows.map(({ icon, name, value, opens, tone }) => {
        const look = `menu-row${tone ? ` menu-row-${tone}` : ''}`;
        const content = (
          <>
            <Icon name={icon} />
            <span className="menu-row-name">{name}</span>
            <span className="menu-row-value">{value}</span>
            <Icon name="chevron" size={16} />
          </>
        );
        return (
          <li key={name}>
            {typeof opens === 'string' ? (
              <Link className={look} to={opens}>
                {content}
              </Link>
            ) : (
              <button type="button" className={look} onClick={opens}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
