import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { followLanguage, t } from '../language/words.ts';
import { toast, toastDuration } from '../ui/toast.ts';
import { NetworkError, StoppedError } from './failures.ts';
import { tellNotDone } from './not-done-line.ts';
import { onOtherPerson, onOtherSession } from './session-changes.ts';
import { clearSession, sessionToken } from './session-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: Quiet };
    /** `isKept`: without an answer it is kept on the device, and the screen says so. */
    mutationMeta: { quiet?: Quiet; isKept?: boolean };
  }
}

/** The screen itself says what went wrong: always, or with the refusals it knows. */
export type Quiet = boolean | ((refusal: AppError) => boolean);

const minute = 60_000;
const forbidden = 403;
const retriesWithoutAnswer = 2;

/** Only silence is worth asking again, and only where there is a network; a refusal stays a refusal. */
const retry = (failures: number, error: Error) =>
  error instanceof NetworkError && navigator.onLine && failures < retriesWithoutAnswer;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // What somebody may not see any more does not stay on their screen as the last answer there was.
      if (error instanceof AppError && error.code === forbidden) query.setState({ data: undefined });
      tellPerson(error, query.meta?.quiet);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _, __, { meta }) => {
      if (error instanceof NetworkError && !meta?.isKept) tellNotDone();
      tellPerson(error, meta?.quiet);
    },
  }),
  defaultOptions: {
    // Without 'always' a screen opened offline would wait without a word; with it a reconnect must be asked for.
    queries: {
      retry,
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: minute / 2,
      gcTime: 30 * minute,
    },
    // Without 'always' a command given offline would wait in silence and act when nobody expects it any more.
    mutations: { retry, networkMode: 'always' },
  },
});

// An answer that is on its way was given before what is invalidated now. Where there was one before, it is thrown away
// and asked for again; the first one is waited for, and would count as fresh.
const invalidatedBeforeAnswer = new WeakSet<Query>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { query, action } = event;
  const isFirstLoad = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
  if (action.type === 'invalidate' && isFirstLoad) invalidatedBeforeAnswer.add(query);
  if (action.type === 'success' && !action.manual && invalidatedBeforeAnswer.delete(query))
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
});

// It believes in a network until it hears otherwise, and a page opened without one hears only of its return.
onlineManager.setOnline(navigator.onLine);

/** The one place that turns a failure into words on the screen. */
export function tellPerson(error: unknown, quiet: Quiet = false): void {
  if (error instanceof NetworkError || error instanceof StoppedError) return;
  if (error instanceof AppError && endsSession(error.code)) loseSession(error.message);
  else if (error instanceof AppError) {
    const isSaid = typeof quiet === 'function' ? quiet(error) : quiet;
    if (!isSaid) toast(error.message);
  } else {
    reportError(error);
    if (quiet !== true) toast(t('requestFailed'));
  }
}

let losing = false;

/** Says why, gives time to read it, then the session is gone and the guard of the routes leads to login. */
function loseSession(words: string): void {
  if (losing) return;
  toast(words);
  const lost = sessionToken();
  if (!lost) return;
  losing = true;
  setTimeout(() => {
    losing = false;
    // Meanwhile another tab may have signed in again.
    if (sessionToken() === lost) clearSession();
  }, toastDuration);
}

// What one person loaded is not for the next one.
onOtherSession(() => queryClient.clear());
onOtherPerson(() => queryClient.clear());

followLanguage(() => void queryClient.invalidateQueries());
