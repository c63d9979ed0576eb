import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { keep, stored } from '../native/device-storage.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { useGroupOf } from '../wire/navigation/screen-groups.ts';
import { pictureAddress } from '../wire/picture-address.ts';
import { features } from './features.ts';
import './rail.css';
import './tab-bar.css';
import { TabCount } from './tab-count.tsx';
import { type Tab, useTabs } from './tabs.ts';

const parts = features.flatMap(({ railParts }) => Object.entries(railParts ?? {}));
const foldedKey = 'railIsFolded';

/** The left edge of a desk: the four tabs, and below them everything the person may open. */
export function Rail() {
  const words = useWords();
  const tabs = useTabs();
  const { data: user } = useQuery(currentUserQuery);
  const { pathname } = useLocation();
  const group = useGroupOf()(pathname);
  const [isFolded, setIsFolded] = useState(() => stored<boolean>(foldedKey) ?? false);
  const markOf = (tab: Tab) => (tab.path === pathname ? 'page' : tab.group === group || undefined);
  const fold = () => {
    keep(foldedKey, !isFolded);
    setIsFolded(!isFolded);
  };
  return (
    <nav className={`rail${isFolded ? ' rail-folded' : ''}`} aria-label={words('mainNavigation')}>
      <div className="rail-head">
        <Logo size={32} picture={pictureAddress(user?.sysConfigInfo.logoIcon)} />
        <strong>{words('productName')}</strong>
        <IconButton
          icon="chevron"
          className="rail-fold"
          label={words(isFolded ? 'railUnfold' : 'railFold')}
          aria-expanded={!isFolded}
          onClick={fold}
        />
      </div>
      <div className="rail-scroll">
        <ul>
          {tabs.map((tab) => {
            const name = words(tab.railWords ?? tab.words);
            return (
              <li key={tab.path}>
                <Link
                  to={tab.path}
                  className="rail-entry rail-tab"
                  aria-current={markOf(tab)}
                  title={isFolded ? name : undefined}
                >
                  <Icon name={tab.icon} />
                  <span className="rail-words">{name}</span>
                  <TabCount group={tab.group} />
                </Link>
              </li>
            );
          })}
        </ul>
        {parts.map(([name, Part]) => (
          <Part key={name} isFolded={isFolded} />
        ))}
      </div>
    </nav>
  );
}
