import type { ChatListEntry } from '@fairway/contract/chat.ts';
import type { Context } from '../../http/context.ts';
import { textOfMessage } from '../text-of-message.ts';
import { showConversations } from './show-conversation.ts';
import { listedIds } from './store.ts';
import { leaveLostThreads } from './threads/leave-lost-threads.ts';
import type { Threads } from './threads/threads.ts';

const mostReplies = 500;

/** The caller's list as the clients of the family show it. */
export async function listReplies(ctx: Context, threads: Threads): Promise<{ list: ChatListEntry[] }> {
  const { db, session, language } = ctx;
  const newest = async () => (await listedIds(db, session)).slice(0, mostReplies);
  let ids = await newest();
  while (await leaveLostThreads(db, threads, session, ids)) ids = await newest();
  const found = await showConversations(ctx, ids, async () => new Set());
  const list = found.flatMap(({ row, shown: { id, peerId, name, headIcon, isExternal, unread, last } }) => {
    if (!last) return [];
    const account = session.kind === 'member' ? (row.peerAccount ?? '') : '';
    return [
      {
        ...{ id: peerId || id, realName: name, account, headIcon, isExternal, unreadMessage: unread },
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
