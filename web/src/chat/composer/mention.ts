import type { ConversationMember } from '@fairway/contract/chat.ts';

export interface Mention {
  id: string;
  name: string;
}

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

/** The members whom the typed word may mean, but never oneself. */
export const mentionable = (members: readonly ConversationMember[], keyword: string, me: string) => {
  const sought = keyword.toLowerCase();
  return members.filter(
    ({ id, realName, account }) =>
      id !== me && (realName.toLowerCase().includes(sought) || account.toLowerCase().includes(sought)),
  );
};

/** Of those who were picked, who is still named in the text. */
export const mentionsIn = (text: string, mentions: readonly Mention[]): string[] => [
  ...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)),
];
