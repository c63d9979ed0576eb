import {
  deleteChatMessage,
  listChatMessages,
  listChatReaders,
  listConversations,
  recallMessage,
  recallWithin,
  searchChat,
} from '@fairway/contract/chat.ts';
import { getDownload } from '@fairway/contract/files.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pdfOf, upload } from '../../../files/sample-files.ts';
import { openSocket } from '../../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetTalk } from '../testing/forget-talk.ts';
import { talkIn } from '../testing/talk.ts';

let house: TestApp;
let talk: ReturnType<typeof talkIn>;
let sales: Person;
let ops: Person;
let docs: Person;
let client: Person;
let id: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talk = talkIn(house);
  [sales, ops, docs, client] = (await Promise.all(
    ['sales01', 'ops01', 'docs01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => house.close());
beforeEach(async () => {
  await forgetTalk(house);
  id = await talk.direct('sales01', 'ops01');
});

const page = (person: Person, query: object = {}, address = id) =>
  person.call(listChatMessages, { params: { id: address }, query });
const seqs = async (person: Person, query: object = {}) =>
  (await page(person, query)).data?.list.map(({ seq }) => seq);
const place = (seq: number, address = id) => ({ params: { id: address, seq: String(seq) } }) as never;
const mine = (changes: object, account = 'sales01') =>
  house.database.db
    .updateTable('conversation_member')
    .set(changes)
    .where('userId', '=', `user-${account}`)
    .execute();
const found = async (person: Person, keyword: string, more: object = {}) =>
  (await person.call(searchChat, { query: { keyword, ...more } })).data?.list.map(
    ({ message }) => message.content,
  );
const renamed = { event: 'renamed', by: '', byName: '', userIds: [], names: [], name: '' };
const after = (milliseconds: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + milliseconds);
};

it('is read in stretches: the newest, before, after and around a place', async () => {
  for (let n = 1; n <= 10; n++) await talk.say(id, n % 2 ? 'sales01' : 'ops01', `第${n}句`);
  expect(await seqs(sales, { limit: '3' })).toEqual([8, 9, 10]);
  expect(await seqs(ops, { before: '8', limit: '3' })).toEqual([5, 6, 7]);
  expect(await seqs(sales, { after: '3', limit: '2' })).toEqual([4, 5]);
  expect(await seqs(sales, { after: '2', before: '5' })).toEqual([3, 4]);
  expect(await seqs(sales, { after: '10' })).toEqual([]);
  expect(await seqs(sales, { around: '5', limit: '4' })).toEqual([3, 4, 5, 6]);
  expect(await seqs(sales, { around: '1', limit: '3' })).toEqual([1, 2, 3]);
  expect(await seqs(sales, { around: '999', limit: '3' })).toEqual([8, 9, 10]);
  expect(await seqs(sales)).toHaveLength(10);
  expect(await seqs(sales, { sord: 'asc', limit: '3' })).toEqual([1, 2, 3]);
  expect(await seqs(sales, { sord: 'asc', after: '3', limit: '3' })).toEqual([4, 5, 6]);
  expect(await seqs(sales, { sord: 'desc', limit: '3' })).toEqual([8, 9, 10]);
  expect((await page(sales, {}, 'user-ops01')).data).toMatchObject({ firstSeq: 1, lastSeq: 10 });
  expect((await page(sales, { limit: '1' })).data?.list[0]).toMatchObject({
    ...{ conversationId: id, seq: 10, sendUserId: 'user-ops01', sendUserName: '朱婷婷', content: '第10句' },
    sendTime: house.clock.now.getTime(),
  });
  expect(await page(sales, { limit: '201' })).toMatchObject({ code: 422 });
});

it('shows only what somebody was there for, kept, and left', async () => {
  for (let n = 1; n <= 9; n++) await talk.say(id, 'ops01', `第${n}句`);
  await mine({ joinedSeq: 2, clearedSeq: 3, leftSeq: 7 });
  expect(await seqs(sales)).toEqual([4, 5, 6, 7]);
  for (const query of [{ after: '0' }, { before: '999' }, { around: '1' }])
    expect(await seqs(sales, query)).toEqual([4, 5, 6, 7]);
  expect(await seqs(sales, { before: '4' })).toEqual([]);
  expect(await seqs(sales, { after: '7' })).toEqual([]);
  expect((await page(sales)).data).toMatchObject({ firstSeq: 4, lastSeq: 7 });
  expect(await found(sales, '第3句')).toEqual([]);
  expect(await found(sales, '第8句')).toEqual([]);
  expect(await found(sales, '第5句')).toEqual(['第5句']);
  for (const seq of [3, 8, 99])
    expect(await sales.call(deleteChatMessage, place(seq))).toMatchObject({ code: 404 });
});

it('what one deletes for oneself is hidden from oneself alone', async () => {
  await talk.say(id, 'ops01', '第一句');
  await talk.say(id, 'ops01', '第二句');
  const otherDevice = await openSocket(house.url, sales);
  expect(await sales.call(deleteChatMessage, place(2))).toMatchObject({ code: 200 });
  expect(await otherDevice.hear('conversationChanged')).toMatchObject({ conversationId: id });
  otherDevice.wire.close();
  expect(await sales.call(deleteChatMessage, place(2))).toMatchObject({ code: 200 });
  const [, hidden] = (await page(sales)).data?.list ?? [];
  expect(hidden).toMatchObject({
    seq: 2,
    contentType: 'hidden',
    content: '',
    sendUserId: '',
    sendUserName: '',
  });
  expect((await page(ops)).data?.list[1]).toMatchObject({ contentType: 'text', content: '第二句' });
  const [listed] = (await sales.call(listConversations)).data?.list ?? [];
  expect(listed).toMatchObject({ unread: 1, last: { content: '第一句' } });
  expect(await found(sales, '第二句')).toEqual([]);
  expect(await found(ops, '第二句')).toEqual(['第二句']);
});

it('is taken back within two minutes, by who said it, for everybody', async () => {
  await talk.say(id, 'sales01', '报价发错了', { mentionIds: ['user-ops01'] });
  expect((await ops.call(listConversations)).data?.list[0]).toMatchObject({ unread: 1, isMentioned: true });
  expect(await ops.call(recallMessage, place(1))).toMatchObject({ code: 404 });
  after(recallWithin - 1_000);
  expect(await sales.call(recallMessage, place(1))).toMatchObject({ code: 200, msg: '撤回成功' });
  expect(await sales.call(recallMessage, place(1))).toMatchObject({ code: 200 });
  expect((await page(ops)).data?.list).toMatchObject([
    { seq: 1, contentType: 'recalled', content: '', mentionIds: [] },
    { seq: 2, contentType: 'recall', content: { seq: 1 } },
  ]);
  expect((await ops.call(listConversations)).data?.list[0]).toMatchObject({
    ...{ unread: 0, isMentioned: false, lastSeq: 2, last: { seq: 1, contentType: 'recalled' } },
  });
  expect(await found(ops, '报价')).toEqual([]);
  const { rows } = await house.database.pool.query(
    'select content, search, grams from chat_message where seq = 1',
  );
  expect(rows).toEqual([{ content: '', search: '', grams: [] }]);
});

it('cannot be taken back after two minutes, nor what is no message', async () => {
  await talk.say(id, 'sales01', '已经晚了');
  await talk.say(id, 'sales01', '', { kind: 'system', content: renamed });
  after(recallWithin);
  expect(await sales.call(recallMessage, place(2))).toMatchObject({ code: 404 });
  expect(await sales.call(recallMessage, place(3))).toMatchObject({ code: 404 });
  expect(await sales.call(recallMessage, place(1))).toMatchObject({
    code: 400,
    msg: '发送超过 2 分钟的消息不能撤回',
  });
  expect((await page(ops)).data?.list[0]).toMatchObject({ content: '已经晚了' });
});

it('files are for whoever sees the message, as long as it stands', async () => {
  const { data } = await upload({ url: house.url, token: sales.token, type: 'IM' }, '提单.pdf', pdfOf(500));
  const fileId = data?.name ?? '';
  const download = (person: Person) => person.call(getDownload, { params: { type: 'IM', fileId } });
  expect(await download(ops)).toMatchObject({ code: 404 });
  const seq = await talk.say(id, 'sales01', '提单.pdf', { kind: 'file', content: {}, fileIds: [fileId] });
  expect(await download(ops)).toMatchObject({ code: 200 });
  for (const stranger of [docs, client]) expect(await download(stranger)).toMatchObject({ code: 404 });
  await ops.call(deleteChatMessage, place(seq));
  expect(await download(ops)).toMatchObject({ code: 404 });
  await house.database.db.deleteFrom('chat_message_hidden').execute();
  expect(await download(ops)).toMatchObject({ code: 200 });
  await sales.call(recallMessage, place(seq));
  expect(await download(ops)).toMatchObject({ code: 404 });
  expect(await download(sales)).toMatchObject({ code: 200 });
  const { rows } = await house.database.pool.query('select from file_place where "fileId" = $1', [fileId]);
  expect(rows).toEqual([]);
});

it('a file that was sent on hundreds of times is read by whoever got it last', async () => {
  const { data } = await upload({ url: house.url, token: sales.token, type: 'IM' }, '提单.pdf', pdfOf(500));
  const fileId = data?.name ?? '';
  await house.database.pool.query(
    `insert into file_place ("fileId", kind, "placeId")
     select $1, 'chat', 'somewhere' || n || ':1' from generate_series(1, 300) n`,
    [fileId],
  );
  const download = (person: Person) => person.call(getDownload, { params: { type: 'IM', fileId } });
  expect(await download(ops)).toMatchObject({ code: 404 });
  await talk.say(id, 'sales01', '提单.pdf', { kind: 'file', content: {}, fileIds: [fileId] });
  expect(await download(ops)).toMatchObject({ code: 200 });
  for (const stranger of [docs, client]) expect(await download(stranger)).toMatchObject({ code: 404 });
});

it('who read what one said; of what others said nobody is told', async () => {
  await talk.say(id, 'sales01', '收到请回复');
  const readers = async () => (await sales.call(listChatReaders, place(1))).data;
  expect(await readers()).toMatchObject({ read: [], unread: [{ id: 'user-ops01', realName: '朱婷婷' }] });
  await talk.read(id, 'ops01', 1);
  expect(await readers()).toMatchObject({ read: [{ id: 'user-ops01' }], unread: [] });
  for (const person of [ops, docs, client])
    expect(await person.call(listChatReaders, place(1))).toMatchObject({ code: 404 });
});

it('finds words in all of mine or in one, the newest first, whatever their case and width', async () => {
  const withDocs = await talk.direct('sales01', 'docs01');
  await talk.say(id, 'ops01', '订舱号 ABC123 已放');
  await talk.say(withDocs, 'docs01', 'ａｂｃ123 的提单');
  await talk.say(id, 'sales01', '好的');
  expect(await found(sales, 'abc123')).toEqual(['ａｂｃ123 的提单', '订舱号 ABC123 已放']);
  expect(await found(sales, '提')).toEqual(['ａｂｃ123 的提单']);
  expect(await found(sales, 'abc123', { conversationId: 'user-ops01' })).toEqual(['订舱号 ABC123 已放']);
  expect(await found(ops, 'ABC')).toEqual(['订舱号 ABC123 已放']);
  for (const sign of ['%', '_', '\\']) expect(await found(sales, sign)).toEqual([]);
  expect(await found(client, 'abc')).toEqual([]);
  const { data } = await sales.call(searchChat, { query: { keyword: '订舱' } });
  expect(data).toMatchObject({
    list: [{ conversation: { id, kind: 'direct', peerId: 'user-ops01', name: '朱婷婷' } }],
    hasMore: false,
  });
  expect(await docs.call(searchChat, { query: { keyword: '订舱', conversationId: id } })).toMatchObject({
    code: 404,
  });
});

it('nobody reads, deletes or takes back in what is not theirs', async () => {
  await talk.say(id, 'sales01', '秘密');
  for (const person of [docs, client]) {
    expect(await page(person)).toMatchObject({ code: 404 });
    for (const endpoint of [deleteChatMessage, recallMessage, listChatReaders])
      expect(await person.call(endpoint, place(1))).toMatchObject({ code: 404 });
  }
  expect((await page(docs, {}, 'user-ops01')).data?.list).toEqual([]);
  expect(await page(client, {}, 'user-ops01')).toMatchObject({ code: 404 });
  expect(await house.call(listChatMessages, { params: { id } })).toMatchObject({ code: 600 });
  expect(await house.call(searchChat, { query: { keyword: '秘密' } })).toMatchObject({ code: 600 });
  for (const endpoint of [deleteChatMessage, recallMessage, listChatReaders])
    expect(await house.call(endpoint, place(1))).toMatchObject({ code: 600 });
});

it('turns pages through the months, of all logs', async () => {
  const logs: string[] = [];
  for (const account of ['docs01', 'manager01', 'finance01'])
    logs.push(await talk.direct('sales01', account));
  for (let n = 1; n <= 45; n++) {
    await talk.say(logs[n % 3] ?? '', 'sales01', `舱位${n}`);
    if (n % 5 === 0) after(20 * 24 * 3_600_000);
  }
  // The sessions of before ended in the months between.
  const searcher = await house.as('sales01');
  const seen: unknown[] = [];
  let before: string | undefined;
  for (const count of [20, 20, 5]) {
    const { data } = await searcher.call(searchChat, { query: { keyword: '舱位', before } });
    expect(data?.list).toHaveLength(count);
    expect(data?.hasMore).toBe(count === 20);
    seen.push(...(data?.list ?? []).map(({ message }) => message.content));
    before = data?.list.at(-1)?.message.id;
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `舱位${45 - n}`));
  expect(await found(searcher, '舱位', { before: 'zzz' })).toHaveLength(20);
});
