import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { useGroupOf } from '../wire/navigation/screen-groups.ts';
import { pictureAddress } from '../wire/picture-address.ts';
import './tab-bar.css';
import { TabCount } from './tab-count.tsx';
import { type Tab, useTabs } from './tabs.ts';

export function TabBar() {
  const words = useWords();
  const tabs = useTabs();
  const { data: user } = useQuery(currentUserQuery);
  const { pathname } = useLocation();
  const group = useGroupOf()(pathname);
  const markOf = (tab: Tab) => (tab.path === pathname ? 'page' : tab.group === group || undefined);
  return (
    <nav className="tab-bar" aria-label={words('mainNavigation')}>
      <div className="tab-bar-brand">
        <Logo size={36} picture={pictureAddress(user?.sysConfigInfo.logoIcon)} />
        <strong>{words('productName')}</strong>
      </div>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link to={tab.path} className="tab" aria-current={markOf(tab)}>
              <span className="tab-icon">
                <Icon name={tab.icon} size={24} />
                <TabCount group={tab.group} />
              </span>
              <span className="tab-words">{words(tab.words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
