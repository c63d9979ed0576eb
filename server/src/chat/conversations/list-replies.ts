import type { ChatListEntry } from '@fairway/contract/chat.ts';
import type { Context } from '../../http/context.ts';
import { textOfMessage } from '../text-of-message.ts';
import { showConversations } from './show-conversation.ts';
import { listedIds } from './store.ts';

const mostReplies = 500;

/** The caller's list as the clients of the family show it. */
export async function listReplies({ db, session, language }: Context): Promise<{ list: ChatListEntry[] }> {
  const ids = (await listedIds(db, session.userId)).slice(0, mostReplies);
  const found = await showConversations(db, session, ids, async () => new Set());
  const list = found.flatMap(({ row, shown: { id, peerId, name, headIcon, unread, last } }) => {
    if (!last) return [];
    const account = session.kind === 'member' ? (row.peerAccount ?? '') : '';
    return [
      {
        ...{ id: peerId || id, realName: name, account, headIcon, unreadMessage: unread },
        ...{
          latestMessage: textOfMessage(last, language),
          latestDate: last.sendTime,
          messageType: last.contentType,
        },
      },
    ];
  });
  return { list: list.toSorted((one, other) => other.latestDate - one.latestDate) };
}
