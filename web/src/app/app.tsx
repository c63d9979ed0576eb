import { QueryClientProvider } from '@tanstack/react-query';
import { HistoryRouter } from '../wire/navigation/history-router.tsx';
import { PreloadHome } from '../wire/navigation/preload-home.ts';
import { queryClient } from '../wire/query-client.ts';
import { frameChunk } from './frame-chunk.ts';
import { RequestMask } from './request-mask.tsx';
import { AppRoutes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { preloadScreens } from './screen-chunk.ts';

/** The frame and the first tab, while the server checks a password; a failure shows when they are opened. */
function preloadHome(): void {
  preloadScreens([frameChunk]);
  import('./find-screen.ts').then(({ preloadGroup }) => preloadGroup('apply')).catch(() => undefined);
}

export function App() {
  return (
    <ScreenBoundary>
      <QueryClientProvider client={queryClient}>
        <PreloadHome value={preloadHome}>
          <HistoryRouter>
            <AppRoutes />
          </HistoryRouter>
        </PreloadHome>
        <RequestMask />
      </QueryClientProvider>
    </ScreenBoundary>
  );
}
