import { getConversation } from '@fairway/contract/chat.ts';
import type { InitMessage, ReceiveMessage, SendEcho, ServerMessage } from '@fairway/contract/live.ts';
import { isUnsure, withEntry, withReading } from '@fairway/domain/chat/conversation-list.ts';
import { queryClient } from '../../wire/query-client.ts';
import { myId } from '../../wire/session-store.ts';
import type { FrameHandlers } from '../../wire/socket/frame-handlers.ts';
import { askForListAgain, cachedConversations, changeConversations, isListOnItsWay } from './cached-list.ts';

type Method =
  | 'initMessage'
  | 'sendMessage'
  | 'receiveMessage'
  | 'readMessage'
  | 'conversationChanged'
  | 'Online'
  | 'Offline';

/** What changes the list of conversations. */
export type ListNews = Extract<ServerMessage, { method: Method }>;

/**
 * Changes the rows of the list as the server tells of them; what cannot be told from a row is asked for.
 * `isBeingRead`: the conversation of this message is before the person's eyes.
 */
export function keepListFresh(news: ListNews, isBeingRead = false): void {
  const hear: FrameHandlers<Method> = {
    initMessage: compare,
    sendMessage: (echo) => hearEntry(echo, isBeingRead),
    receiveMessage: (received) => hearEntry(received, isBeingRead),
    readMessage: (reading) =>
      changeConversations((row) =>
        row.id === reading.conversationId ? withReading(row, reading, myId()) : row,
      ),
    conversationChanged: () => {
      askForDetailsAgain();
      askForListAgain();
    },
    Online: ({ userId }) => showPresence(userId, true),
    Offline: ({ userId }) => showPresence(userId, false),
  };
  (hear[news.method] as (news: ListNews) => void)(news);
  if (isListOnItsWay()) askForListAgain();
}

const askForDetailsAgain = () => void queryClient.invalidateQueries({ queryKey: [getConversation.name] });

function hearEntry({ message }: SendEcho | ReceiveMessage, isBeingRead: boolean): void {
  const row = cachedConversations()?.find(({ id }) => id === message.conversationId);
  if (!row || isUnsure(row, message)) askForListAgain();
  // Who is in a group, what it is called, and whether one is still in it.
  if (message.contentType === 'system') askForDetailsAgain();
  changeConversations((one) =>
    one.id === message.conversationId ? withEntry(one, message, { me: myId(), isBeingRead }) : one,
  );
}

function showPresence(userId: string, isOnline: boolean): void {
  changeConversations((row) =>
    row.peerId === userId && row.isOnline !== isOnline ? { ...row, isOnline } : row,
  );
}

/** The greeting says who is there and what is unread; a list that knows otherwise is older. */
function compare({ onlineUsers, unreadNums }: InitMessage): void {
  const online = new Set(onlineUsers);
  changeConversations((row) => {
    const isOnline = row.peerId !== '' && online.has(row.peerId);
    return row.isOnline === isOnline ? row : { ...row, isOnline };
  });
  const rows = cachedConversations();
  if (!rows) return;
  const told = new Map(unreadNums.map((unread) => [unread.conversationId, unread]));
  const isOld = rows.some(({ id, unread, lastSeq }) => {
    const now = told.get(id);
    told.delete(id);
    return unread !== (now?.unreadNum ?? 0) || lastSeq < (now?.lastSeq ?? 0);
  });
  if (isOld || told.size > 0) askForListAgain();
}
