import type { Say } from '../../language/words.ts';
import { cardInLanguage } from '../bubbles/card-in-language.ts';
import type { OutgoingContent } from '../outbox/outgoing.ts';

/** What somebody says, in one line. */
export function contentPreview(words: Say, content: OutgoingContent): string {
  switch (content.kind) {
    case 'text':
      return content.text.replace(/\s+/g, ' ');
    case 'image':
      return words('chatImage');
    case 'voice':
      return words('chatVoice');
    case 'file':
      return words('chatFile', { name: content.fileName });
    case 'location':
      return words('chatLocation', { name: content.title });
    case 'card':
      return words('chatCard', { name: cardInLanguage(content).title });
  }
}
