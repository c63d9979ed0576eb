import { getRelease, getReleaseGate, listAwaitingRelease, listReleases } from '@fairway/contract/releases.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after a release, a hold or a paper was changed. */
export const releaseReads = [listReleases, listAwaitingRelease, getRelease, getReleaseGate];

export function refreshReleases(): void {
  for (const { name } of releaseReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
