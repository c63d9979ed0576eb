import {
  type ChatMessage,
  getConversation,
  listChatReaders,
  listConversations,
} from '@fairway/contract/chat.ts';
import { addsToUnread, countsAsUnread, namesPerson } from '@fairway/domain/chat/log.ts';
import { myId } from '../wire/session-store.ts';
import type { FrameHandlers } from '../wire/socket/frame-handlers.ts';
import { announce } from './announce.ts';
import { changeDetails, noteConversation } from './details.ts';
import { catchUp, lookAgain } from './history.ts';
import { keepListFresh } from './list/keep-list-fresh.ts';
import { endOf, knownLog, takeIn, useLogs } from './log-store.ts';
import { askForReadersAgain } from './message/ask-for-readers-again.ts';
import { noteRefused, noteStored } from './outbox/acknowledgements.ts';
import { removeOutgoing, useOutbox } from './outbox/outbox-store.ts';
import { readUpTo } from './read-up-to.ts';
import { countIncoming, noteMuted, setChatUnread, setUnread, uncount, unreadOf } from './unread-store.ts';
import { chatBeingRead, useChatOnScreen, visibleChat } from './visible-chat.ts';

/** What may be old after a gap. */
export const chatReads = [getConversation, listConversations, listChatReaders];

type Method =
  | 'error'
  | 'initMessage'
  | 'sendMessage'
  | 'receiveMessage'
  | 'messageList'
  | 'readMessage'
  | 'conversationChanged'
  | 'Online'
  | 'Offline';

export const chatHandlers: FrameHandlers<Method> = {
  initMessage(greeting) {
    const online = new Set(greeting.onlineUsers);
    changeDetails((detail) => ({ ...detail, isOnline: online.has(detail.peerId) }));
    keepListFresh(greeting);
    setChatUnread(greeting.unreadNums, greeting.mutedConversations);
  },

  sendMessage(echo) {
    const { conversationId, seq, clientId, message, toUserId } = echo;
    const isWrittenHere = useOutbox.getState().outgoing.some((one) => one.clientId === clientId);
    hear(message, isWrittenHere);
    noteConversation(toUserId, conversationId);
    noteStored(clientId);
    void removeOutgoing(clientId);
    countIncoming(conversationId, seq, addsToUnread(message, myId(), false));
    keepListFresh(echo, isReadNow(conversationId, seq));
  },

  receiveMessage(received) {
    const { conversationId, seq, message, formUserId } = received;
    const counts = countsAsUnread(message, myId());
    noteConversation(formUserId, conversationId);
    hear(message);
    const isRead = isReadNow(conversationId, seq);
    if (message.contentType === 'recall' && message.sendUserId !== myId())
      uncount(conversationId, message.content.seq, seq);
    countIncoming(conversationId, seq, addsToUnread(message, myId(), isRead), namesPerson(message, myId()));
    if (isRead) readUpTo(conversationId, seq);
    keepListFresh(received, isRead);
    if (counts && visibleChat() !== conversationId) void announce(received);
    // Whoever writes has read what was before.
    if (counts) askForReadersAgain(conversationId);
  },

  // Only chat says what the server may refuse.
  error({ name, of, clientId, msg }) {
    const isTold = noteRefused(clientId, name, msg);
    // Nobody's mistake: what is so now is asked for (`keep-connected.ts`).
    if (!isTold && name !== 'UNAVAILABLE') reportError(new Error(`the server refused ${of}: ${name}`));
  },

  // Only asked for by other clients of the family.
  messageList: () => undefined,

  readMessage(reading) {
    const { conversationId, userId, readSeq, lastSeq } = reading;
    const isMine = userId === myId();
    if (isMine) setUnread(conversationId, { unread: reading.unread ?? 0, readSeq, lastSeq });
    // With what came in after the server counted.
    const { unread } = unreadOf(conversationId);
    changeDetails((detail) => {
      if (detail.id !== conversationId) return detail;
      if (isMine) return { ...detail, readSeq: Math.max(detail.readSeq, readSeq), unread };
      return { ...detail, peerReadSeq: Math.max(detail.peerReadSeq, readSeq) };
    });
    keepListFresh(isMine ? { ...reading, unread } : reading);
  },

  conversationChanged(changed) {
    noteMuted(changed.conversationId, changed.isMuted);
    keepListFresh(changed);
    // Without an answer it stays as it was, as after a gap.
    if (knownLog(changed.conversationId).isLoaded) lookAgain(changed.conversationId).catch(() => undefined);
  },

  Online(came) {
    showPresence(came.userId, true);
    keepListFresh(came);
  },
  Offline(went) {
    showPresence(went.userId, false);
    keepListFresh(went);
  },
};

/** After a gap in the line: nothing may be missing in what is on the screen; the rest is fetched when it is opened. */
export function catchUpOnScreen(): void {
  const { conversationId } = useChatOnScreen.getState();
  if (conversationId) fillGap(conversationId);
}

/** It stands at the end of what is before somebody's eyes, with nothing missing in between. */
const isReadNow = (conversationId: string, seq: number) =>
  chatBeingRead() === conversationId && endOf(knownLog(conversationId)) >= seq;

/** A conversation that was not opened yet is fetched when it is. */
function hear(message: ChatMessage, isWrittenHere = false): void {
  const { conversationId, seq } = message;
  const known = Object.hasOwn(useLogs.getState().logs, conversationId);
  if (!known && !isWrittenHere) return;
  const end = endOf(knownLog(conversationId));
  takeIn(conversationId, [message]);
  if (known && seq > end + 1) fillGap(conversationId);
}

function fillGap(conversationId: string): void {
  // Without an answer the gap stays; the next gap, or whoever opens it next, asks again.
  if (knownLog(conversationId).isLoaded) void catchUp(conversationId).catch(() => undefined);
}

function showPresence(userId: string, isOnline: boolean): void {
  changeDetails((detail) => (detail.peerId === userId ? { ...detail, isOnline } : detail));
}
