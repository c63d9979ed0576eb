import type { Db } from '../../database/open.ts';
import { deletedPersonName } from '../../language/words.ts';
import { letMembersGo, lockConversation, setOwner } from './groups/store.ts';
import { forgetHidden, groupsOwnedBy, leaveEverything, membersOf, renameInLogs } from './store.ts';

/**
 * Somebody deleted their account: they are in no group or thread any more, and no log calls them by name. What they
 * said and showed stays with those they said it to.
 */
export async function forgetInChat(db: Db, userId: string): Promise<void> {
  const owned = await groupsOwnedBy(db, userId);
  await leaveEverything(db, userId);
  for (const groupId of owned) {
    const { lastSeq } = await lockConversation(db, groupId);
    const left = await membersOf(db, groupId);
    const next = left.find(({ kind }) => kind === 'member');
    await setOwner(db, groupId, next?.id ?? null);
    // Customers are not left alone with each other.
    const alone = next ? [] : left.map(({ id }) => id);
    await letMembersGo(db, groupId, alone, lastSeq);
  }
  await renameInLogs(db, userId, deletedPersonName);
  await forgetHidden(db, userId);
}
