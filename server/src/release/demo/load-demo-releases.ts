import type { Db } from '../../database/open.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { loadDoneReleases } from './done-releases.ts';
import { playReleaseStories } from './release-stories.ts';
import { forgetNews, listOpenShipments } from './store.ts';

/** What was let go in the last months, and releases in every state, by the verbs of the app. */
export async function loadDemoReleases(db: Db, today: Date): Promise<void> {
  const now = new Date(midnightOf(today.getTime()));
  await loadDoneReleases(db, now);
  await playReleaseStories(db, now, await listOpenShipments(db));
  await forgetNews(db);
}
