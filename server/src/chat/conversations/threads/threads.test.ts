import {
  getConversation,
  listChatMessages,
  listConversations,
  openRecordThread,
  removeGroupMember,
} from '@fairway/contract/chat.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { publishFlow, submitted } from '../../../workflow/comments/testing/publish-flow.ts';
import { talkIn } from '../testing/talk.ts';

let house: TestApp;
let talk: ReturnType<typeof talkIn>;
let admin: Person;
let sales: Person;
let manager: Person;
let ops: Person;
let client: Person;
let flowId: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talk = talkIn(house);
  [admin, sales, manager, ops, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'ops01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person, Person];
  flowId = await submitted(sales, await publishFlow(house, admin));
});
afterAll(() => house.close());

const open = (person: Person, id = flowId) => person.call(openRecordThread, { body: { kind: 'flow', id } });
const get = async (person: Person, id: string) =>
  (await person.call(getConversation, { params: { id } })).data;

it('belongs to the record, with everybody who takes part, whoever opens it first and how often', async () => {
  const replies = await Promise.all([open(sales), open(manager), open(sales)]);
  const id = replies[0].data?.id ?? '';
  expect(new Set(replies.map(({ data }) => data?.id))).toEqual(new Set([id]));
  expect(await get(sales, id)).toMatchObject({
    ...{ kind: 'record', record: { kind: 'flow', id: flowId }, mayWrite: true, mayManage: false },
    ...{ name: expect.stringContaining('请示'), lastSeq: 0, memberCount: 2 },
  });
  const listed = async (person: Person) =>
    (await person.call(listConversations, { query: { keyword: '请示' } })).data?.list;
  expect(await listed(manager)).toEqual([]);
  await talk.say(id, 'sales01', '请尽快审批');
  expect(await listed(manager)).toMatchObject([{ id, unread: 1 }]);
});

it('who may read the record comes in, and reads it from its beginning; nothing of it is unread', async () => {
  const { data } = await open(admin);
  const id = data?.id ?? '';
  expect(await get(admin, id)).toMatchObject({ memberCount: 3, unread: 0, lastSeq: 1 });
  const { data: page } = await admin.call(listChatMessages, { params: { id } });
  expect(page?.list).toMatchObject([{ content: '请尽快审批' }]);
  expect(await admin.call(removeGroupMember, { params: { id, userId: 'user-admin' } })).toMatchObject({
    code: 403,
  });
});

it('nobody else learns that there is something', async () => {
  const id = (await open(sales)).data?.id ?? '';
  for (const stranger of [ops, client]) {
    expect(await open(stranger)).toMatchObject({ code: 404 });
    expect(await get(stranger, id)).toBeUndefined();
  }
  expect(await open(sales, 'nothing')).toMatchObject({ code: 404 });
  expect(await house.call(openRecordThread, { body: { kind: 'flow', id: flowId } })).toMatchObject({
    code: 600,
  });
});
