import type { Db } from '../database/open.ts';
import { deletedPersonName } from '../language/words.ts';
import { directoryOf } from './directory.ts';
import { handOverTasksOf } from './hand-over-tasks.ts';
import { takeNameOutOfTitles } from './store.ts';

/** Somebody deleted their account: their tasks go to others, and what they asked for is not called by their name. */
export async function forgetInFlows(db: Db, userId: string): Promise<void> {
  await handOverTasksOf(db, userId);
  const name = (await directoryOf(db)).users.get(userId)?.name ?? '';
  if (name !== '') await takeNameOutOfTitles(db, { userId, name, instead: deletedPersonName });
}
