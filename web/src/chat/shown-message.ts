import type { ChatMessage } from '@fairway/contract/chat.ts';
import { contentOf } from './content-of.ts';
import type { Outgoing, OutgoingContent } from './outbox/outgoing.ts';

/** A message on the screen, whether it is stored or still on its way. */
export interface ShownMessage {
  content: OutgoingContent;
  isMine: boolean;
  senderId: string;
  senderName: string;
  headIcon: string;
  isExternal: boolean;
  at: number;
  replyTo: number | null;
  message?: ChatMessage;
  outgoing?: Outgoing;
}

interface Person {
  userId: string;
  userName: string;
  headIcon: string;
  isExternal: boolean;
}

export function toShownMessage(message: ChatMessage, me: string): ShownMessage | undefined {
  const content = contentOf(message);
  if (!content) return undefined;
  return {
    content,
    isMine: message.sendUserId === me,
    senderId: message.sendUserId,
    senderName: message.sendUserName,
    headIcon: message.sendUserHeadIcon,
    isExternal: message.isExternal,
    at: message.sendTime,
    replyTo: message.replyTo,
    message,
  };
}

export const outgoingAsShown = (outgoing: Outgoing, me: Person | undefined): ShownMessage => ({
  content: outgoing.content,
  isMine: true,
  senderId: outgoing.userId,
  senderName: me?.userName ?? '',
  headIcon: me?.headIcon ?? '',
  isExternal: me?.isExternal ?? false,
  at: outgoing.at,
  replyTo: outgoing.replyTo,
  outgoing,
});
