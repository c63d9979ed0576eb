import {
  getConversation,
  listChatMessages,
  listConversations,
  listReplies,
  openRecordThread,
  recallMessage,
  searchChat,
  setConversation,
} from '@fairway/contract/chat.ts';
import { getDownload } from '@fairway/contract/files.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { pdfOf, upload } from '../../../files/sample-files.ts';
import type { OpenSocket } from '../../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { publishFlow, submitted } from '../../../workflow/comments/testing/publish-flow.ts';
import { say, saySafely, type Talker, type Talkers, talkersAt } from '../../testing/talker.ts';
import { talkIn } from '../testing/talk.ts';

let house: TestApp;
let talk: ReturnType<typeof talkIn>;
let talkers: Talkers;
let sales: Talker;
let manager: Talker;
/** Stands in for the manager. */
let ops: Talker;
let flowId: string;
let thread: string;
let fileId: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talk = talkIn(house);
  talkers = talkersAt(house.url);
  const people = ['sales01', 'manager01', 'ops01'].map(async (account) =>
    talkers.of(await house.as(account)),
  );
  [sales, manager, ops] = (await Promise.all(people)) as [Talker, Talker, Talker];
  flowId = await submitted(sales, await publishFlow(house, await house.as('admin')));
  await house.database.pool.query(
    `insert into flow_delegation (id, type, "userId", "toUserId", "startTime", "endTime", "creatorTime")
     values ('stand-in', '1', $1, $2, now() - interval '1 day', now(), now())`,
    [manager.userId, ops.userId],
  );
  await entrust('1 day');
  thread = (await open(ops)).data?.id ?? '';
  const { data } = await upload({ url: house.url, token: sales.token, type: 'IM' }, '合同.pdf', pdfOf(300));
  fileId = data?.name ?? '';
  await talk.say(thread, 'sales01', '内部底价', { fileIds: [fileId] });
});
afterEach(() => talkers.hangUp());
afterAll(() => house.close());
/** As if nobody had looked since. */
beforeEach(async () => {
  await entrust('1 day');
  await house.database.pool.query(
    `update conversation_member set "leftSeq" = null, "readSeq" = 0 where "conversationId" = $1`,
    [thread],
  );
});

/** For so long from now; a negative time is over. */
const entrust = (time: string) =>
  house.database.pool.query(`update flow_delegation set "endTime" = now() + $1::interval`, [time]);
const open = (person: Talker) => person.call(openRecordThread, { body: { kind: 'flow', id: flowId } });
const mine = () => ({ params: { id: thread } });
const listed = async (person: Talker, query: object = {}) =>
  (await person.call(listConversations, { query })).data;
const greeted = async (socket: OpenSocket) => {
  socket.say({ method: 'OnConnection' });
  return (await socket.hear('initMessage')).unreadNums.map(({ conversationId }) => conversationId);
};
const answer = async (socket: OpenSocket, frame: Parameters<OpenSocket['say']>[0]) => {
  socket.say(frame);
  await expect.poll(() => socket.heard.length).toBeGreaterThan(0);
  return socket.heard[0]?.method;
};

type Way = [string, () => Promise<boolean>];
const isSeen = async (reply: Promise<{ code: number }>) => (await reply).code === 200;
/** All ways to learn something of the thread; each says whether it does. */
const ways: Way[] = [
  ['the conversation', () => isSeen(ops.call(getConversation, mine()))],
  ['its history', () => isSeen(ops.call(listChatMessages, mine()))],
  ['setting it up', () => isSeen(ops.call(setConversation, { ...mine(), body: { isPinned: false } }))],
  [
    'searching in it',
    () => isSeen(ops.call(searchChat, { query: { keyword: '底价', conversationId: thread } })),
  ],
  [
    'searching everywhere',
    async () => (await ops.call(searchChat, { query: { keyword: '底价' } })).data?.list.length === 1,
  ],
  ['the list', async () => (await listed(ops))?.list.some(({ id }) => id === thread) === true],
  ['the list of the family', async () => (await replies()).some(({ id }) => id === thread)],
  ['its files', () => isSeen(ops.call(getDownload, { params: { type: 'IM', fileId } }))],
  ['the greeting', async () => (await greeted(await ops.open())).includes(thread)],
  [
    'pages',
    async () => (await answer(await ops.open(), { method: 'MessageList', toUserId: thread })) !== 'error',
  ],
  [
    'reading',
    async () =>
      (await answer(await ops.open(), { method: 'UpdateReadMessage', formUserId: thread })) !== 'error',
  ],
];
const replies = async () => (await ops.call(listReplies)).data?.list ?? [];

it.each(ways)('who may not see the record any more learns nothing of its thread by %s', async (_, way) => {
  expect(await way()).toBe(true);
  await house.database.pool.query('update conversation_member set "readSeq" = 0');
  await entrust('-1 second');
  expect(await way()).toBe(false);
});

it('the list has a full page and the right number all the same', async () => {
  await ops.call(setConversation, { ...mine(), body: { isPinned: true } });
  const before = await listed(ops, { pageSize: '1' });
  expect(before).toMatchObject({ list: [{ id: thread }] });
  await entrust('-1 second');
  const after = await listed(ops, { pageSize: '1' });
  expect(after?.pagination.total).toBe((before?.pagination.total ?? 0) - 1);
  expect(after?.list).toHaveLength(1);
});

it('what is said and taken back afterwards is not told to them, and they say nothing', async () => {
  const [theirs, mine, others] = [await ops.open(), await sales.open(), await manager.open()];
  await saySafely(mine, { toUserId: thread, messageContent: '还在' });
  expect(await theirs.hear('receiveMessage')).toMatchObject({ formMessage: '还在' });
  await others.hear('receiveMessage');
  await entrust('-1 second');
  const { seq } = await saySafely(mine, { toUserId: thread, messageContent: '不在了' });
  expect(await others.hear('receiveMessage')).toMatchObject({ formMessage: '不在了' });
  expect(await theirs.hear('conversationChanged')).toMatchObject({ conversationId: thread });
  await house.database.pool.query('update conversation_member set "leftSeq" = null');
  const { code } = await sales.call(recallMessage, { params: { id: thread, seq: String(seq) } });
  expect(code).toBe(200);
  expect(await others.hear('receiveMessage')).toMatchObject({ messageType: 'recall' });
  await house.database.pool.query('update conversation_member set "leftSeq" = null');
  say(theirs, { toUserId: thread });
  expect(await theirs.hear('error')).toMatchObject({ name: 'NOT_A_MEMBER' });
  const received = theirs.heard.filter(({ method }) => method === 'receiveMessage');
  expect(received).toMatchObject([{ formMessage: '还在' }]);
});

it('who may again is in it again, from its beginning; nothing is unread', async () => {
  await entrust('-1 second');
  expect((await ops.call(getConversation, mine())).code).toBe(404);
  expect((await open(ops)).code).toBe(404);
  await entrust('1 day');
  expect((await open(ops)).data?.id).toBe(thread);
  const { data } = await ops.call(listChatMessages, mine());
  expect(data?.list[0]).toMatchObject({ content: '内部底价' });
  expect((await ops.call(getConversation, mine())).data).toMatchObject({ unread: 0, isMember: true });
});

it('an administrator who is none any more has no thread but those they take part in', async () => {
  await entrust('-1 second');
  const administrator = (is: boolean) =>
    house.database.pool.query('update user_account set "isAdministrator" = $2 where id = any($1)', [
      [ops.userId, manager.userId],
      is,
    ]);
  await administrator(true);
  for (const person of [ops, manager]) expect((await open(person)).data?.id).toBe(thread);
  await administrator(false);
  expect((await ops.call(listChatMessages, mine())).code).toBe(404);
  expect((await manager.call(listChatMessages, mine())).code).toBe(200);
});

it('who takes part by now hears what is said, though nobody opened the thread since', async () => {
  await house.database.pool.query(
    `delete from conversation_member where "conversationId" = $1 and "userId" = $2`,
    [thread, manager.userId],
  );
  const [mine, others] = [await sales.open(), await manager.open()];
  await saySafely(mine, { toUserId: thread, messageContent: '新审批人' });
  expect(await others.hear('receiveMessage')).toMatchObject({ formMessage: '新审批人' });
  expect((await manager.call(getConversation, { params: { id: thread } })).data).toMatchObject({ unread: 1 });
});
