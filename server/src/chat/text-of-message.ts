import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { chatLineWords } from '../language/words.ts';

const mostLetters = 100;

/** A message in one line, for lists and greetings. */
export function textOfMessage(message: ChatMessage, language: Language): string {
  const { contentType, content } = message;
  if (contentType === 'text') return [...content].slice(0, mostLetters).join('');
  if (contentType === 'hidden' || contentType === 'recall') return '';
  if (contentType === 'recalled')
    return filledWords(chatLineWords.recalled[language], { name: message.sendUserName });
  if (contentType === 'system') {
    const places = { name: content.byName, names: content.names.join('、'), to: content.name };
    return filledWords(chatLineWords[content.event][language], places);
  }
  return chatLineWords[contentType][language];
}
