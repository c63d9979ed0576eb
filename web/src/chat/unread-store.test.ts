import type { UnreadOfChat } from '@fairway/contract/live.ts';
import { emptyBadge } from '@fairway/domain/messages/badge.ts';
import { beforeEach, expect, test } from 'vitest';
import { useBadge, useQuietUnread } from '../messages/badge-store.ts';
import {
  countIncoming,
  noteMuted,
  noteRead,
  setChatUnread,
  setUnread,
  uncount,
  unreadOf,
} from './unread-store.ts';

/** As the greeting does: two of ten places are unread. */
beforeEach(() => {
  const told = { conversationId: 'c1', unreadNum: 2, readSeq: 8, lastSeq: 10 } as UnreadOfChat;
  useBadge.setState(emptyBadge);
  setChatUnread([told]);
});

const unread = () => [unreadOf('c1').unread, useBadge.getState().badgeNum];

test('what came in after the server counted is added to what it counted', () => {
  countIncoming('c1', 11, true);
  countIncoming('c1', 12, true);
  // Read up to the tenth on another device, counted before the twelfth was there.
  setUnread('c1', { unread: 1, readSeq: 10, lastSeq: 11 });
  expect(unread()).toEqual([2, 2]);
  // The same two come once more, and were counted.
  countIncoming('c1', 11, true);
  countIncoming('c1', 12, true);
  expect(unread()).toEqual([2, 2]);
});

test('what the counting saw before it was heard is counted once', () => {
  setUnread('c1', { unread: 1, readSeq: 10, lastSeq: 11 });
  countIncoming('c1', 11, true);
  expect(unread()).toEqual([1, 1]);
});

test('a recall that the counting saw takes nothing away; one that it did not see takes one', () => {
  uncount('c1', 9, 10);
  expect(unread()).toEqual([2, 2]);
  uncount('c1', 9, 11);
  expect(unread()).toEqual([1, 1]);
  uncount('c1', 7, 12);
  expect(unread()).toEqual([1, 1]);
});

test('a recall of what came in is not taken away a second time by the next counting', () => {
  countIncoming('c1', 11, true);
  uncount('c1', 11, 12);
  countIncoming('c1', 12, false);
  setUnread('c1', { unread: 2, readSeq: 8, lastSeq: 10 });
  expect(unread()).toEqual([2, 2]);
});

test('reading up to a place leaves what lies behind it', () => {
  noteRead('c1', 9);
  expect(unread()).toEqual([2, 2]);
  countIncoming('c1', 12, true);
  noteRead('c1', 10);
  expect(unread()).toEqual([3, 3]);
  noteRead('c1', 11);
  expect(unread()).toEqual([1, 1]);
  noteRead('c1', 12);
  expect(unread()).toEqual([0, 0]);
});

test('what is muted is not in the badge, but for what names the person; a quiet dot says that it is there', () => {
  const quiet = () => useQuietUnread.getState().count;
  noteMuted('c1', true);
  expect([...unread(), quiet()]).toEqual([2, 0, 2]);
  countIncoming('c1', 11, true);
  expect([...unread(), quiet()]).toEqual([3, 0, 3]);
  countIncoming('c1', 12, true, true);
  expect([...unread(), quiet()]).toEqual([4, 1, 4]);
  noteRead('c1', 12);
  expect([...unread(), quiet()]).toEqual([0, 0, 0]);
  countIncoming('c1', 13, true);
  expect(unread()).toEqual([1, 0]);
  noteMuted('c1', false);
  expect([...unread(), quiet()]).toEqual([1, 1, 0]);
});

test('the greeting says what is muted and what names the person', () => {
  const told = (conversationId: string, isMentioned: boolean) =>
    ({ conversationId, unreadNum: 5, readSeq: 0, lastSeq: 5, isMentioned }) as UnreadOfChat;
  setChatUnread([told('c1', false), told('c2', false), told('c3', true)], ['c2', 'c3']);
  expect(useBadge.getState().badgeNum).toBe(6);
  expect(useQuietUnread.getState().count).toBe(10);
});
