import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { KeysHelp } from '../ui/keys/keys-help.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { seeing } from '../wire/seeing.ts';
import { useSession } from '../wire/session-store.ts';
import { DeskBar } from './desk-bar.tsx';
import { FeatureContexts } from './feature-contexts.tsx';
import { features } from './features.ts';
import { preloadGroup } from './find-screen.ts';
import './frame.css';
import { InnerRoutes } from './inner-routes.tsx';
import { keepOffline } from './keep-offline.ts';
import { goLive } from './live.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { useTabs } from './tabs.ts';
import { useTabKeys } from './use-tab-keys.ts';

const frameParts = features.flatMap((feature) => Object.entries(feature.frameParts ?? {}));

/**
 * A phone has the tabs below, and only on the four tab pages; a tablet has them at the left; a desk has a rail with the
 * whole menu, and a bar above.
 */
export function Frame() {
  const words = useWords();
  const tabs = useTabs();
  const { pathname } = useLocation();
  const tab = tabs.find(({ path }) => path === pathname);
  const isDesk = useMedia(desktop);
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const token = useSession((session) => session.token);
  // Who only looks is not there in the name of somebody else.
  useEffect(() => (token && !seeing ? goLive() : undefined), [token]);
  useEffect(keepOffline, []);
  useTabKeys();
  useEffect(() => {
    if (tab) preloadGroup(tab.group);
  }, [tab]);
  useEffect(() => {
    // A screen reader goes on at the new screen instead of at the link that is gone.
    if (shown.current !== pathname) content.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <FeatureContexts>
      <div className={`frame${tab ? ' frame-tab' : ''}`}>
        <button type="button" className="frame-skip" onClick={() => content.current?.focus()}>
          {words('skipToContent')}
        </button>
        {isDesk ? <Rail /> : <TabBar />}
        <div className="frame-main">
          {isDesk && <DeskBar />}
          <OfflineBanner />
          <main ref={content} className="frame-content" tabIndex={-1}>
            <InnerRoutes />
          </main>
          {frameParts.map(([name, Part]) => (
            <Part key={name} />
          ))}
          <KeysHelp />
        </div>
      </div>
    </FeatureContexts>
  );
}
