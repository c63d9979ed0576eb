import { QueryClientProvider } from '@tanstack/react-query';
import { BuiltScreens } from './built-screens.ts';
import { frameChunk } from './frame-chunk.ts';
import { HistoryRouter } from './history-router.tsx';
import { PreloadGroup } from './preload-group.ts';
import { queryClient } from './query-client.ts';
import { RequestMask } from './request-mask.tsx';
import { AppRoutes, groupOf, isBuilt, screens } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { preloadScreens } from './screen-chunk.ts';
import { ScreenGroups } from './screen-groups.ts';
import type { ScreenGroup } from './tabs.ts';

function preloadGroup(group: ScreenGroup): void {
  const inGroup = screens.flatMap((entry) => (entry.group === group && entry.screen ? [entry.screen] : []));
  preloadScreens([frameChunk, ...inGroup]);
}

export function App() {
  return (
    <ScreenBoundary>
      <QueryClientProvider client={queryClient}>
        <BuiltScreens value={isBuilt}>
          <ScreenGroups value={groupOf}>
            <PreloadGroup value={preloadGroup}>
              <HistoryRouter>
                <AppRoutes />
              </HistoryRouter>
              <RequestMask />
            </PreloadGroup>
          </ScreenGroups>
        </BuiltScreens>
      </QueryClientProvider>
    </ScreenBoundary>
  );
}
