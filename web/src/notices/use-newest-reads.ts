import { useEffect } from 'react';
import { queryClient } from '../wire/query-client.ts';
import { noticeReads } from './use-notice-acts.ts';

const lookAgainAfter = 10_000;
/** Whoever scrolled further has so many rows that asking for all of them again and again is too much. */
const mostPages = 3;

/** Who reads is told to nobody: while somebody looks at the announcements, what is shown of them is asked for again. */
export function useNewestReads(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lookAgain();
    }, lookAgainAfter);
    return () => clearInterval(timer);
  }, []);
}

function lookAgain(): void {
  for (const { name } of noticeReads)
    void queryClient.refetchQueries({
      ...{ queryKey: [name], type: 'active' },
      // What failed has said so once, and is asked for again by whoever wants it.
      predicate: ({ state }) => state.status === 'success' && pagesIn(state.data) <= mostPages,
    });
}

const pagesIn = (data: unknown): number =>
  data instanceof Object && 'pages' in data && Array.isArray(data.pages) ? data.pages.length : 1;
