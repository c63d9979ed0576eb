import type { Db } from '../database/open.ts';
import { deletedPersonName } from '../language/words.ts';
import { nameOf } from './directory/store.ts';
import { handOverTasksOf } from './hand-over-tasks.ts';
import { takeNameOutOfTitles } from './store.ts';

/** Somebody deleted their account: their tasks go to others, and what they asked for is not called by their name. */
export async function forgetInFlows(db: Db, userId: string): Promise<void> {
  await handOverTasksOf(db, userId);
  const name = await nameOf(db, userId);
  if (name !== '') await takeNameOutOfTitles(db, { userId, name, instead: deletedPersonName });
}
