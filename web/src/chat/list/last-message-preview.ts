import type { Conversation } from '@fairway/contract/chat.ts';
import type { Say } from '../../language/words.ts';
import { entryPreview } from './entry-preview.ts';

/** What was said last, in one line; in a group with who said it. */
export function lastMessagePreview(
  words: Say,
  { last, kind }: Conversation,
  { me, nameOf }: { me: string; nameOf: (name: string, isExternal: boolean) => string },
): string {
  if (!last) return '';
  const said = entryPreview(words, last, me);
  const isSomebodys = last.contentType !== 'system' && last.contentType !== 'recalled';
  const isNamed = kind !== 'direct' && last.sendUserId !== me && isSomebodys;
  return isNamed ? words('chatSaid', { name: nameOf(last.sendUserName, last.isExternal), said }) : said;
}
