import type { InSiteMessage } from '@fairway/contract/messages.ts';
import { flowTypeOf } from '@fairway/domain/messages/flow-type.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { opensFor } from './opens.ts';
import { settledTexts } from './settled-text.ts';
import { findAsked, findHeads, listReceived, type Wanted } from './store.ts';
import { titleIn } from './words-in.ts';

/** The caller's own messages. What is over or settled counts as read: nobody is asked to read it any more. */
export async function listMessages(
  { db, session, language }: Context,
  wanted: Wanted & { currentPage: number; pageSize: number },
) {
  const { rows, total } = await listReceived(db, session.userId, wanted);
  const ids = rows.map(({ messageId }) => messageId);
  const heads = await findHeads(db, ids);
  const asked = await findAsked(db, session.userId, ids);
  const askedBy = new Map(asked.map((row) => [row.messageId, row]));
  const textOf = await settledTexts(db, { userId: session.userId, language }, asked);
  const senders = heads.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const faceOf = await peopleFaces(db, [...new Set(senders)]);
  const byId = new Map(heads.map((head) => [head.id, head]));
  const list = rows.flatMap(({ messageId, isUnread }): InSiteMessage[] => {
    const head = byId.get(messageId);
    if (!head) return [];
    const { creatorUserId, creatorTime, titleEn: _, excerptEn, ...message } = head;
    const { userName: releaseUser, isExternal } = faceOf(creatorUserId);
    const releaseTime = creatorTime.getTime();
    const asks = askedBy.get(messageId);
    return [
      {
        ...message,
        title: titleIn(language, head),
        excerpt: language === 'en' ? (excerptEn ?? message.excerpt) : message.excerpt,
        ...{ releaseUser, releaseTime, creatorUser: releaseUser, creatorTime: releaseTime, isExternal },
        // It may have been settled since its row was read.
        isRead: isUnread && !asks?.settledAt ? 0 : 1,
        flowType: flowTypeOf(message),
        settled: asks ? textOf(asks) : null,
        opens: asks ? opensFor(asks) : '',
      },
    ];
  });
  return pageOf(list, wanted, total);
}
