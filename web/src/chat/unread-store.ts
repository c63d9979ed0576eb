import type { UnreadOfChat } from '@fairway/contract/live.ts';
import { decreaseBadge, increaseBadge } from '@fairway/domain/messages/badge.ts';
import { create } from 'zustand';
import { useBadge } from '../messages/badge-store.ts';
import { useSession } from '../session/session-store.ts';

interface UnreadOf {
  unread: number;
  /** Everything up to here was read by this person. */
  readSeq: number;
  /** Everything up to here is counted. */
  lastSeq: number;
}

type ByConversation = Record<string, UnreadOf>;

/** What is unread in each conversation, as the server counted it and as it came in since. */
export const useChatUnread = create<{ byConversation: ByConversation }>(() => ({ byConversation: {} }));

const nothing: UnreadOf = { unread: 0, readSeq: 0, lastSeq: 0 };
export const unreadOf = (conversationId: string): UnreadOf =>
  useChatUnread.getState().byConversation[conversationId] ?? nothing;

/** The server's numbers replace ours; returns their sum, which the badge of the greeting needs. */
export function setChatUnread(unreadNums: readonly UnreadOfChat[]): number {
  const { byConversation } = useChatUnread.getState();
  const read = Object.entries(byConversation).map(([id, of]) => [id, { ...of, unread: 0 }] as const);
  const unread = unreadNums.map(
    ({ conversationId, unreadNum, readSeq, lastSeq }) =>
      [conversationId, { unread: unreadNum, readSeq, lastSeq }] as const,
  );
  useChatUnread.setState({ byConversation: Object.fromEntries([...read, ...unread]) });
  return unreadNums.reduce((sum, { unreadNum }) => sum + unreadNum, 0);
}

/** One more, unless it was counted already. */
export function countIncoming(conversationId: string, seq: number, isCounted: boolean): void {
  const before = unreadOf(conversationId);
  if (seq <= before.lastSeq) return;
  change(conversationId, { ...before, unread: before.unread + (isCounted ? 1 : 0), lastSeq: seq });
}

/** What was unread was taken back. */
export function uncount(conversationId: string, seq: number): void {
  const before = unreadOf(conversationId);
  if (seq > before.readSeq) change(conversationId, { ...before, unread: Math.max(0, before.unread - 1) });
}

export function setUnread(conversationId: string, unread: number, readSeq: number): void {
  const before = unreadOf(conversationId);
  change(conversationId, {
    unread,
    readSeq: Math.max(before.readSeq, readSeq),
    lastSeq: Math.max(before.lastSeq, readSeq),
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
useSession.subscribe((now, before) => {
  if (now.token !== before.token) useChatUnread.setState({ byConversation: {} });
});
