import { type ChatMessage, type Conversation, mostUnread } from '@fairway/contract/chat.ts';
import type { ReadUpTo } from '@fairway/contract/live.ts';
import { addsToUnread } from './log.ts';

/** Who looks at the list, and whether they have the conversation before their eyes. */
interface Reader {
  me: string;
  isBeingRead: boolean;
}

/** Named instead of everybody. */
const everybody = 'all';

/** Pinned ones first, then those with the newest message. */
export function inListOrder(conversations: readonly Conversation[]): Conversation[] {
  return conversations.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) || (other.lastTime ?? 0) - (one.lastTime ?? 0),
  );
}

/** The row of a conversation after something new in its log; what it knew already changes nothing. */
export function withEntry(row: Conversation, entry: ChatMessage, { me, isBeingRead }: Reader): Conversation {
  if (entry.seq <= row.lastSeq) return row;
  const lastSeq = entry.seq;
  if (entry.contentType === 'hidden') return { ...row, lastSeq };
  if (entry.contentType === 'recall') {
    const isLast = row.last?.seq === entry.content.seq;
    return { ...row, lastSeq, last: isLast && row.last ? recalled(row.last) : row.last };
  }
  const told = { ...row, lastSeq, last: entry, lastTime: entry.sendTime };
  if (entry.contentType === 'system') return told;
  if (isBeingRead) return { ...told, readSeq: lastSeq, unread: 0, isMentioned: false };
  // Whoever sends something on has not read what was there before.
  if (entry.sendUserId === me) return row.unread === 0 ? { ...told, readSeq: lastSeq } : told;
  const namesMe = entry.mentionIds.some((id) => id === me || id === everybody);
  return {
    ...told,
    unread: Math.min(row.unread + (addsToUnread(entry, me, isBeingRead) ? 1 : 0), mostUnread),
    isMentioned: row.isMentioned || namesMe,
  };
}

const recalled = (message: ChatMessage): ChatMessage => ({
  ...message,
  replyTo: null,
  mentionIds: [],
  contentType: 'recalled',
  content: '',
});

/** Whether the row alone cannot tell what an entry makes of it: something in between, or something undone. */
export const isUnsure = (row: Conversation, { seq, contentType }: ChatMessage): boolean =>
  seq > row.lastSeq + 1 || (seq > row.lastSeq && (contentType === 'recall' || contentType === 'system'));

/** Somebody read: this person on whichever device, or the other one of a direct conversation. */
export function withReading(row: Conversation, reading: ReadUpTo, me: string): Conversation {
  const { userId, readSeq, unread } = reading;
  if (userId !== me) return { ...row, peerReadSeq: Math.max(row.peerReadSeq, readSeq) };
  const left = unread ?? (readSeq >= row.lastSeq ? 0 : row.unread);
  return {
    ...row,
    readSeq: Math.max(row.readSeq, readSeq),
    unread: left,
    isMentioned: left > 0 && row.isMentioned,
  };
}
