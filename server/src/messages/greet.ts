import type { InitMessage } from '@fairway/contract/live.ts';
import type { Db } from '../database/open.ts';
import { messageType } from './notify.ts';
import { newestMessage, unreadByType } from './store.ts';
import { unreadCounts } from './unread-counts.ts';

/** What somebody who connects is told first: how much is unread, and the last words. */
export async function greet(db: Db, userId: string): Promise<InitMessage> {
  const [unread, newest] = [await unreadByType(db, [userId]), await newestMessage(db, userId)];
  const notice = unread.find(({ type }) => type === messageType.notice);
  return {
    method: 'initMessage',
    userId,
    onlineUsers: [],
    unreadNums: [],
    ...unreadCounts(unread),
    noticeDefaultText: notice?.newestTitle ?? '',
    noticeDefaultTime: notice?.newestTime.getTime() ?? null,
    messageDefaultText: newest?.title ?? '',
    messageDefaultTime: newest?.creatorTime.getTime() ?? null,
  };
}
