import type { JobContext } from '../../jobs/job.ts';
import { refreshProgress } from './refresh-progress.ts';
import { findDueShipments } from './store.ts';

const mostAtOnce = 500;
/** The others wait for the next minute: a job must not hold shipments for long. */
const mostInARun = 10_000;

/** Looks at the shipments for which the clock may have changed something. */
export async function refreshDue({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  for (let done = 0; done < mostInARun; done += mostAtOnce) {
    const ids = await findDueShipments(db, now, mostAtOnce);
    await refreshProgress(db, ids, now);
    if (ids.length < mostAtOnce) return;
  }
}
