import type { Db } from '../../database/open.ts';
import { deletedPersonName } from '../../language/words.ts';
import { handOver } from './groups/hand-over.ts';
import { removeMembers } from './groups/store.ts';
import { tellInLog } from './groups/tell-in-log.ts';
import {
  findPeople,
  forgetHidden,
  leaveThreads,
  lockConversationsOf,
  membersOf,
  renameInLogs,
} from './store.ts';

/**
 * Somebody deleted their account: they are in no group or thread any more, and no log calls them by name. What they
 * said and showed stays with those they said it to.
 */
export async function forgetInChat(db: Db, userId: string, now: Date): Promise<void> {
  const [person] = await findPeople(db, [userId]);
  const gone = { id: userId, realName: deletedPersonName, kind: person?.kind ?? 'member' };
  const doer = { db, session: { ...gone, userId }, now };
  for (const { id, ownerId } of await lockConversationsOf(db, userId)) {
    const seq = await tellInLog(doer, id, 'left', { people: [gone] });
    await removeMembers(db, id, [userId], seq);
    if (ownerId === userId) await handOver(doer, id, await membersOf(db, id));
  }
  await leaveThreads(db, userId);
  await renameInLogs(db, userId, deletedPersonName);
  await forgetHidden(db, userId);
}
