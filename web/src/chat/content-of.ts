import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { OutgoingContent } from './outbox/outgoing.ts';

/** What a message says, as it could be sent once more; nothing for what is no message. */
export function contentOf(message: ChatMessage): OutgoingContent | undefined {
  switch (message.contentType) {
    case 'text':
      return { kind: 'text', text: message.content };
    case 'image': {
      const { name, width, height } = message.content;
      return { kind: 'image', name, width, height, fileName: '' };
    }
    case 'voice': {
      const { name, length } = message.content;
      return { kind: 'voice', name, length, fileName: '' };
    }
    case 'file': {
      const { name, fileName, fileSize } = message.content;
      return { kind: 'file', name, fileName, fileSize };
    }
    case 'location':
      return { kind: 'location', ...message.content };
    case 'card':
      return { kind: 'card', ...message.content };
    default:
      return undefined;
  }
}
