import { messageType } from '@fairway/contract/messages.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { enqueue, withdrawJob } from '../jobs/enqueue.ts';
import { tellPeople } from '../live/tell-people.ts';
import { messageExpiredJob } from './job-names.ts';
import type { Teller } from './notify.ts';
import { countReaders, findReceived, insertMessage, takeFromReceivers } from './store.ts';

interface Announcement {
  title: string;
  /** Clean HTML. */
  bodyText: string;
  excerpt: string;
  files: string;
  category: string;
  expirationTime: Date | null;
  userIds: string[];
  creatorUserId: string;
  now: Date;
}

const expiryKey = (messageId: string): string => `messageExpired:${messageId}`;

/** Leaves an announcement with everybody it is for, in the caller's transaction; gives the id of the message. */
export async function announce(teller: Teller, { userIds, now, ...said }: Announcement): Promise<string> {
  const { db } = teller;
  const id = newId(now.getTime());
  await insertMessage(db, { ...said, id, type: messageType.notice, creatorTime: now }, userIds);
  if (said.expirationTime)
    await enqueue(
      db,
      messageExpiredJob,
      { messageId: id },
      { runAt: said.expirationTime, key: expiryKey(id) },
    );
  teller.afterCommit(() => tellPeople(teller, { userIds, what: 'message', id }));
  return id;
}

/** Nobody finds it among their messages any more, and nobody's badge counts it. */
export async function takeBackAnnouncement(teller: Teller, messageId: string): Promise<void> {
  const userIds = await takeFromReceivers(teller.db, messageId);
  await withdrawJob(teller.db, expiryKey(messageId));
  teller.afterCommit(() => tellPeople(teller, { userIds, what: 'unread', id: messageId }));
}

/** Whether somebody has a message on their list. */
export const hasMessage = async (db: Db, userId: string, messageId: string): Promise<boolean> =>
  (await findReceived(db, userId, messageId)) !== undefined;

/** How many have announcements and how many of them read it, by message. */
export async function readersOf(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, { receivers: number; readers: number }>> {
  if (messageIds.length === 0) return new Map();
  const counted = await countReaders(db, messageIds);
  return new Map(counted.map(({ messageId, ...counts }) => [messageId, counts]));
}
