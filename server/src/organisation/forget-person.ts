import type { Db } from '../database/open.ts';
import { handOver, makeAnonymous } from './store.ts';

/** What the law of the trade needs (who signed, who released) keeps the id; everything personal goes. */
export async function forgetPerson(db: Db, userId: string, now: Date): Promise<void> {
  await handOver(db, userId);
  await makeAnonymous(db, userId, now);
}
