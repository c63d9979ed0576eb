import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { ReceiveMessage, SendEcho } from '@fairway/contract/live.ts';
import { showMessage } from '../show-message.ts';
import type { Listener, Talk, TalkRow } from './store.ts';

type Face = Pick<Listener, 'userId' | 'realName' | 'account' | 'headIcon'>;

/** Whom somebody sees a conversation with: the other person, or the group under its own id. */
function counterpartOf({ id, kind, name, listeners }: Talk, userId: string): Face {
  const peer = kind === 'direct' ? listeners.find((listener) => listener.userId !== userId) : undefined;
  if (!peer) return { userId: id, realName: name, account: '', headIcon: '' };
  // What colleagues sign in with is nothing for customers.
  const isCustomer = listeners.some((listener) => listener.userId === userId && listener.kind === 'customer');
  return isCustomer ? { ...peer, account: '' } : peer;
}

const timesOf = ({ sendTime }: ChatMessage) => ({ dateTime: sendTime, latestDate: sendTime });

/** For every device of whoever sent it. */
export function echoOf(row: TalkRow, talk: Talk): SendEcho {
  const message = showMessage(row);
  const peer = counterpartOf(talk, row.senderId);
  return {
    method: 'sendMessage',
    UserId: row.senderId,
    toUserId: peer.userId,
    ...timesOf(message),
    realName: row.senderName,
    account: row.senderAccount,
    headIcon: row.senderHeadIcon,
    toRealName: peer.realName,
    toAccount: peer.account,
    toHeadIcon: peer.headIcon,
    messageType: message.contentType,
    toMessage: message.content,
    clientId: row.clientId,
    conversationId: row.conversationId,
    seq: row.seq,
    message,
  };
}

/** For somebody else; in a group the same words for all of them. */
export function receivedOf(row: TalkRow, talk: Talk, userId: string): ReceiveMessage {
  const message = showMessage(row);
  const { userId: formUserId, realName, account, headIcon } = counterpartOf(talk, userId);
  return {
    method: 'receiveMessage',
    formUserId,
    userId: row.senderId,
    ...timesOf(message),
    ...{ realName, account, headIcon },
    messageType: message.contentType,
    formMessage: message.content,
    conversationId: row.conversationId,
    seq: row.seq,
    message,
  };
}
