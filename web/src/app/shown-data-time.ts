import { hashKey, notifyManager, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../wire/query-client.ts';
import { features } from './features.ts';

/** Calls whose answers get old, as the features say. */
const reads = new Set(features.flatMap(({ live }) => live?.reads ?? []).map(({ name }) => name));

/** Of what is shown now, the time of the oldest: rows of lists, and what is told of when it changes. Forms have none. */
function shownDataTime(): number | undefined {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(isData)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? undefined : Math.min(...times);
}

function isData({ queryKey, state: { data } }: Query): boolean {
  if (data === undefined) return false;
  const { pages } = data as { pages?: { list?: unknown[] }[] };
  if (Array.isArray(pages)) return pages.some(({ list }) => (list?.length ?? 0) > 0);
  // A flow that is not there yet is asked for as 0.
  return reads.has(String(queryKey[0])) && !hashKey(queryKey).includes('"taskId":"0"');
}

export const useShownDataTime = (): number | undefined =>
  useSyncExternalStore(
    // A query may come while another part is being rendered: nobody is told before that is over.
    (changed) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    shownDataTime,
  );
