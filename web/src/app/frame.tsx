import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { UploadIndicator } from '../files/upload-indicator.tsx';
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
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (tab) preload(tab.group);
  }, [tab, preload]);
  useEffect(() => {
    // A screen reader goes on at the new screen instead of at the link that is gone.
    if (shown.current !== pathname) content.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <div className={`frame${tab ? ' frame-tab' : ''}`}>
      <button type="button" className="frame-skip" onClick={() => content.current?.focus()}>
        {words('skipToContent')}
      </button>
      <TabBar />
      <div className="frame-main">
        <OfflineBanner />
        <main ref={content} className="frame-content" tabIndex={-1}>
          <Outlet />
        </main>
        <UploadIndicator />
      </div>
    </div>
  );
}
