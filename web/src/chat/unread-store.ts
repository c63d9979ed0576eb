import type { UnreadOfChat } from '@fairway/contract/live.ts';
import { decreaseBadge, increaseBadge, setBadge } from '@fairway/domain/messages/badge.ts';
import { create } from 'zustand';
import { useBadge } from '../messages/badge-store.ts';
import { onOtherSession } from '../wire/session-changes.ts';

interface UnreadOf {
  unread: number;
  /** Everything up to here was read by this person. */
  readSeq: number;
  /** Everything up to here is counted. */
  lastSeq: number;
  /** Of what is unread, the places that came in since the server counted. */
  came: readonly number[];
}

type ByConversation = Record<string, UnreadOf>;

/** What is unread in each conversation, as the server counted it and as it came in since. */
export const useChatUnread = create<{ byConversation: ByConversation }>(() => ({ byConversation: {} }));

const nothing: UnreadOf = { unread: 0, readSeq: 0, lastSeq: 0, came: [] };
export const unreadOf = (conversationId: string): UnreadOf =>
  useChatUnread.getState().byConversation[conversationId] ?? nothing;

/** The server's numbers replace ours, in the badge too. */
export function setChatUnread(unreadNums: readonly UnreadOfChat[]): void {
  const { byConversation } = useChatUnread.getState();
  const read = Object.entries(byConversation).map(
    ([id, of]) => [id, { ...of, unread: 0, came: [] }] as const,
  );
  const unread = unreadNums.map(
    ({ conversationId, unreadNum, readSeq, lastSeq }) =>
      [conversationId, { unread: unreadNum, readSeq, lastSeq, came: [] }] as const,
  );
  useChatUnread.setState({ byConversation: Object.fromEntries([...read, ...unread]) });
  const inChats = unreadNums.reduce((sum, { unreadNum }) => sum + unreadNum, 0);
  useBadge.setState((badge) => setBadge(badge, badge.msgInfo.messageCount + inChats));
}

/** One more, unless it was counted already. */
export function countIncoming(conversationId: string, seq: number, isCounted: boolean): void {
  const before = unreadOf(conversationId);
  if (seq <= before.lastSeq) return;
  const more = isCounted ? [seq] : [];
  change(conversationId, {
    ...before,
    unread: before.unread + more.length,
    lastSeq: seq,
    came: [...before.came, ...more],
  });
}

/** What was unread was taken back, by an entry at the place `recallSeq`; unless the counting saw that entry. */
export function uncount(conversationId: string, seq: number, recallSeq: number): void {
  const before = unreadOf(conversationId);
  if (recallSeq <= before.lastSeq || seq <= before.readSeq) return;
  const came = before.came.filter((place) => place !== seq);
  change(conversationId, { ...before, unread: Math.max(came.length, before.unread - 1), came });
}

interface Counted {
  unread: number;
  readSeq: number;
  /** The last place the counting saw. */
  lastSeq: number;
}

/** The server counted one conversation; what came in later is added to it. */
export function setUnread(conversationId: string, { unread, readSeq, lastSeq }: Counted): void {
  const before = unreadOf(conversationId);
  const came = before.came.filter((place) => place > Math.max(lastSeq, readSeq));
  change(conversationId, {
    unread: unread + came.length,
    readSeq: Math.max(before.readSeq, readSeq),
    lastSeq: Math.max(before.lastSeq, lastSeq, readSeq),
    came,
  });
}

/** Everything up to this place was read. How much that was of what the server had counted only the server knows. */
export function noteRead(conversationId: string, seq: number): void {
  const before = unreadOf(conversationId);
  const came = before.came.filter((place) => place > seq);
  const isAllRead = seq + 1 >= (before.came[0] ?? before.lastSeq + 1);
  change(conversationId, {
    unread: came.length + (isAllRead ? 0 : before.unread - before.came.length),
    readSeq: Math.max(before.readSeq, seq),
    lastSeq: Math.max(before.lastSeq, seq),
    came,
  });
}

function change(conversationId: string, now: UnreadOf): void {
  const more = now.unread - unreadOf(conversationId).unread;
  useChatUnread.setState(({ byConversation }) => ({
    byConversation: { ...byConversation, [conversationId]: now },
  }));
  if (more > 0) useBadge.setState((badge) => increaseBadge(badge, more));
  if (more < 0) useBadge.setState((badge) => decreaseBadge(badge, -more));
}

// What is unread of one person is not for the next one.
onOtherSession(() => useChatUnread.setState({ byConversation: {} }));
