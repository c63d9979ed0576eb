import type { UnreadOfChat } from '@fairway/contract/live.ts';
import { decreaseBadge, increaseBadge, setBadge } from '@fairway/domain/messages/badge.ts';
import { create } from 'zustand';
import { useBadge, useQuietUnread } from '../messages/badge-store.ts';
import { onOtherSession } from '../wire/session-changes.ts';

interface UnreadOf {
  unread: number;
  /** Everything up to here was read by this person. */
  readSeq: number;
  /** Everything up to here is counted. */
  lastSeq: number;
  /** Of what is unread, the places that came in since the server counted. */
  came: readonly number[];
  /** Somebody named this person in what is unread. */
  isNamed: boolean;
}

type ByConversation = Record<string, UnreadOf>;

/** What is unread in each conversation, as the server counted it and as it came in since; and what does not disturb. */
export const useChatUnread = create<{ byConversation: ByConversation; muted: ReadonlySet<string> }>(() => ({
  byConversation: {},
  muted: new Set(),
}));

const nothing: UnreadOf = { unread: 0, readSeq: 0, lastSeq: 0, came: [], isNamed: false };
export const unreadOf = (conversationId: string): UnreadOf =>
  useChatUnread.getState().byConversation[conversationId] ?? nothing;

/** The server's numbers replace ours, in the badge too. */
export function setChatUnread(
  unreadNums: readonly UnreadOfChat[],
  mutedConversations: readonly string[] = [],
): void {
  const { byConversation } = useChatUnread.getState();
  const read = Object.entries(byConversation).map(
    ([id, of]) => [id, { ...of, unread: 0, came: [], isNamed: false }] as const,
  );
  const unread = unreadNums.map(
    ({ conversationId, unreadNum, readSeq, lastSeq, isMentioned }) =>
      [conversationId, { unread: unreadNum, readSeq, lastSeq, came: [], isNamed: isMentioned }] as const,
  );
  useChatUnread.setState({
    byConversation: Object.fromEntries([...read, ...unread]),
    muted: new Set(mutedConversations),
  });
  const inChats = Object.keys(useChatUnread.getState().byConversation).map(inBadge);
  const sum = inChats.reduce((one, other) => one + other, 0);
  useBadge.setState((badge) => setBadge(badge, badge.msgInfo.messageCount + sum));
  countQuiet();
}

/** A conversation disturbs this person or does not any more: what is unread of it joins the badge or leaves it. */
export function noteMuted(conversationId: string, isMuted: boolean): void {
  const before = inBadge(conversationId);
  const muted = new Set(useChatUnread.getState().muted);
  if (isMuted) muted.add(conversationId);
  else muted.delete(conversationId);
  useChatUnread.setState({ muted });
  correctBadge(inBadge(conversationId) - before);
}

/** What a conversation adds to the badge: all that is unread; of one that does not disturb one, if it names the person. */
function inBadge(conversationId: string): number {
  const { unread, isNamed } = unreadOf(conversationId);
  if (!useChatUnread.getState().muted.has(conversationId)) return unread;
  return isNamed && unread > 0 ? 1 : 0;
}

/** One more, unless it was counted already. */
export function countIncoming(
  conversationId: string,
  seq: number,
  isCounted: boolean,
  isNamed = false,
): void {
  const before = unreadOf(conversationId);
  if (seq <= before.lastSeq) return;
  const more = isCounted ? [seq] : [];
  change(conversationId, {
    ...before,
    unread: before.unread + more.length,
    lastSeq: seq,
    came: [...before.came, ...more],
    isNamed: before.isNamed || (isCounted && isNamed),
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
    isNamed: before.isNamed,
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
    isNamed: before.isNamed,
  });
}

function change(conversationId: string, now: UnreadOf): void {
  const before = inBadge(conversationId);
  const isNamed = now.isNamed && now.unread > 0;
  useChatUnread.setState(({ byConversation }) => ({
    byConversation: { ...byConversation, [conversationId]: { ...now, isNamed } },
  }));
  correctBadge(inBadge(conversationId) - before);
}

function correctBadge(more: number): void {
  if (more > 0) useBadge.setState((badge) => increaseBadge(badge, more));
  if (more < 0) useBadge.setState((badge) => decreaseBadge(badge, -more));
  countQuiet();
}

function countQuiet(): void {
  const { byConversation, muted } = useChatUnread.getState();
  const count = [...muted].reduce((sum, id) => sum + (byConversation[id]?.unread ?? 0), 0);
  if (count !== useQuietUnread.getState().count) useQuietUnread.setState({ count });
}

// What is unread of one person is not for the next one.
onOtherSession(() => {
  useChatUnread.setState({ byConversation: {}, muted: new Set() });
  countQuiet();
});
