import { QueryClientProvider } from '@tanstack/react-query';
import { HistoryRouter } from '../wire/navigation/history-router.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { PreloadHome } from '../wire/navigation/preload-home.ts';
import { queryClient } from '../wire/query-client.ts';
import { frameChunk } from './frame-chunk.ts';
import { RequestMask } from './request-mask.tsx';
import { AppRoutes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { fetchScreen } from './screen-chunk.ts';

/** The frame and the first screen, while the server checks a password; a failure shows when they are opened. */
function fetchHome(): void {
  fetchScreen(frameChunk).catch(() => undefined);
  import('./find-screen.ts').then(({ fetchScreenOf }) => fetchScreenOf(homePath)).catch(() => undefined);
}

export function App() {
  return (
    <ScreenBoundary>
      <QueryClientProvider client={queryClient}>
        <PreloadHome value={fetchHome}>
          <HistoryRouter>
            <AppRoutes />
          </HistoryRouter>
        </PreloadHome>
        <RequestMask />
      </QueryClientProvider>
    </ScreenBoundary>
  );
}
