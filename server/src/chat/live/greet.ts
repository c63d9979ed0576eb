import type { Language } from '@fairway/contract/errors.ts';
import type { InitMessage } from '@fairway/contract/live.ts';
import type { Db } from '../../database/open.ts';
import { whoIsOnline } from '../../live/who-is-online.ts';
import { leaveLostThreads } from '../conversations/threads/leave-lost-threads.ts';
import type { Threads } from '../conversations/threads/threads.ts';
import { showMessage } from '../show-message.ts';
import { readPlaces } from '../store.ts';
import { textOfMessage } from '../text-of-message.ts';
import { readMuted, readUnread } from './store.ts';
import { whoSeesPresence } from './who-sees-presence.ts';

/** What somebody who connects is told of their conversations: what is unread, and who of the others is there. */
export async function greetInChat(
  db: Db,
  threads: Threads,
  { userId, language }: { userId: string; language: Language },
): Promise<Pick<InitMessage, 'onlineUsers' | 'unreadNums' | 'mutedConversations'>> {
  let unread = await readUnread(db, userId);
  const ids = unread.map(({ conversationId }) => conversationId);
  if (await leaveLostThreads(db, threads, { userId }, ids)) unread = await readUnread(db, userId);
  const newest = new Map(
    // Only its words are told.
    (await readPlaces(db, unread)).map((row) => [row.conversationId, showMessage(row, () => '')] as const),
  );
  const peers = (await whoSeesPresence(db, [userId])).map(({ peerId }) => peerId);
  return {
    onlineUsers: [...(await whoIsOnline(db, peers))],
    mutedConversations: await readMuted(db, userId),
    unreadNums: unread.map(({ conversationId, peerId, unread: unreadNum, ...counted }) => {
      const { readSeq, lastSeq, isMentioned } = counted;
      const last = newest.get(conversationId);
      const [text, time] = last ? [textOfMessage(last, language), last.sendTime] : ['', 0];
      return {
        ...{ conversationId, sendUserId: peerId ?? conversationId, unreadNum, readSeq, lastSeq },
        isMentioned,
        ...{ messageDefaultText: text, messageDefaultTime: time },
        ...{ defaultMessage: text, defaultMessageTime: time, tenantId: '' },
        defaultMessageType: last?.contentType ?? 'text',
      };
    }),
  };
}
