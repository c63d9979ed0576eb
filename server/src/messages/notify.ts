import type { Language } from '@fairway/contract/errors.ts';
import { messageType } from '@fairway/contract/messages.ts';
import type { Bus } from '../bus/bus.ts';
import { newId } from '../database/new-id.ts';
import type { Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { tellPeople } from '../live/tell-people.ts';
import { hasUnreadSince, insertMessage, messageParts } from './store.ts';

export interface Notice {
  type: keyof typeof messageType;
  /** In the company's language, or where the system says it in both. */
  title: string | Record<Language, string>;
  bodyText: string | Record<Language, string>;
  userIds: readonly string[];
  creatorUserId?: string;
  /** The screen of the app, with its query, that what it tells of stands on. */
  link?: string;
  /** What it asks them for, by its id: whoever does that settles it (`settle.ts`). */
  asks?: string;
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
    if (since && (await hasUnreadSince(db, userId, messageOf(notice).title, since))) continue;
    userIds.push(userId);
  }
  if (userIds.length === 0) return;
  const message = messageOf(notice);
  await insertMessage(db, message, userIds, notice.asks);
  afterCommit(() => tellPeople({ bus }, { userIds, what: 'message', id: message.id }));
}

/** The same for a command that is one statement: what it adds to it. Everybody gets theirs. */
export function notifyWith(
  { bus, afterCommit }: Omit<Teller, 'db'>,
  notices: readonly Omit<Notice, 'oncePer'>[],
): Part[] {
  const messages = notices
    .map((notice) => ({
      message: messageOf(notice),
      userIds: [...new Set(notice.userIds)],
      asks: notice.asks ?? null,
    }))
    .filter(({ userIds }) => userIds.length > 0);
  for (const { message, userIds } of messages)
    afterCommit(() => tellPeople({ bus }, { userIds, what: 'message', id: message.id }));
  return messageParts(messages);
}

const messageOf = ({ type, title, bodyText, link = '', creatorUserId, now }: Notice) => ({
  ...{ id: newId(now.getTime()), type: messageType[type], link },
  ...(typeof title === 'string' ? { title, titleEn: null } : { title: title.zh, titleEn: title.en }),
  ...(typeof bodyText === 'string'
    ? { bodyText, bodyTextEn: null }
    : { bodyText: bodyText.zh, bodyTextEn: bodyText.en }),
  creatorUserId: creatorUserId ?? null,
  creatorTime: now,
});
