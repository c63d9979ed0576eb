import { badgeText } from '@fairway/domain/messages/badge.ts';
import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { useGroupOf } from '../wire/navigation/screen-groups.ts';
import './tab-bar.css';
import { features } from './features.ts';
import { type Tab, tabs } from './tabs.ts';

const counts = features.flatMap(({ tabCount }) => tabCount ?? []);

export function TabBar() {
  const words = useWords();
  const { pathname } = useLocation();
  const group = useGroupOf()(pathname);
  const markOf = (tab: Tab) => (tab.path === pathname ? 'page' : tab.group === group || undefined);
  return (
    <nav className="tab-bar" aria-label={words('mainNavigation')}>
      <div className="tab-bar-brand">
        <Logo size={36} />
        <strong>{words('productName')}</strong>
      </div>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link to={tab.path} className="tab" aria-current={markOf(tab)}>
              <span className="tab-icon">
                <Icon name={tab.icon} size={24} />
                {counts
                  .filter(({ group }) => group === tab.group)
                  .map(({ group, useCount }) => (
                    <Badge key={group} useCount={useCount} />
                  ))}
              </span>
              <span className="tab-words">{words(tab.words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Badge({ useCount }: { useCount: () => number }) {
  const words = useWords();
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className="tab-badge">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="visually-hidden">{words('unreadCount', { count })}</span>
    </span>
  );
}
