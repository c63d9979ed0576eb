import type { ConversationMember } from '@fairway/contract/chat.ts';
import { stillMentioned } from '@fairway/domain/text/mention-parts.ts';

export interface Mention {
  id: string;
  name: string;
}

/** Whom one may name, with a face. */
export interface MentionOption extends Mention {
  headIcon: string;
  isExternal: boolean;
}

/** Named instead of everybody. */
export const everybody = 'all';
const mostOffered = 50;

/** The word after the `@` that is being typed just before the caret; undefined when none is. */
export function typedMention(text: string, caret: number): { start: number; keyword: string } | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0) return undefined;
  const keyword = before.slice(start + 1);
  // In an e-mail address nobody is named.
  const isWord = start > 0 && /[\w.]/.test(before[start - 1] ?? '');
  return isWord || /\s/.test(keyword) || keyword.length > 20 ? undefined : { start, keyword };
}

interface Offering {
  members: readonly ConversationMember[];
  me: string;
  /** What everybody is called. */
  allName: string;
}

/** Whom the typed word may mean, but never oneself. Everybody only before a word, or behind the people it may mean. */
export function mentionable(keyword: string, { members, me, allName }: Offering): MentionOption[] {
  const sought = keyword.toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(sought);
  const people = members
    .filter(({ id, realName, account }) => id !== me && (fits(realName) || fits(account)))
    .slice(0, mostOffered)
    .map(({ id, realName, headIcon, isExternal }) => ({ id, name: realName, headIcon, isExternal }));
  const all = { id: everybody, name: allName, headIcon: '', isExternal: false };
  if (keyword === '') return [all, ...people];
  const meansAll = allName.toLowerCase().startsWith(sought) || everybody === sought;
  return meansAll ? [...people, all] : people;
}

/** Who is named in a text: picked from the list, or written out. Of several with one name those who were picked are meant. */
export function mentionsIn(
  text: string,
  picked: readonly Mention[],
  { members, me, allName }: Offering,
): string[] {
  const pickedNames = new Set(picked.map(({ name }) => name));
  const others = members.filter(({ id }) => id !== me).map(({ id, realName }) => ({ id, name: realName }));
  const written = [...others, { id: everybody, name: allName }].filter(({ name }) => !pickedNames.has(name));
  return [...new Set(stillMentioned(text, [...picked, ...written]).map(({ id }) => id))];
}
