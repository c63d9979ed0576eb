import type { WatchRow } from '@fairway/contract/rate-watches.ts';
import { laneRatesPath, linePath, ratePath } from '../paths.ts';

/** What a watch leads to: the rate of now, the line, or the search of its lane where no rate holds. */
export function watchedPath({ watched, current, mode }: WatchRow): string {
  if (watched.kind === 'line') return linePath(watched.lineId);
  if (current) return ratePath(current.id);
  if (watched.kind === 'favourite') return ratePath(watched.rateId);
  const { polId, podId } = watched;
  return laneRatesPath({ pol: polId, pod: podId, ...(mode && mode !== 'FCL' && { mode }) });
}
