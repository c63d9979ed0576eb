import type { Db } from '../../../database/open.ts';
import { lockConversation, putMembers } from '../groups/store.ts';
import { endThreadAccess, memberIdsOf, missingIn, type Thread } from './store.ts';
import type { Threads } from './threads.ts';

interface Change {
  come: readonly string[];
  gone: readonly string[];
}

/**
 * Who is to be told what is about to be said in a thread, and who not any more: whoever takes part in its record by now,
 * and nobody who may not see it. Only those who do not take part are asked about one by one, and they are few.
 */
export async function changeOfThread(
  db: Db,
  threads: Threads,
  { id, recordKind, recordId }: Thread,
): Promise<Change | undefined> {
  const gone: string[] = [];
  let taking: readonly string[] = [];
  for (const userId of await memberIdsOf(db, id)) {
    if (taking.includes(userId)) continue;
    const record = await threads[recordKind]?.(db, { userId }, recordId);
    if (record) taking = record.userIds;
    else gone.push(userId);
  }
  const come = await missingIn(db, id, taking);
  return come.length > 0 || gone.length > 0 ? { come, gone } : undefined;
}

/** Within a transaction, so that nobody is counted and let go at the same moment. */
export async function settleThread(db: Db, { id }: Thread, { come, gone }: Change, now: Date): Promise<void> {
  const { lastSeq } = await lockConversation(db, id);
  await endThreadAccess(db, [id], gone);
  await addToThread(db, { id, lastSeq }, come, now);
}

/** Whoever comes later reads a thread from its beginning, as they read the record, and nothing in it is unread for them. */
export const addToThread = (
  db: Db,
  { id, lastSeq }: Pick<Thread, 'id' | 'lastSeq'>,
  userIds: readonly string[],
  now: Date,
): Promise<void> => putMembers(db, id, userIds, { joinedSeq: 0, readSeq: lastSeq, now });
