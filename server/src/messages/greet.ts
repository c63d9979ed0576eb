import type { InitMessage } from '@fairway/contract/live.ts';
import { messageType } from '@fairway/contract/messages.ts';
import type { Db } from '../database/open.ts';
import { countByPerson, newestMessage, newestUnread } from './store.ts';
import { unreadCounts } from './unread-counts.ts';

/** What somebody who connects is told first: how much is unread, and the last words. */
export async function greet(db: Db, userId: string): Promise<Partial<InitMessage>> {
  const [unread, newest, notice] = [
    await countByPerson(db, [userId]),
    await newestMessage(db, userId),
    await newestUnread(db, userId, messageType.notice),
  ];
  return {
    ...unreadCounts(unread),
    noticeDefaultText: notice?.title ?? '',
    noticeDefaultTime: notice?.creatorTime.getTime() ?? null,
    messageDefaultText: newest?.title ?? '',
    ...(newest?.titleEn && { messageDefaultTextEn: newest.titleEn }),
    messageDefaultTime: newest?.creatorTime.getTime() ?? null,
  };
}
