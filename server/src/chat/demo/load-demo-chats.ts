import { directKeyOf } from '@fairway/domain/chat/direct-key.ts';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { quickQueryOf } from '../../organisation/quick-query.ts';
import { logMark, monthMark } from '../search-marks.ts';
import { contentsFor } from './contents.ts';
import { type ChatRows, insertChats, peopleStillThere } from './store.ts';
import { type Said, type WrittenChat, writtenChats } from './written-chats.ts';

type MessageRow = ChatRows['messages'][number];

/** Gives the demo company what its people have said to each other so far. */
export async function loadDemoChats(db: Db, today: Date): Promise<void> {
  const morning = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const people = await peopleStillThere(db);
  const nameOf = (account: string): string | undefined => people.get(userIdOf(account))?.realName;
  const isCustomer = (userId: string): boolean => people.get(userId)?.kind === 'customer';
  const contents = contentsFor(db, morning, nameOf);
  const rows: ChatRows = { conversations: [], members: [], messages: [], places: [] };
  // In a company that was changed since it was loaded some of them are gone.
  const told = writtenChats(morning).filter(({ members }) => members.every(nameOf));

  for (const chat of told) {
    const id = newId(chat.began);
    const messages: MessageRow[] = chat.kind === 'group' ? [created(id, chat, nameOf, isCustomer)] : [];
    for (const said of chat.said) {
      const content = await contents(said, chat.members);
      if (content === undefined) continue;
      const seq = messages.length + 1;
      messages.push(messageRow(id, seq, said, content));
      if (content.fileId) rows.places.push({ fileId: content.fileId, kind: 'chat', placeId: `${id}:${seq}` });
    }
    rows.conversations.push(await conversationRow(id, chat, messages));
    rows.members.push(...memberRows(id, chat, messages));
    rows.messages.push(...messages);
  }
  await insertChats(db, rows);
}

const idFields = (at: number) => {
  const id = newId(at);
  return { id, clientId: id, sendTime: new Date(at), replyTo: null, recalledAt: null };
};

function created(
  conversationId: string,
  { members, name, began }: WrittenChat,
  nameOf: (account: string) => string | undefined,
  isCustomer: (userId: string) => boolean,
): MessageRow {
  const [owner = '', ...others] = members;
  const externalIds = members.map(userIdOf).filter(isCustomer);
  const content = {
    ...{ event: 'created', by: userIdOf(owner), byName: nameOf(owner), name },
    ...{ userIds: others.map(userIdOf), names: others.map(nameOf) },
    ...(externalIds.length > 0 ? { externalIds } : {}),
  };
  return {
    ...idFields(began),
    ...{ conversationId, seq: 1, senderId: userIdOf(owner), kind: 'system', content },
    ...{ mentionIds: [], search: '', grams: [] },
  };
}

function messageRow(
  conversationId: string,
  seq: number,
  { by, at, kind, mentions }: Said,
  { content, searched }: { content: unknown; searched: string },
): MessageRow {
  const search = searchTextOf([searched]);
  return {
    ...idFields(at),
    ...{ conversationId, seq, senderId: userIdOf(by), kind, content },
    ...{
      mentionIds: mentions.map(userIdOf),
      search,
      grams: search === '' ? [] : [...gramsOf(search), logMark(conversationId), monthMark(new Date(at))],
    },
  };
}

async function conversationRow(
  id: string,
  { kind, members, name, began }: WrittenChat,
  messages: MessageRow[],
) {
  const [one = '', other = ''] = members;
  const isDirect = kind === 'direct';
  return {
    ...{ id, kind, name, quickQuery: await quickQueryOf(name), recordKind: null, recordId: null },
    directKey: isDirect ? directKeyOf(userIdOf(one), userIdOf(other)) : null,
    ownerId: isDirect ? null : userIdOf(one),
    lastSeq: messages.length,
    creatorTime: new Date(began),
  };
}

/** Everybody has read what was said, but for the last words of others. */
function memberRows(conversationId: string, chat: WrittenChat, messages: MessageRow[]) {
  const joinedAt = new Date(chat.began);
  return chat.members.map((account) => {
    const userId = userIdOf(account);
    const own = messages.findLastIndex(({ senderId }) => senderId === userId) + 1;
    const named = messages.findLastIndex(({ mentionIds }) => mentionIds?.includes(userId)) + 1;
    return {
      ...{ conversationId, userId, joinedAt, leftSeq: null, hiddenSeq: null, isMuted: chat.isMuted },
      readSeq: Math.max(own, messages.length - chat.unread),
      mentionSeq: named,
      pinnedAt: chat.isPinned ? joinedAt : null,
    };
  });
}
