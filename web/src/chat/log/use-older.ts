import { useState } from 'react';
import { tellPerson } from '../../wire/query-client.ts';
import { hasOlder, loadOlder } from '../history.ts';

/** Fetches the page above, one at a time; after a failure only when asked to. */
export function useOlder(conversationId: string) {
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest');
  const load = () => {
    if (!hasOlder(conversationId)) return;
    setState('loading');
    loadOlder(conversationId).then(
      () => setState('rest'),
      (error: unknown) => {
        tellPerson(error, true);
        setState('failed');
      },
    );
  };
  return { isLoading: state === 'loading', hasFailed: state === 'failed', load };
}
