import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { messageType } from '@fairway/contract/messages.ts';
import { readPlaces } from '@fairway/domain/text/read-places.ts';
import { messageWords, messageWordsEn } from '../language/words.ts';

const pairs = (Object.keys(messageWordsEn) as (keyof typeof messageWordsEn)[]).flatMap((name) => {
  const [written, words] = [messageWords[name], messageWordsEn[name]];
  return [
    [written.title, words.title],
    [written.body, words.body],
  ] as const;
});

interface Message {
  type: number;
  title: string;
  bodyText: string;
  /** The beginning of the body, in a list. */
  excerpt?: string;
}

/** What the system itself says, in the reader's language. It is stored once, in the company's. */
export function systemMessageIn<T extends Message>(language: Language, message: T): T {
  if (language === 'zh' || message.type !== messageType.system) return message;
  const { title, bodyText, excerpt } = message;
  return {
    ...message,
    title: inEnglish(title),
    bodyText: inEnglish(bodyText),
    ...(excerpt === undefined ? {} : { excerpt: inEnglish(excerpt) }),
  };
}

function inEnglish(text: string): string {
  for (const [written, words] of pairs) {
    if (text === written) return words;
    const places = readPlaces(written, text);
    if (places) return filledWords(words, Object.fromEntries(places));
  }
  return text;
}
