import type { Db } from '../../database/open.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { delegationEndedJob } from '../job-names.ts';
import { endDelegationsOf } from './store.ts';

/** Somebody deleted their account: nobody acts for them or by them any more. */
export async function forgetDelegations(db: Db, userId: string, now: Date): Promise<void> {
  for (const delegationId of await endDelegationsOf(db, userId, now))
    await enqueue(db, delegationEndedJob, { delegationId });
}
