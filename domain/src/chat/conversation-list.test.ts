import type { ChatMessage, Conversation } from '@fairway/contract/chat.ts';
import { describe, expect, it } from 'vitest';
import { inListOrder, isUnsure, withEntry, withReading } from './conversation-list.ts';
import { conversationOf, entryOf } from './testing/conversations.ts';

const me = 'me';
const away = { me, isBeingRead: false };
const reading = { me, isBeingRead: true };
const last = entryOf(5);
const row = conversationOf({ lastSeq: 5, readSeq: 4, unread: 1, last, lastTime: last.sendTime });

describe('the order of the list', () => {
  const names = (list: Conversation[]) => list.map(({ name }) => name);
  const old = conversationOf({ name: 'old', lastTime: 1 });
  const recent = conversationOf({ name: 'recent', lastTime: 2 });
  const silent = conversationOf({ name: 'silent', lastTime: null });
  const pinned = conversationOf({ name: 'pinned', lastTime: 0, isPinned: true });
  it('pinned ones first, then the newest, the silent last', () => {
    expect(names(inListOrder([silent, old, recent, pinned]))).toEqual(['pinned', 'recent', 'old', 'silent']);
  });
});

describe('something new in a conversation', () => {
  it.each<[string, Partial<ChatMessage>, typeof away, Partial<Conversation>]>([
    ['somebody writes', {}, away, { unread: 2, readSeq: 4, isMentioned: false, lastTime: 6_000 }],
    ['while it is read', {}, reading, { unread: 0, readSeq: 6 }],
    ['I write while I read', { sendUserId: me }, reading, { unread: 0, readSeq: 6 }],
    ['I send something on', { sendUserId: me }, away, { unread: 1, readSeq: 4 }],
    ['somebody names me', { mentionIds: ['x', me] }, away, { unread: 2, isMentioned: true }],
    ['somebody names all', { mentionIds: ['all'] }, away, { unread: 2, isMentioned: true }],
    ['somebody names another', { mentionIds: ['x'] }, away, { unread: 2, isMentioned: false }],
  ])('%s', (_, changes, who, expected) => {
    const entry = { ...entryOf(6), ...changes } as ChatMessage;
    expect(withEntry(row, entry, who)).toMatchObject({ lastSeq: 6, last: entry, ...expected });
  });

  it('what is known already changes nothing', () => {
    expect(withEntry(row, entryOf(5), away)).toBe(row);
    expect(withEntry(row, entryOf(3), away)).toBe(row);
    expect(isUnsure(row, entryOf(5))).toBe(false);
  });

  it('people coming and going count nothing', () => {
    const joined = { ...entryOf(6), contentType: 'system', content: {} } as ChatMessage;
    expect(withEntry(row, joined, away)).toMatchObject({ unread: 1, last: joined });
    expect(isUnsure(row, joined)).toBe(true);
  });

  it('what the reader does not see only moves the end', () => {
    const hidden = { ...entryOf(6), contentType: 'hidden', content: '' } as ChatMessage;
    expect(withEntry(row, hidden, away)).toEqual({ ...row, lastSeq: 6 });
  });

  it('a recall takes the words of the last message, of no other, and leaves counting to the server', () => {
    const recall = (seq: number) =>
      ({ ...entryOf(6), contentType: 'recall', content: { seq } }) as ChatMessage;
    expect(withEntry(row, recall(5), away).last).toMatchObject({
      seq: 5,
      contentType: 'recalled',
      content: '',
    });
    expect(withEntry(row, recall(4), away)).toEqual({ ...row, lastSeq: 6 });
    expect(isUnsure(row, recall(5))).toBe(true);
  });

  it('where nothing was unread, nothing is after my own words', () => {
    const read = { ...row, unread: 0, readSeq: 5 };
    expect(withEntry(read, entryOf(6, { sendUserId: me }), away)).toMatchObject({ unread: 0, readSeq: 6 });
  });

  it('counts no further than the server', () => {
    expect(withEntry({ ...row, unread: 999 }, entryOf(6), away).unread).toBe(999);
  });

  it('a gap is for the server to fill', () => {
    expect(isUnsure(row, entryOf(6))).toBe(false);
    expect(isUnsure(row, entryOf(7))).toBe(true);
  });
});

describe('reading', () => {
  const read = (userId: string, readSeq: number, unread: number | null) => ({
    ...{ method: 'readMessage' as const, conversationId: 'c1' },
    ...{ userId, readSeq, unread, lastSeq: 5 },
  });
  it('my own, on whichever device', () => {
    const named = { ...row, unread: 3, isMentioned: true };
    expect(withReading(named, read(me, 5, 0), me)).toMatchObject({
      readSeq: 5,
      unread: 0,
      isMentioned: false,
    });
    expect(withReading(named, read(me, 4, 2), me)).toMatchObject({ unread: 2, isMentioned: true });
    expect(withReading(named, read(me, 5, null), me)).toMatchObject({ unread: 0 });
    expect(withReading(named, read(me, 2, null), me)).toMatchObject({ readSeq: 4, unread: 3 });
  });
  it('of the other one only ever grows', () => {
    const theirs = withReading({ ...row, peerReadSeq: 4 }, read('other', 3, null), me);
    expect(theirs).toMatchObject({ peerReadSeq: 4, unread: 1 });
    expect(withReading(theirs, read('other', 5, null), me).peerReadSeq).toBe(5);
  });
});
