import {
  clearConversation,
  getConversation,
  hideConversation,
  listChatReaders,
  listConversations,
  listReplies,
  setConversation,
} from '@fairway/contract/chat.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenSocket, openSocket } from '../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetTalk } from './testing/forget-talk.ts';
import { talkIn } from './testing/talk.ts';

let house: TestApp;
let talk: ReturnType<typeof talkIn>;
let sales: Person;
let ops: Person;
let docs: Person;
let client: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talk = talkIn(house);
  [sales, ops, docs, client] = (await Promise.all(
    ['sales01', 'ops01', 'docs01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => house.close());
beforeEach(() => forgetTalk(house));

const list = async (person: Person, query: object = {}) =>
  (await person.call(listConversations, { query })).data?.list ?? [];
const names = async (person: Person, query: object = {}) =>
  (await list(person, query)).map(({ name }) => name);
const get = (person: Person, id: string) => person.call(getConversation, { params: { id } });

it('lists my conversations, the newest first, with what is unread and the last word', async () => {
  const withOps = await talk.direct('sales01', 'ops01');
  const withDocs = await talk.direct('sales01', 'docs01');
  await talk.say(withOps, 'ops01', '舱位确认了吗');
  await talk.say(withDocs, 'sales01', '提单草稿好了');
  await talk.say(withDocs, 'docs01', '收到', { mentionIds: ['user-sales01'] });
  const [first, second] = await list(sales);
  expect(first).toMatchObject({
    ...{ id: withDocs, kind: 'direct', peerId: 'user-docs01', name: '何思敏', memberCount: 2, record: null },
    ...{ lastSeq: 2, readSeq: 0, peerReadSeq: 0, unread: 1, isMentioned: true, isPinned: false },
    ...{ isMember: true, last: { seq: 2, contentType: 'text', content: '收到', sendUserName: '何思敏' } },
    lastTime: house.clock.now.getTime(),
  });
  expect(second).toMatchObject({ id: withOps, unread: 1, isMentioned: false });
  expect(await list(ops)).toMatchObject([{ id: withOps, unread: 0, peerId: 'user-sales01' }]);
  expect(await list(client)).toEqual([]);
  await talk.read(withDocs, 'sales01', 2);
  expect((await list(sales))[0]).toMatchObject({ unread: 0, isMentioned: false, readSeq: 2 });
  expect((await list(docs))[0]).toMatchObject({ unread: 1, peerReadSeq: 2 });
});

it('counts no more than 999, nor what is no word of others', async () => {
  const id = await talk.direct('sales01', 'ops01');
  await talk.say(id, 'ops01', '', { kind: 'system', content: {} });
  await talk.say(id, 'ops01', '', { kind: 'recall', content: { seq: 1 } });
  await talk.say(id, 'sales01', '我说的');
  expect((await list(sales))[0]).toMatchObject({ unread: 0, last: { content: '我说的' } });
  await house.database.pool.query(
    `insert into chat_message ("conversationId", seq, id, "senderId", "clientId", kind, content, "sendTime")
     select $1, n, 'm' || n, 'user-ops01', 'c' || n, 'text', '"x"', now() from generate_series(4, 1200) n`,
    [id],
  );
  await house.database.pool.query('update conversation set "lastSeq" = 1200 where id = $1', [id]);
  expect((await list(sales))[0]).toMatchObject({ unread: 999, lastSeq: 1200 });
});

it('pinned ones stand first; taken off the list one comes back with the next word', async () => {
  const withOps = await talk.direct('sales01', 'ops01');
  const withDocs = await talk.direct('sales01', 'docs01');
  await talk.say(withOps, 'ops01', '一');
  await talk.say(withDocs, 'docs01', '二');
  const set = (id: string, body: object) => sales.call(setConversation, { params: { id }, body });
  expect(await set('user-ops01', { isPinned: true, isMuted: true })).toMatchObject({ code: 200 });
  expect(await list(sales)).toMatchObject([{ id: withOps, isPinned: true, isMuted: true }, { id: withDocs }]);
  expect((await list(ops))[0]).toMatchObject({ isPinned: false, isMuted: false });
  await set(withOps, { isPinned: false });
  expect(await list(sales)).toMatchObject([
    { id: withDocs },
    { id: withOps, isPinned: false, isMuted: true },
  ]);

  await sales.call(hideConversation, { params: { id: 'user-docs01' } });
  expect(await list(sales)).toMatchObject([{ id: withOps }]);
  expect(await list(docs)).toHaveLength(1);
  expect(await names(sales, { keyword: '思敏' })).toEqual(['何思敏']);
  expect((await get(sales, withDocs)).data).toMatchObject({ unread: 0 });
  await talk.say(withDocs, 'docs01', '', { kind: 'recall', content: { seq: 1 } });
  expect(await list(sales)).toMatchObject([{ id: withOps }]);
  await talk.say(withDocs, 'docs01', '三');
  expect((await list(sales))[0]).toMatchObject({ id: withDocs, unread: 1 });
  await set(withDocs, { isHidden: true });
  await set(withDocs, { isHidden: false });
  expect(await list(sales)).toHaveLength(2);
});

it('clears a history for oneself alone, and nothing of it is unread', async () => {
  const id = await talk.direct('sales01', 'ops01');
  await talk.say(id, 'ops01', '一');
  await sales.call(clearConversation, { params: { id } });
  expect(await list(sales)).toEqual([]);
  expect((await get(sales, id)).data).toMatchObject({ id, unread: 0, lastSeq: 1, readSeq: 0, last: null });
  expect(await list(ops)).toMatchObject([{ last: { content: '一' } }]);
  await talk.say(id, 'ops01', '二');
  expect(await list(sales)).toMatchObject([{ unread: 1, last: { content: '二' } }]);
});

it('is found by name, account and pinyin, page by page', async () => {
  for (const other of ['ops01', 'docs01', 'manager01']) {
    const id = await talk.direct('sales01', other);
    await talk.say(id, other, '你好');
  }
  expect(await names(sales)).toEqual(['沈立群', '何思敏', '朱婷婷']);
  expect(await names(sales, { keyword: '思敏' })).toEqual(['何思敏']);
  expect(await names(sales, { keyword: 'zhutingting' })).toEqual(['朱婷婷']);
  expect(await names(sales, { keyword: 'SLQ' })).toEqual(['沈立群']);
  expect(await names(sales, { keyword: '%' })).toEqual([]);
  expect(await names(sales, { pageSize: '2', currentPage: '2' })).toEqual(['朱婷婷']);
  const { data } = await sales.call(listConversations, { query: { pageSize: '2', currentPage: '9' } });
  expect(data).toMatchObject({ list: [], pagination: { total: 3 } });
});

it('a customer finds nobody by what they sign in with', async () => {
  const id = await talk.direct('sales01', 'client01');
  await talk.say(id, 'sales01', '您好');
  expect(await names(sales, { keyword: 'client01' })).toEqual(['许佳宁']);
  for (const keyword of ['sales01', 'sales', '01']) expect(await names(client, { keyword })).toEqual([]);
  for (const keyword of ['子涵', 'zhouzihan']) expect(await names(client, { keyword })).toEqual(['周子涵']);
});

it('somebody one has not written to yet can be looked up; a customer looks nobody up', async () => {
  expect((await get(sales, 'user-client01')).data).toMatchObject({
    ...{ id: '', kind: 'direct', peerId: 'user-client01', name: '许佳宁', lastSeq: 0, mayWrite: true },
    members: [{ id: 'user-client01' }, { id: 'user-sales01', account: 'sales01' }],
  });
  for (const [person, id] of [
    [sales, 'user-sales01'],
    [sales, 'user-sales15'],
    [sales, 'nobody'],
    [client, 'user-sales01'],
    [client, 'user-agent01'],
  ] as const)
    expect(await get(person, id)).toMatchObject({ code: 404 });
  const id = await talk.direct('sales01', 'client01');
  await talk.say(id, 'sales01', '您好');
  const { data } = await get(client, 'user-sales01');
  expect(data).toMatchObject({ id, name: '周子涵', mayWrite: true, mayManage: false });
  expect(data?.members.map(({ account }) => account)).toEqual(['', '']);
});

it('who left the company is written to no more, and what they said stays', async () => {
  const id = await talk.direct('sales01', 'sales15');
  await talk.say(id, 'sales15', '再见');
  expect((await get(sales, id)).data).toMatchObject({ mayWrite: false, isMember: true, unread: 1 });
});

it('nobody reads a conversation that is not theirs', async () => {
  const id = await talk.direct('sales01', 'ops01');
  await talk.say(id, 'ops01', '秘密');
  for (const person of [docs, client]) {
    expect(await get(person, id)).toMatchObject({ code: 404 });
    expect(await person.call(hideConversation, { params: { id } })).toMatchObject({ code: 404 });
    expect(await person.call(clearConversation, { params: { id } })).toMatchObject({ code: 404 });
    expect(await person.call(setConversation, { params: { id }, body: { isPinned: true } })).toMatchObject({
      code: 404,
    });
  }
  for (const endpoint of [listConversations, listReplies])
    expect(await house.call(endpoint)).toMatchObject({ code: 600 });
  expect(await house.call(getConversation, { params: { id } })).toMatchObject({ code: 600 });
});

it('the list as clients of the family read it', async () => {
  const withOps = await talk.direct('sales01', 'ops01');
  await talk.say(withOps, 'ops01', '', {
    kind: 'image',
    content: { name: 'x', path: '/x', width: 1, height: 1 },
  });
  const { data } = await sales.call(listReplies);
  expect(data?.list).toEqual([
    {
      ...{
        id: 'user-ops01',
        realName: '朱婷婷',
        account: 'ops01',
        headIcon: expect.any(String),
        isExternal: false,
      },
      ...{
        latestMessage: '[图片]',
        latestDate: house.clock.now.getTime(),
        unreadMessage: 1,
        messageType: 'image',
      },
    },
  ]);
});

it.each([
  ['taken off the list', hideConversation],
  ['cleared', clearConversation],
])(
  'what is %s unread is off every badge of one’s own, and the sender is not told that it was read',
  async (_, endpoint) => {
    const id = await talk.direct('sales01', 'ops01');
    for (const text of ['一', '二']) await talk.say(id, 'ops01', text);
    const mine = [await openSocket(house.url, sales), await openSocket(house.url, sales)];
    const theirs = await openSocket(house.url, ops);
    const saw = async () => (await get(ops, id)).data?.peerReadSeq;
    await sales.call(endpoint, { params: { id } });
    const read = {
      method: 'readMessage',
      conversationId: id,
      userId: 'user-sales01',
      readSeq: 0,
      lastSeq: 2,
    };
    for (const socket of mine) expect(await socket.hear('readMessage')).toEqual({ ...read, unread: 0 });
    const unread = async (socket: OpenSocket) => {
      socket.say({ method: 'OnConnection' });
      return (await socket.hear('initMessage')).unreadNums;
    };
    for (const socket of mine) expect(await unread(socket)).toEqual([]);
    expect(await saw()).toBe(0);
    theirs.say({ method: 'MessageList', toUserId: 'user-sales01' });
    expect((await theirs.hear('messageList')).list).toMatchObject([{ state: 0 }, { state: 0 }]);
    const readers = await ops.call(listChatReaders, { params: { id, seq: '2' } });
    expect(readers.data).toMatchObject({ read: [], unread: [{ id: 'user-sales01' }] });

    // To write on says nothing about it either.
    mine[0]?.say({
      ...{ method: 'SendMessage', toUserId: 'user-ops01', messageType: 'text', messageContent: '三' },
    });
    await theirs.hear('receiveMessage');
    expect(await saw()).toBe(0);
    expect(theirs.heard.filter(({ method }) => method === 'readMessage')).toEqual([]);

    // What came afterwards is read as anything is.
    const next = await talk.say(id, 'ops01', '四');
    expect(await unread(mine[1] as OpenSocket)).toMatchObject([{ unreadNum: 1 }]);
    mine[1]?.say({ method: 'UpdateReadMessage', formUserId: 'user-ops01' });
    expect(await theirs.hear('readMessage')).toMatchObject({ userId: 'user-sales01', readSeq: next });
    for (const { wire } of [...mine, theirs]) wire.close();
  },
);

it('a cleared conversation that is opened tells nobody that it was read; one brought back is unread again', async () => {
  const id = await talk.direct('sales01', 'ops01');
  await talk.say(id, 'ops01', '一');
  const [mine, theirs] = [await openSocket(house.url, sales), await openSocket(house.url, ops)];
  const set = (isHidden: boolean) => sales.call(setConversation, { params: { id }, body: { isHidden } });
  await set(true);
  expect(await mine.hear('readMessage')).toMatchObject({ unread: 0 });
  await set(false);
  expect(await mine.hear('readMessage')).toMatchObject({ unread: 1 });
  await sales.call(clearConversation, { params: { id } });
  expect(await mine.hear('readMessage')).toMatchObject({ unread: 0 });
  for (const seq of [undefined, 1]) mine.say({ method: 'UpdateReadMessage', formUserId: id, seq });
  mine.say({ method: 'Heartbeat' });
  await mine.hear('heartbeat');
  expect((await get(ops, id)).data).toMatchObject({ peerReadSeq: 0 });
  expect(mine.heard.filter(({ method }) => method === 'error')).toEqual([]);
  for (const { wire } of [mine, theirs]) wire.close();
});

it('my other devices hear of what one of them changed, and nobody else', async () => {
  const id = await talk.direct('sales01', 'ops01');
  await talk.say(id, 'ops01', '你好');
  const [mine, theirs] = [await openSocket(house.url, sales), await openSocket(house.url, ops)];
  await sales.call(setConversation, { params: { id }, body: { isPinned: true } });
  expect(await mine.hear('conversationChanged')).toEqual({
    method: 'conversationChanged',
    conversationId: id,
    isMuted: false,
  });
  await sales.call(setConversation, { params: { id }, body: { isMuted: true } });
  expect(await mine.hear('conversationChanged')).toMatchObject({ conversationId: id, isMuted: true });
  const again = await openSocket(house.url, sales);
  again.say({ method: 'OnConnection' });
  expect((await again.hear('initMessage')).mutedConversations).toContain(id);
  again.wire.terminate();
  await ops.call(hideConversation, { params: { id } });
  await theirs.hear('conversationChanged');
  expect(mine.heard.filter(({ method }) => method === 'conversationChanged')).toHaveLength(2);
  for (const { wire } of [mine, theirs]) wire.close();
});
