import { loadDemoChanges } from '../../charges/changes/demo/demo-changes.ts';
import { attempt } from '../../database/attempt.ts';
import type { Db } from '../../database/open.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { isUnfit } from '../../workflow/demo/is-unfit.ts';
import { loadDemoRequests } from '../requests/demo/demo-requests.ts';

/** Change orders and payment requests, by the verbs of the app. */
export async function loadDemoPapers(db: Db, today: Date): Promise<void> {
  const now = new Date(midnightOf(today.getTime()));
  await attempt(db, isUnfit, () => loadDemoChanges(db, now));
  await attempt(db, isUnfit, () => loadDemoRequests(db, now));
}
