import type { Db } from '../../../database/open.ts';
import { endThreadAccess, threadsOf } from './store.ts';
import type { Threads, Viewer } from './threads.ts';

/**
 * Takes somebody out of those of these threads whose record they may not see any more; says whether there were any. A
 * right can end by itself, with the last day of a delegation: so it is asked whenever they are about to read.
 */
export async function leaveLostThreads(
  db: Db,
  threads: Threads,
  { userId }: Viewer,
  conversationIds: readonly string[],
): Promise<boolean> {
  const lost: string[] = [];
  for (const { id, recordKind, recordId } of await threadsOf(db, userId, conversationIds))
    if (!(await threads[recordKind]?.(db, { userId }, recordId))) lost.push(id);
  await endThreadAccess(db, lost, [userId]);
  return lost.length > 0;
}
