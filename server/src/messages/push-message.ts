import type { MessagePush, ServerMessage } from '@fairway/contract/live.ts';
import { messageType } from '@fairway/contract/messages.ts';
import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { countByPerson, findMessageFor } from './store.ts';
import { unreadCounts } from './unread-counts.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the message's id. */
    message: string;
  }
}

/** What each of these people is told about a new message; of one that is settled by now only how many are unread. */
export async function pushMessage(db: Db, messageId: string, userIds: string[]): Promise<News> {
  const messages = await findMessageFor(db, messageId, userIds);
  const unread = await countByPerson(
    db,
    messages.map(({ userId }) => userId),
  );
  return new Map(
    messages.map(({ userId, settledAt, ...message }): [string, ServerMessage] => {
      const counts = unreadCounts(unread.filter((counted) => counted.userId === userId));
      if (settledAt) return [userId, { method: 'unreadChanged', ...counts }];
      const push: MessagePush = {
        method: 'messagePush',
        id: message.id,
        messageType: message.type,
        title: message.title,
        ...(message.titleEn !== null && { titleEn: message.titleEn }),
        bodyText: message.type === messageType.flow ? message.bodyText : '',
        ...(message.link !== '' && { link: message.link }),
        userId: message.creatorUserId ?? '',
        toUserId: [userId],
        messageDefaultTime: message.creatorTime.getTime(),
        unreadNoticeCount: 1,
        unreadSystemMessageCount: counts.unreadSystemMessageCount,
        unreadTotalCount: counts.unreadTotalCount,
      };
      return [userId, push];
    }),
  );
}
