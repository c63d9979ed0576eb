import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { ReceiveMessage, SendEcho } from '@fairway/contract/live.ts';
import type { SignAddress } from '../../files/signed-address.ts';
import { isExternal } from '../../organisation/is-external.ts';
import { showMessage } from '../show-message.ts';
import type { LogRow } from '../tables.ts';
import type { Profiles } from './profile-cache.ts';
import type { Profile, Talk } from './store.ts';

/** Whom somebody sees a conversation with: the other person, or the group under its own id. */
function counterpartOf(talk: Talk, userId: string, faces: Profiles): Profile {
  const peerId =
    talk.kind === 'direct' ? talk.listeners.find((listener) => listener.userId !== userId)?.userId : '';
  const peer = faces.get(peerId ?? '');
  if (!peer) return { userId: talk.id, realName: talk.name, account: '', headIcon: '', kind: 'member' };
  // What colleagues sign in with is nothing for customers.
  return faces.get(userId)?.kind === 'customer' ? { ...peer, account: '' } : peer;
}

const timesOf = ({ sendTime }: ChatMessage) => ({ dateTime: sendTime, latestDate: sendTime });

/** For every device of whoever sent it. */
export function echoOf(row: LogRow, talk: Talk, faces: Profiles, sign: SignAddress): SendEcho {
  const message = showMessage(row, sign);
  const peer = counterpartOf(talk, row.senderId, faces);
  return {
    method: 'sendMessage',
    UserId: row.senderId,
    toUserId: peer.userId,
    ...timesOf(message),
    realName: row.senderName,
    account: row.senderAccount,
    headIcon: row.senderHeadIcon,
    isExternal: message.isExternal,
    toRealName: peer.realName,
    toAccount: peer.account,
    toHeadIcon: peer.headIcon,
    toIsExternal: isExternal(peer),
    messageType: message.contentType,
    toMessage: message.content,
    clientId: row.clientId,
    conversationId: row.conversationId,
    seq: row.seq,
    message,
  };
}

/** For somebody else; in a group the same words for all of them, unless there is an address in it. */
export function receivedOf(
  row: LogRow,
  talk: Talk,
  userId: string,
  faces: Profiles,
  sign: SignAddress,
): ReceiveMessage {
  const message = showMessage(row, sign);
  const { userId: formUserId, realName, account, headIcon, kind } = counterpartOf(talk, userId, faces);
  return {
    method: 'receiveMessage',
    formUserId,
    userId: row.senderId,
    ...timesOf(message),
    ...{ realName, account, headIcon, isExternal: isExternal({ kind }) },
    messageType: message.contentType,
    formMessage: message.content,
    conversationId: row.conversationId,
    seq: row.seq,
    message,
  };
}
