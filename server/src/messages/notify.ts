import { messageType } from '@fairway/contract/messages.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Bus } from '../live/bus.ts';
import { tellPeople } from '../live/tell-people.ts';
import { hasUnreadSince, insertMessage } from './store.ts';

interface Notice {
  type: keyof typeof messageType;
  title: string;
  bodyText: string;
  userIds: readonly string[];
  creatorUserId?: string;
  /** Do not repeat the same title to somebody who has it unread and younger than so many milliseconds. */
  oncePer?: number;
  now: Date;
}

/** A command or a job: its transaction, and what follows it. */
export interface Teller {
  db: Db;
  bus: Bus;
  afterCommit: (work: () => unknown) => void;
}

/**
 * Leaves an in-site message with everyone it is for, in the transaction of what it tells about; their screens hear of it
 * after the commit.
 */
export async function notify({ db, bus, afterCommit }: Teller, notice: Notice): Promise<void> {
  const userIds: string[] = [];
  for (const userId of new Set(notice.userIds)) {
    const since = notice.oncePer ? new Date(notice.now.getTime() - notice.oncePer) : undefined;
    if (since && (await hasUnreadSince(db, userId, notice.title, since))) continue;
    userIds.push(userId);
  }
  if (userIds.length === 0) return;
  const message = {
    id: newId(notice.now.getTime()),
    type: messageType[notice.type],
    title: notice.title,
    bodyText: notice.bodyText,
    creatorUserId: notice.creatorUserId ?? null,
    creatorTime: notice.now,
  };
  await insertMessage(db, message, userIds);
  afterCommit(() => tellPeople({ bus }, { userIds, what: 'message', id: message.id }));
}
