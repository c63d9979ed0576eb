import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { Say } from '../../language/words.ts';
import { markedName } from '../../people/marked-name.ts';
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
export function eventText(words: Say, told: Told, me: string): string {
  const { event, by, byName, userIds, names, externalIds = [], name } = told;
  const called = (id: string, given: string) =>
    id === me ? words('chatYou') : markedName(given, externalIds.includes(id));
  const whom = names.map((one, place) => called(userIds[place] ?? '', one));
  const places = { name: called(by, byName), names: whom.join(words('listComma')), title: name };
  switch (event) {
    case 'created':
      return words('groupEventCreated', places);
    case 'joined':
      return words('groupEventJoined', places);
    case 'left':
      return words('groupEventLeft', places);
    case 'removed':
      return words('groupEventRemoved', places);
    case 'renamed':
      return words('groupEventRenamed', places);
  }
}
