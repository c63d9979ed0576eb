import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BadgeState,
  badgeText,
  decreaseBadge,
  decrementMessageCount,
  emptyBadge,
  increaseBadge,
  pushNotice,
  recountMessages,
  setBadge,
  setMessageCount,
} from './badge.ts';

const state = (badgeNum: number, messageCount: number): BadgeState => ({
  badgeNum,
  msgInfo: { messageText: '旧', messageCount, messageDate: 1, count: messageCount },
});

describe('badge', () => {
  it.each<[string, BadgeState, { badge: number; messages: number }]>([
    ['set', setBadge(state(5, 2), 9), { badge: 9, messages: 2 }],
    ['set below zero', setBadge(state(5, 2), -1), { badge: 0, messages: 2 }],
    ['set to no number', setBadge(state(5, 2), Number.NaN), { badge: 0, messages: 2 }],
    ['increase', increaseBadge(state(5, 2), 3), { badge: 8, messages: 2 }],
    ['increase by one', increaseBadge(state(5, 2)), { badge: 6, messages: 2 }],
    ['increase by less than nothing', increaseBadge(state(5, 2), -3), { badge: 5, messages: 2 }],
    ['decrease', decreaseBadge(state(5, 2), 3), { badge: 2, messages: 2 }],
    ['decrease to the floor', decreaseBadge(state(5, 2), 6), { badge: 0, messages: 2 }],
    ['set the message count', setMessageCount(state(5, 2), 7), { badge: 7, messages: 7 }],
    ['set the message count to 0', setMessageCount(state(5, 2), 0), { badge: 0, messages: 0 }],
    ['recount', recountMessages(state(5, 2), 1), { badge: 4, messages: 1 }],
    ['recount upwards', recountMessages(state(5, 2), 4), { badge: 7, messages: 4 }],
    ['recount to no number', recountMessages(state(5, 2), Number.NaN), { badge: 3, messages: 0 }],
    ['recount a badge that knew less', recountMessages(state(1, 2), 4), { badge: 4, messages: 4 }],
    ['decrement', decrementMessageCount(state(5, 2)), { badge: 4, messages: 1 }],
    ['decrement by two', decrementMessageCount(state(5, 2), 2), { badge: 3, messages: 0 }],
    ['decrement at the floor', decrementMessageCount(state(0, 0)), { badge: 0, messages: 0 }],
    ['decrement with an empty badge', decrementMessageCount(state(0, 2)), { badge: 0, messages: 1 }],
  ])('%s', (_, { badgeNum, msgInfo }, wanted) => {
    expect({ badge: badgeNum, messages: msgInfo.messageCount }).toEqual(wanted);
    expect(msgInfo.count).toBe(msgInfo.messageCount);
  });

  it.each([
    [3, { badge: 8, messages: 5 }],
    ['3', { badge: 8, messages: 5 }],
    [1, { badge: 6, messages: 3 }],
    [0, { badge: 5, messages: 2 }],
    [undefined, { badge: 6, messages: 3 }],
    [null, { badge: 6, messages: 3 }],
    ['many', { badge: 5, messages: 2 }],
  ])('a push notice of %j', (unreadNoticeCount, wanted) => {
    const after = pushNotice(state(5, 2), { title: '新', unreadNoticeCount, messageDefaultTime: 99 });
    expect({ badge: after.badgeNum, messages: after.msgInfo.messageCount }).toEqual(wanted);
    expect(after.msgInfo).toMatchObject({ messageText: '新', messageDate: 99 });
  });

  it('is what is unread in chats and messages together, whatever comes and is read in whatever order', () => {
    type Unread = { inChats: number; messages: number };
    const some = fc.nat(200);
    const event = fc.oneof(
      fc.constant((s: BadgeState, n: Unread): [BadgeState, Unread] => [
        increaseBadge(s),
        { ...n, inChats: n.inChats + 1 },
      ]),
      some.map((most) => (s: BadgeState, n: Unread): [BadgeState, Unread] => {
        const read = Math.min(most, n.inChats);
        return [decreaseBadge(s, read), { ...n, inChats: n.inChats - read }];
      }),
      some.map((count) => (s: BadgeState, n: Unread): [BadgeState, Unread] => [
        pushNotice(s, { title: 't', unreadNoticeCount: count, messageDefaultTime: 1 }),
        { ...n, messages: n.messages + count },
      ]),
      some.map((count) => (s: BadgeState, n: Unread): [BadgeState, Unread] => [
        recountMessages(s, count),
        { ...n, messages: count },
      ]),
      fc.constant((s: BadgeState, n: Unread): [BadgeState, Unread] =>
        n.messages === 0 ? [s, n] : [decrementMessageCount(s), { ...n, messages: n.messages - 1 }],
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 50 }), (events) => {
        let [badge, unread]: [BadgeState, Unread] = [emptyBadge, { inChats: 0, messages: 0 }];
        for (const next of events) [badge, unread] = next(badge, unread);
        expect(badge.badgeNum).toBe(unread.inChats + unread.messages);
        expect(badge.msgInfo.messageCount).toBe(unread.messages);
      }),
    );
  });

  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [-4, ''],
    [Number.NaN, ''],
  ])('shows %d as “%s”', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('changes no state it was given', () => {
    const before = state(5, 2);
    pushNotice(decrementMessageCount(setMessageCount(before, 1)), { title: '', messageDefaultTime: null });
    expect(before).toEqual(state(5, 2));
  });

  it('is never negative, broken or NaN, whatever happens in whatever order', () => {
    const amount = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.constant(undefined as never),
      fc.constant('x' as never),
    );
    const step = fc.oneof(
      amount.map((n) => (s: BadgeState) => setBadge(s, n)),
      amount.map((n) => (s: BadgeState) => increaseBadge(s, n)),
      amount.map((n) => (s: BadgeState) => decreaseBadge(s, n)),
      amount.map((n) => (s: BadgeState) => setMessageCount(s, n)),
      amount.map((n) => (s: BadgeState) => decrementMessageCount(s, n)),
      amount.map((n) => (s: BadgeState) => recountMessages(s, n)),
      fc.constant((s: BadgeState) => decrementMessageCount(s)),
      amount.map(
        (n) => (s: BadgeState) => pushNotice(s, { title: 't', unreadNoticeCount: n, messageDefaultTime: 1 }),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
        let current = emptyBadge;
        for (const next of steps) {
          current = next(current);
          for (const n of [current.badgeNum, current.msgInfo.messageCount, current.msgInfo.count]) {
            expect(Number.isSafeInteger(n) && n >= 0).toBe(true);
          }
        }
      }),
    );
  });
});
