import type { Db } from '../database/open.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { handOverJob } from './job-names.ts';

/** Somebody cannot act any more: whatever waits for them goes to others. In the transaction that shuts them out. */
export const handOverTasksOf = (db: Db, userId: string): Promise<void> =>
  enqueue(db, handOverJob, { userId });
