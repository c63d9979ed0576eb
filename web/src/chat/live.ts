import {
  type ChatMessage,
  getConversation,
  listChatReaders,
  listConversations,
} from '@fairway/contract/chat.ts';
import type { ReceiveMessage } from '@fairway/contract/live.ts';
import { countsAsUnread } from '@fairway/domain/chat/log.ts';
import type { Hears } from '../app/live/hears.ts';
import { queryClient } from '../app/query-client.ts';
import { t } from '../language/words.ts';
import { tellOutside } from '../messages/notify-outside.ts';
import { useSession } from '../session/session-store.ts';
import { chatBeingRead, chatInSight, useChatOnScreen } from './chat-in-sight.ts';
import { changeDetails, noteConversation } from './details.ts';
import { catchUp, lookAgain } from './history.ts';
import { cachedConversations } from './list/cached-list.ts';
import { chatPagePath } from './list/chat-place.ts';
import { keepListFresh } from './list/keep-list-fresh.ts';
import { sayEntry } from './list/say-entry.ts';
import { endOf, knownLog, takeIn, useLogs } from './log-store.ts';
import { noteStored } from './outbox/acknowledgements.ts';
import { removeOutgoing, useOutbox } from './outbox/outbox-store.ts';
import { readUpTo } from './read-up-to.ts';
import { countIncoming, setUnread, uncount } from './unread-store.ts';

/** What may be old after a gap. */
export const chatReads = [getConversation, listConversations, listChatReaders];

type Method =
  | 'sendMessage'
  | 'receiveMessage'
  | 'messageList'
  | 'readMessage'
  | 'conversationChanged'
  | 'Online'
  | 'Offline';

export const chatLive: Hears<Method> = {
  sendMessage(echo) {
    const { conversationId, seq, clientId, message, toUserId } = echo;
    const isWrittenHere = useOutbox.getState().outgoing.some((one) => one.clientId === clientId);
    hear(message, isWrittenHere);
    noteConversation(toUserId, conversationId);
    noteStored(clientId);
    void removeOutgoing(clientId);
    countIncoming(conversationId, seq, false);
    keepListFresh(echo, chatBeingRead() === conversationId);
  },

  receiveMessage(received) {
    const { conversationId, seq, message, formUserId } = received;
    const isBeingRead = chatBeingRead() === conversationId;
    const counts = countsAsUnread(message, me());
    noteConversation(formUserId, conversationId);
    hear(message);
    if (message.contentType === 'recall' && message.sendUserId !== me())
      uncount(conversationId, message.content.seq);
    countIncoming(conversationId, seq, counts && !isBeingRead);
    if (isBeingRead) readUpTo(conversationId, seq);
    keepListFresh(received, isBeingRead);
    if (counts && chatInSight() !== conversationId) announce(received);
    // Whoever writes has read what was before.
    if (counts) void queryClient.invalidateQueries({ queryKey: [listChatReaders.name] });
  },

  // Only asked for by other clients of the family.
  messageList: () => undefined,

  readMessage(reading) {
    const { conversationId, userId, readSeq, unread } = reading;
    const isMine = userId === me();
    if (isMine) setUnread(conversationId, unread ?? 0, readSeq);
    changeDetails((detail) => {
      if (detail.id !== conversationId) return detail;
      if (isMine) return { ...detail, readSeq: Math.max(detail.readSeq, readSeq), unread: unread ?? 0 };
      return { ...detail, peerReadSeq: Math.max(detail.peerReadSeq, readSeq) };
    });
    keepListFresh(reading);
  },

  conversationChanged(changed) {
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

const me = () => useSession.getState().userInfo?.userId ?? '';

/** After a gap in the line: nothing may be missing in what is on the screen; the rest is fetched when it is opened. */
export function catchUpOnScreen(): void {
  const { conversationId } = useChatOnScreen.getState();
  if (conversationId) fillGap(conversationId);
}

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

function announce({ conversationId, formUserId, realName, headIcon, message }: ReceiveMessage): void {
  const isMeant = message.mentionIds.includes('all') || message.mentionIds.includes(me());
  const isMuted = cachedConversations()?.find(({ id }) => id === conversationId)?.isMuted ?? false;
  if (isMuted && !isMeant) return;
  const isDirect = formUserId !== conversationId;
  const said = sayEntry(t, message, me());
  const partner = { id: conversationId, peerId: isDirect ? formUserId : '', name: realName, headIcon };
  void tellOutside({
    kind: 'chat',
    id: message.id,
    tag: `chat ${conversationId}`,
    title: realName,
    body: isDirect ? said : t('chatSaid', { name: message.sendUserName, said }),
    open: (goTo) => goTo(chatPagePath(partner)),
  });
}
