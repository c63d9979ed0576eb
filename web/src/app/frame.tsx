import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import './frame.css';
import { OfflineBanner } from './offline-banner.tsx';
import { usePreloadGroup } from './preload-group.ts';
import { TabBar } from './tab-bar.tsx';
import { tabs } from './tabs.ts';

/** A phone has the tabs below, and only on the four tab pages; wider screens have them as a rail at the left. */
export function Frame() {
  const words = useWords();
  const { pathname } = useLocation();
  const tab = tabs.find(({ path }) => path === pathname);
  const preload = usePreloadGroup();
  useEffect(() => {
    if (tab) preload(tab.group);
  }, [tab, preload]);
  return (
    <div className={`frame${tab ? ' frame-tab' : ''}`}>
      <a className="frame-skip" href="#content">
        {words('skipToContent')}
      </a>
      <TabBar />
      <div className="frame-main">
        <OfflineBanner />
        <main id="content" className="frame-content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
