import type { SentFrame } from '@fairway/contract/live.ts';
import type { Outgoing, OutgoingContent } from './outgoing.ts';

type SendFrame = Extract<SentFrame, { method: 'SendMessage' }>;

/** A message as the wire has it. */
export function frameOf({ clientId, to, content, replyTo, mentionIds }: Outgoing): SendFrame {
  return {
    method: 'SendMessage',
    toUserId: to,
    messageType: content.kind,
    messageContent: messageContent(content),
    clientId,
    ...(replyTo === null ? {} : { replyTo }),
    ...(mentionIds.length > 0 ? { mentionIds } : {}),
  };
}

function messageContent(content: OutgoingContent): SendFrame['messageContent'] {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'image':
      return { name: content.name ?? '', width: content.width, height: content.height };
    case 'voice':
      return { name: content.name ?? '', length: content.length };
    case 'file':
      return { name: content.name ?? '' };
    case 'location': {
      const { latitude, longitude, title, address } = content;
      return { latitude, longitude, title, address };
    }
    case 'card':
      return { cardKind: content.cardKind, cardId: content.cardId };
  }
}
