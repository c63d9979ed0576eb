import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ForcedPasswordChange } from '../account/forced-password-change.tsx';
import { chatWithPath } from '../chat/list/chat-paths.ts';
import { UploadIndicator } from '../files/upload-indicator.tsx';
import { useWords } from '../language/words.ts';
import { useWayFromOutside } from '../messages/notify-outside.ts';
import { BuiltScreens } from '../wire/navigation/built-screens.ts';
import { useSession } from '../wire/session-store.ts';
import { groupOf, isBuilt, preloadGroup } from './find-screen.ts';
import './frame.css';
import { PushLine } from '../messages/push/push-line.tsx';
import { LinksContext } from '../wire/navigation/links.ts';
import { ScreenGroups } from '../wire/navigation/screen-groups.ts';
import { requestPath } from '../workflow/flow-path.ts';
import { InnerRoutes } from './inner-routes.tsx';
import { keepApp } from './keep-app.ts';
import { goLive } from './live.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { TabBar } from './tab-bar.tsx';
import { tabs } from './tabs.ts';

const links = { chatWith: chatWithPath, request: requestPath };

/** A phone has the tabs below, and only on the four tab pages; wider screens have them as a rail at the left. */
export function Frame() {
  const words = useWords();
  const { pathname } = useLocation();
  const tab = tabs.find(({ path }) => path === pathname);
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const token = useSession((session) => session.token);
  useEffect(() => (token ? goLive() : undefined), [token]);
  useEffect(keepApp, []);
  useWayFromOutside();
  useEffect(() => {
    if (tab) preloadGroup(tab.group);
  }, [tab]);
  useEffect(() => {
    // A screen reader goes on at the new screen instead of at the link that is gone.
    if (shown.current !== pathname) content.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <BuiltScreens value={isBuilt}>
      <LinksContext value={links}>
        <ScreenGroups value={groupOf}>
          <div className={`frame${tab ? ' frame-tab' : ''}`}>
            <button type="button" className="frame-skip" onClick={() => content.current?.focus()}>
              {words('skipToContent')}
            </button>
            <TabBar />
            <div className="frame-main">
              <OfflineBanner />
              <main ref={content} className="frame-content" tabIndex={-1}>
                <InnerRoutes />
              </main>
              <UploadIndicator />
              <PushLine />
              <ForcedPasswordChange />
            </div>
          </div>
        </ScreenGroups>
      </LinksContext>
    </BuiltScreens>
  );
}
