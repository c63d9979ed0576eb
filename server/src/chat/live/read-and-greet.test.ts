import { setTimeout as sleep } from 'node:timers/promises';
import {
  addGroupMembers,
  clearConversation,
  createGroup,
  deleteChatMessage,
  getConversation,
  listChatMessages,
  recallMessage,
  removeGroupMember,
} from '@fairway/contract/chat.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenSocket } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saySafely, type Talker, type Talkers, talkersAt } from '../testing/talker.ts';

let house: TestApp;
let talkers: Talkers;
let sales: Talker;
let ops: Talker;
let docs: Talker;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talkers = talkersAt(house.url);
  const [first, second, third] = await Promise.all(
    ['sales01', 'ops01', 'docs01'].map(async (account) => talkers.of(await house.as(account))),
  );
  if (!first || !second || !third) throw new Error('nobody came');
  [sales, ops, docs] = [first, second, third];
});
beforeEach(async () => {
  await house.database.pool.query(`truncate chat_message_hidden, chat_message, conversation_member, chat_allowance;
    delete from conversation`);
});
afterEach(() => talkers.hangUp());
afterAll(() => house.close());

const greeted = async (socket: OpenSocket) => {
  socket.say({ method: 'OnConnection' });
  return socket.hear('initMessage');
};
const unreadOf = async (socket: OpenSocket) =>
  (await greeted(socket)).unreadNums.map(({ sendUserId, unreadNum }) => [sendUserId, unreadNum]);
const isQuiet = async (socket: OpenSocket) => {
  await sleep(100);
  socket.say({ method: 'Heartbeat' });
  await socket.hear('heartbeat');
};
const listed = async (socket: OpenSocket, fields: object) => {
  socket.say({ method: 'MessageList', ...fields });
  return socket.hear('messageList');
};

describe('the greeting', () => {
  it('counts what is unread in each conversation, with its last words', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    for (const messageContent of ['一', '二', '三'])
      await saySafely(mine, { toUserId: ops.userId, messageContent });
    const last = await saySafely(mine, {
      toUserId: ops.userId,
      messageType: 'location',
      messageContent: { latitude: 31, longitude: 121 },
    });
    const { conversationId } = last;
    expect((await greeted(theirs)).unreadNums).toEqual([
      {
        isMentioned: false,
        ...{ sendUserId: sales.userId, conversationId, unreadNum: 4, readSeq: 0, lastSeq: 4 },
        ...{ messageDefaultText: '[位置]', messageDefaultTime: last.dateTime },
        ...{ defaultMessage: '[位置]', defaultMessageType: 'location', defaultMessageTime: last.dateTime },
        tenantId: '',
      },
    ]);
    // One's own words are no news.
    expect((await greeted(mine)).unreadNums).toEqual([]);
  });

  it('counts neither what was taken back, deleted for oneself or cleared, nor what happened to a group', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    for (const messageContent of ['一', '二', '三', '四'])
      await saySafely(mine, { toUserId: ops.userId, messageContent });
    const { conversationId } = await saySafely(mine, { toUserId: ops.userId, messageContent: '五' });
    await sales.call(recallMessage, { params: { id: conversationId, seq: '2' } });
    await ops.call(deleteChatMessage, { params: { id: conversationId, seq: '3' } });
    expect(await unreadOf(theirs)).toEqual([[sales.userId, 3]]);
    await ops.call(clearConversation, { params: { id: conversationId } });
    expect(await unreadOf(theirs)).toEqual([]);
    const { data: group } = await sales.call(createGroup, { body: { name: '群', userIds: [ops.userId] } });
    expect(await unreadOf(theirs)).toEqual([]);
    await saySafely(mine, { toUserId: group?.id ?? '' });
    expect(await unreadOf(theirs)).toEqual([[group?.id, 1]]);
  });
});

describe('reading', () => {
  it('is told to one’s other devices with what is left, and to the other person without; numbers agree', async () => {
    const [mine, desk, phone] = [await sales.open(), await ops.open(), await ops.open()];
    for (let n = 0; n < 3; n++) await saySafely(mine, { toUserId: ops.userId });
    const { conversationId } = await saySafely(mine, { toUserId: ops.userId });
    desk.say({ method: 'UpdateReadMessage', formUserId: sales.userId, seq: 2 });
    for (const socket of [desk, phone])
      expect(await socket.hear('readMessage')).toEqual({
        ...{ method: 'readMessage', conversationId, userId: ops.userId, readSeq: 2, unread: 2, lastSeq: 4 },
      });
    expect(await mine.hear('readMessage')).toMatchObject({ userId: ops.userId, readSeq: 2, unread: null });
    for (const socket of [desk, phone]) expect(await unreadOf(socket)).toEqual([[sales.userId, 2]]);

    // Never backwards, and never further than there is.
    desk.say({ method: 'UpdateReadMessage', formUserId: conversationId, seq: 1 });
    phone.say({ method: 'UpdateReadMessage', formUserId: conversationId, seq: 999 });
    expect(await desk.hear('readMessage')).toMatchObject({ readSeq: 4, unread: 0 });
    expect(await mine.hear('readMessage')).toMatchObject({ readSeq: 4, unread: null });
    await saySafely(mine, { toUserId: ops.userId });
    expect(await unreadOf(phone)).toEqual([[sales.userId, 1]]);
    phone.say({ method: 'UpdateReadMessage', formUserId: sales.userId });
    expect(await desk.hear('readMessage')).toMatchObject({ readSeq: 5, unread: 0 });
    expect(await unreadOf(desk)).toEqual([]);
    const { data } = await sales.call(getConversation, { params: { id: ops.userId } });
    expect(data).toMatchObject({ peerReadSeq: 5 });
  });

  it('in a group is one’s own business; what nobody may see cannot be read', async () => {
    const [mine, theirs, others] = [await sales.open(), await ops.open(), await docs.open()];
    const { data } = await sales.call(createGroup, { body: { name: '群', userIds: [ops.userId] } });
    const groupId = data?.id ?? '';
    await saySafely(mine, { toUserId: groupId });
    theirs.say({ method: 'UpdateReadMessage', formUserId: groupId });
    expect(await theirs.hear('readMessage')).toMatchObject({ conversationId: groupId, unread: 0 });
    for (const formUserId of [groupId, sales.userId, 'nobody']) {
      others.say({ method: 'UpdateReadMessage', formUserId });
      expect(await others.hear('error')).toMatchObject({ name: 'PEER_NOT_FOUND', of: 'UpdateReadMessage' });
    }
    await isQuiet(mine);
    expect(mine.heard.filter(({ method }) => method === 'readMessage')).toEqual([]);
    await isQuiet(others);
    expect(others.heard.filter(({ method }) => method === 'receiveMessage')).toEqual([]);
  });

  it('who writes after reading everything has read everything, who writes without reading has not', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const { conversationId } = await saySafely(mine, { toUserId: ops.userId });
    await saySafely(theirs, { toUserId: sales.userId });
    const readSeqs = async () =>
      (await house.database.db.selectFrom('conversation_member').select(['userId', 'readSeq']).execute()).map(
        ({ userId, readSeq }) => [userId === sales.userId ? 'sales' : 'ops', readSeq],
      );
    expect(Object.fromEntries(await readSeqs())).toEqual({ sales: 1, ops: 0 });
    theirs.say({ method: 'UpdateReadMessage', formUserId: conversationId });
    await theirs.hear('readMessage');
    await saySafely(theirs, { toUserId: sales.userId });
    expect(Object.fromEntries(await readSeqs())).toEqual({ sales: 1, ops: 3 });
    // What one deleted for oneself need not be read any more.
    await sales.call(deleteChatMessage, { params: { id: conversationId, seq: '2' } });
    await sales.call(deleteChatMessage, { params: { id: conversationId, seq: '3' } });
    await saySafely(mine, { toUserId: ops.userId });
    expect(Object.fromEntries(await readSeqs())).toEqual({ sales: 4, ops: 3 });
  });
});

describe('what is no message', () => {
  it('a recall reaches everybody, also on other devices of whoever took it back', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const { conversationId, seq } = await saySafely(mine, { toUserId: ops.userId, messageContent: '发错了' });
    await sales.call(recallMessage, { params: { id: conversationId, seq: String(seq) } });
    expect(await mine.hear('receiveMessage')).toMatchObject({
      formUserId: ops.userId,
      message: { contentType: 'recall', content: { seq } },
    });
    await theirs.hear('receiveMessage');
    expect(await theirs.hear('receiveMessage')).toMatchObject({
      formUserId: sales.userId,
      message: { contentType: 'recall', content: { seq } },
    });
  });

  it('who comes into a group hears from there on, who is taken out hears that and nothing more', async () => {
    const [mine, theirs, others] = [await sales.open(), await ops.open(), await docs.open()];
    const { data } = await sales.call(createGroup, { body: { name: '群', userIds: [ops.userId] } });
    const groupId = data?.id ?? '';
    const params = { id: groupId };
    for (const socket of [mine, theirs])
      expect(await socket.hear('receiveMessage')).toMatchObject({ seq: 1, messageType: 'system' });
    await saySafely(mine, { toUserId: groupId, messageContent: '先说的' });
    await sales.call(addGroupMembers, { params, body: { userIds: [docs.userId] } });
    expect(await others.hear('receiveMessage')).toMatchObject({ formMessage: { event: 'joined' } });
    await saySafely(mine, { toUserId: groupId, messageContent: '一起听' });
    expect(await others.hear('receiveMessage')).toMatchObject({ formMessage: '一起听' });
    await sales.call(removeGroupMember, { params: { ...params, userId: docs.userId } });
    expect(await others.hear('receiveMessage')).toMatchObject({ formMessage: { event: 'removed' } });
    await saySafely(mine, { toUserId: groupId, messageContent: '后说的' });
    await isQuiet(others);
    expect(JSON.stringify(others.heard)).not.toMatch(/先说的|后说的/);
    const { data: log } = await docs.call(listChatMessages, { params, query: {} });
    expect(JSON.stringify(log)).not.toMatch(/先说的|后说的/);
  });
});

describe('history as the clients of the family ask for it', () => {
  it('page 1 is the newest, each page the oldest first, and what was read is marked', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    for (let n = 1; n <= 7; n++) {
      house.clock.now = new Date(house.clock.now.getTime() + 1_000);
      await saySafely(mine, { toUserId: ops.userId, messageContent: `第${n}条` });
    }
    theirs.say({ method: 'UpdateReadMessage', formUserId: sales.userId, seq: 6 });
    await mine.hear('readMessage');
    const page = (currentPage: number, more = {}) =>
      listed(mine, {
        toUserId: ops.userId,
        formUserId: docs.userId,
        currentPage,
        pageSize: 3,
        sord: 'desc',
        ...more,
      });
    const first = await page(1);
    expect(first.list.map(({ content, state }) => [content, state])).toEqual([
      ['第5条', 1],
      ['第6条', 1],
      ['第7条', 0],
    ]);
    expect(first.list[0]).toMatchObject({ sendUserId: sales.userId, receiveUserId: ops.userId });
    expect(first.pagination).toEqual({ total: 7, currentPage: 1, pageSize: 3 });
    expect((await page(3)).list.map(({ content }) => content)).toEqual(['第1条']);
    expect((await page(9)).list).toEqual([]);
    const found = await page(1, { keyword: '第2' });
    expect(found.list.map(({ content }) => content)).toEqual(['第2条']);
    expect(found.pagination.total).toBe(1);
    const many = await page(1, { keyword: '第' });
    expect(many.list.map(({ content }) => content)).toEqual(['第5条', '第6条', '第7条']);
    // Not the whole log is searched for a page: there is one more, that is all it says.
    expect(many.pagination.total).toBe(4);
    const last = await page(3, { keyword: '第' });
    expect(last.list.map(({ content }) => content)).toEqual(['第1条']);
    expect(last.pagination.total).toBe(7);
    // The other way round, page 1 is the oldest; with a word too.
    const turned = { sord: 'asc' };
    const contents = async (currentPage: number, more = {}) =>
      (await page(currentPage, { ...turned, ...more })).list.map(({ content }) => content);
    for (const more of [{}, { keyword: '第' }]) {
      expect(await contents(1, more)).toEqual(['第1条', '第2条', '第3条']);
      expect(await contents(3, more)).toEqual(['第7条']);
      expect(await contents(4, more)).toEqual([]);
    }
    expect((await listed(theirs, { toUserId: sales.userId })).list[0]).toMatchObject({
      receiveUserId: ops.userId,
      state: 1,
    });
  });

  it('whom one could write to has nothing yet; others’ conversations and nobody do not exist', async () => {
    const [mine, others] = [await sales.open(), await docs.open()];
    const { conversationId } = await saySafely(mine, { toUserId: ops.userId, messageContent: '悄悄话' });
    expect(await listed(others, { toUserId: ops.userId })).toMatchObject({
      list: [],
      pagination: { total: 0 },
    });
    for (const toUserId of [conversationId, 'nobody', docs.userId]) {
      others.say({ method: 'MessageList', toUserId, formUserId: sales.userId });
      expect(await others.hear('error')).toMatchObject({ name: 'PEER_NOT_FOUND', of: 'MessageList' });
    }
    others.say({ method: 'MessageList', toUserId: ops.userId, keyword: '悄悄', formUserId: sales.userId });
    expect((await others.hear('messageList')).list).toEqual([]);
    const customer = await (await talkers.of(await house.as('client01'))).open();
    customer.say({ method: 'MessageList', toUserId: sales.userId });
    expect(await customer.hear('error')).toMatchObject({ name: 'PEER_NOT_FOUND' });
  });
});
