import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../../database/open.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { StoryBroken } from '../../workflow/demo/play-request.ts';
import { loadDoneReleases } from './done-releases.ts';
import { playReleaseStories } from './release-stories.ts';
import { forgetNews, listOpenShipments } from './store.ts';

/** A company that was changed since it was loaded gets what still fits it. */
const isUnfit = (error: unknown): boolean => error instanceof AppError || error instanceof StoryBroken;

/** What was let go in the last months, and releases in every state, by the verbs of the app. */
export async function loadDemoReleases(db: Db, today: Date): Promise<void> {
  const now = new Date(midnightOf(today.getTime()));
  await loadDoneReleases(db, now);
  await playReleaseStories(db, now, await listOpenShipments(db), isUnfit);
  await forgetNews(db);
}
