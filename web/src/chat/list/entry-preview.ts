import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { Say } from '../../language/words.ts';
import { contentOf } from '../content-of.ts';
import { contentPreview } from './content-preview.ts';

type Told = Extract<ChatMessage, { contentType: 'system' }>['content'];

/** One place of a log in one line, as a list shows it. */
export function entryPreview(words: Say, entry: ChatMessage, me: string): string {
  const content = contentOf(entry);
  if (content) return contentPreview(words, content);
  switch (entry.contentType) {
    case 'system':
      return eventText(words, entry.content, me);
    case 'recalled':
      return words('chatRecalled', { name: entry.sendUserId === me ? words('chatYou') : entry.sendUserName });
    default:
      return '';
  }
}

/** What happened to a group. */
export function eventText(words: Say, { event, by, byName, userIds, names, name }: Told, me: string): string {
  const who = by === me ? words('chatYou') : byName;
  const whom = names.map((one, place) => (userIds[place] === me ? words('chatYou') : one));
  const told = { name: who, names: whom.join(words('listComma')), title: name };
  switch (event) {
    case 'created':
      return words('groupEventCreated', told);
    case 'joined':
      return words('groupEventJoined', told);
    case 'left':
      return words('groupEventLeft', told);
    case 'removed':
      return words('groupEventRemoved', told);
    case 'renamed':
      return words('groupEventRenamed', told);
  }
}
