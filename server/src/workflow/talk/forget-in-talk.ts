import type { Db } from '../../database/open.ts';
import { deletePhrasesOf, endDelegationsOf } from './store.ts';

/** Somebody deleted their account: their phrases go, and nobody acts for them or by them any more. */
export async function forgetInTalk(db: Db, userId: string, now: Date): Promise<void> {
  await deletePhrasesOf(db, userId);
  await endDelegationsOf(db, userId, now);
}
