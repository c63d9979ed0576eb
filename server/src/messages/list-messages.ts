import type { InSiteMessage } from '@fairway/contract/messages.ts';
import { flowTypeOf } from '@fairway/domain/messages/flow-type.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { findHeads, listReceived, type Wanted } from './store.ts';

/** The caller's own messages. What is over counts as read: nobody is asked to read it any more. */
export async function listMessages(
  { db, session }: Context,
  wanted: Wanted & { currentPage: number; pageSize: number },
) {
  const { rows, total } = await listReceived(db, session.userId, wanted);
  const heads = await findHeads(
    db,
    rows.map(({ messageId }) => messageId),
  );
  const senders = heads.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const faceOf = await peopleFaces(db, [...new Set(senders)]);
  const byId = new Map(heads.map((head) => [head.id, head]));
  const list = rows.flatMap(({ messageId, isUnread }): InSiteMessage[] => {
    const head = byId.get(messageId);
    if (!head) return [];
    const { creatorUserId, creatorTime, ...message } = head;
    const { userName: releaseUser, isExternal } = faceOf(creatorUserId);
    const releaseTime = creatorTime.getTime();
    return [
      {
        ...message,
        ...{ releaseUser, releaseTime, creatorUser: releaseUser, creatorTime: releaseTime, isExternal },
        isRead: isUnread ? 0 : 1,
        flowType: flowTypeOf(message),
      },
    ];
  });
  return pageOf(list, wanted, total);
}
