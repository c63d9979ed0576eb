import {
  addGroupMembers,
  createGroup,
  getConversation,
  listChatMessages,
  listChatReaders,
  listConversations,
  listReplies,
  mostGroupMembers,
  removeGroupMember,
  renameGroup,
  searchChat,
} from '@fairway/contract/chat.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSocket } from '../../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { say, saySafely } from '../../testing/talker.ts';
import { forgetTalk } from '../testing/forget-talk.ts';
import { talkIn } from '../testing/talk.ts';

let house: TestApp;
let talk: ReturnType<typeof talkIn>;
let sales: Person;
let ops: Person;
let docs: Person;
let client: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talk = talkIn(house);
  await everybodySignsIn();
});
async function everybodySignsIn(): Promise<void> {
  [sales, ops, docs, client] = (await Promise.all(
    ['sales01', 'ops01', 'docs01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
}
afterAll(() => house.close());
beforeEach(() => forgetTalk(house));

const idsOf = (accounts: readonly string[]) => accounts.map((account) => `user-${account}`);
const create = (person: Person, name: string, ...accounts: string[]) =>
  person.call(createGroup, { body: { name, userIds: idsOf(accounts) } });
async function group(person: Person, name: string, ...accounts: string[]): Promise<string> {
  const { data, msg } = await create(person, name, ...accounts);
  if (!data) throw new Error(msg);
  return data.id;
}
const add = (person: Person, id: string, ...accounts: string[]) =>
  person.call(addGroupMembers, { params: { id }, body: { userIds: idsOf(accounts) } });
const remove = (person: Person, id: string, account: string) =>
  person.call(removeGroupMember, { params: { id, userId: `user-${account}` } });
const rename = (person: Person, id: string, name: string) =>
  person.call(renameGroup, { params: { id }, body: { name } });
const get = async (person: Person, id: string) =>
  (await person.call(getConversation, { params: { id } })).data;
const log = async (person: Person, id: string) =>
  (await person.call(listChatMessages, { params: { id } })).data?.list ?? [];
const events = async (person: Person, id: string) =>
  (await log(person, id)).flatMap(({ contentType, content }) =>
    contentType === 'system' ? [content.event] : [],
  );
const members = async (person: Person, id: string) => (await get(person, id))?.members.map((one) => one.id);

it('a group begins with its members, and its log says so', async () => {
  const id = await group(sales, ' 美线订舱 ', 'ops01', 'docs01', 'ops01', 'sales01');
  expect(await get(sales, id)).toMatchObject({
    ...{ id, kind: 'group', name: '美线订舱', peerId: '', memberCount: 3, lastSeq: 1, unread: 0 },
    ...{ isMember: true, mayWrite: true, mayManage: true },
    members: [{ id: 'user-sales01', isOwner: true }, { isOwner: false }, { isOwner: false }],
  });
  expect(await get(ops, id)).toMatchObject({ mayManage: false, mayWrite: true });
  expect(await log(docs, id)).toMatchObject([
    {
      ...{ seq: 1, contentType: 'system', sendUserId: 'user-sales01' },
      content: {
        ...{ event: 'created', by: 'user-sales01', byName: '周子涵', name: '美线订舱' },
        ...{ userIds: idsOf(['ops01', 'docs01']), names: ['朱婷婷', '何思敏'] },
      },
    },
  ]);
  expect((await docs.call(listReplies)).data?.list).toMatchObject([
    { id, realName: '美线订舱', latestMessage: '周子涵创建了群聊', messageType: 'system', unreadMessage: 0 },
  ]);
});

it('without a name it is called by its members, as they are', async () => {
  const id = await group(sales, '', 'ops01', 'docs01');
  expect((await get(docs, id))?.name).toBe('周子涵、何思敏、朱婷婷');
  const listed = async (keyword: string) =>
    (await sales.call(listConversations, { query: { keyword } })).data?.list.map((one) => one.id);
  expect(await listed('何思敏')).toEqual([id]);
  expect(await listed('hesimin')).toEqual([id]);
  await rename(sales, id, '欧线拼箱');
  expect(await listed('ouxian')).toEqual([id]);
  expect(await listed('hesimin')).toEqual([]);
});

it('colleagues begin groups, with people who are there', async () => {
  expect(await create(client, '群', 'sales01')).toMatchObject({ code: 403 });
  for (const wrong of [['nobody'], ['sales15'], ['ops01', 'nobody'], ['sales01']])
    expect(await create(sales, '群', ...wrong)).toMatchObject({ code: 404 });
  expect((await sales.call(listConversations)).data?.list).toEqual([]);
  expect(await create(sales, '群', 'client01')).toMatchObject({ code: 200 });
  expect((await client.call(listConversations)).data?.list).toMatchObject([{ name: '群' }]);
});

it('its log says who of those it names is a customer', async () => {
  const id = await group(sales, '群', 'ops01', 'client01');
  await add(ops, id, 'docs01');
  const told = (await log(sales, id)).map(({ content }) => content) as { externalIds?: string[] }[];
  expect(told.map(({ externalIds }) => externalIds)).toEqual([['user-client01'], undefined]);
});

it('its owner names it', async () => {
  const id = await group(sales, '旧名', 'ops01');
  expect(await rename(ops, id, '新名')).toMatchObject({ code: 403 });
  expect(await rename(docs, id, '新名')).toMatchObject({ code: 404 });
  expect(await rename(sales, id, '新名')).toMatchObject({ code: 200 });
  expect(await rename(sales, id, '新名')).toMatchObject({ code: 200 });
  expect(await events(ops, id)).toEqual(['created', 'renamed']);
  expect((await get(ops, id))?.name).toBe('新名');
});

it('who comes later reads from then on; who is there stays as they are', async () => {
  const id = await group(sales, '群', 'ops01');
  await talk.say(id, 'sales01', '之前的话');
  expect(await add(ops, id, 'docs01', 'sales01')).toMatchObject({ code: 200 });
  expect(await add(ops, id, 'docs01')).toMatchObject({ code: 200 });
  await talk.say(id, 'sales01', '之后的话');
  expect(await log(docs, id)).toMatchObject([
    { seq: 3, contentType: 'system', content: { event: 'joined', by: 'user-ops01', names: ['何思敏'] } },
    { seq: 4, content: '之后的话' },
  ]);
  expect(await get(docs, id)).toMatchObject({ unread: 1, memberCount: 3 });
  expect(await log(ops, id)).toHaveLength(4);
});

it('only a colleague who is in it brings people in', async () => {
  const id = await group(sales, '群', 'ops01', 'client01');
  expect(await add(client, id, 'docs01')).toMatchObject({ code: 403 });
  expect(await add(docs, id, 'docs01')).toMatchObject({ code: 404 });
  expect(await add(ops, id, 'sales15')).toMatchObject({ code: 404 });
  expect(await members(sales, id)).toEqual(idsOf(['sales01', 'client01', 'ops01']));
});

it('the owner takes somebody out: they read up to there, and nothing of what follows', async () => {
  const id = await group(sales, '群', 'ops01', 'docs01');
  await talk.say(id, 'sales01', '之前');
  expect(await remove(ops, id, 'docs01')).toMatchObject({ code: 403 });
  expect(await remove(sales, id, 'client01')).toMatchObject({ code: 404 });
  expect(await remove(sales, id, 'docs01')).toMatchObject({ code: 200 });
  await talk.say(id, 'sales01', '之后');
  expect(await get(docs, id)).toMatchObject({
    ...{ isMember: false, mayWrite: false, lastSeq: 3, unread: 1, members: [], memberCount: 0 },
    last: { contentType: 'system', content: { event: 'removed', names: ['何思敏'] } },
  });
  expect((await log(docs, id)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect((await docs.call(listConversations)).data?.list).toHaveLength(1);
  expect(await add(docs, id, 'manager01')).toMatchObject({ code: 404 });
  expect(await rename(docs, id, 'x')).toMatchObject({ code: 404 });
  expect(await remove(docs, id, 'docs01')).toMatchObject({ code: 404 });

  expect(await add(ops, id, 'docs01')).toMatchObject({ code: 200 });
  expect((await log(docs, id)).map(({ seq }) => seq)).toEqual([5]);
  expect(await get(docs, id)).toMatchObject({ isMember: true, mayWrite: true, unread: 0 });
});

it('who left knows a group as it was then: its name, who was in it, and nothing of today', async () => {
  const found = async (keyword: string) =>
    (await docs.call(listConversations, { query: { keyword } })).data?.list.map((one) => one.name);
  const nameless = await group(sales, '', 'ops01', 'docs01');
  await talk.say(nameless, 'docs01', '我要走了');
  await remove(sales, nameless, 'docs01');
  await add(sales, nameless, 'manager01');
  await remove(ops, nameless, 'ops01');
  const then = '何思敏、周子涵、朱婷婷';
  expect((await get(docs, nameless))?.name.split('、').toSorted()).toEqual(then.split('、').toSorted());
  for (const known of ['周子涵', 'zhutingting']) expect(await found(known)).toHaveLength(1);
  for (const unknown of ['沈立群', 'shenliqun']) expect(await found(unknown)).toEqual([]);
  await rename(sales, nameless, '欧线拼箱');
  expect((await get(docs, nameless))?.name).not.toContain('欧线');
  for (const unknown of ['欧线', 'ouxian']) expect(await found(unknown)).toEqual([]);

  const named = await group(sales, '美线', 'docs01', 'ops01');
  await rename(sales, named, '美线订舱');
  await talk.say(named, 'docs01', '提单已寄');
  await remove(docs, named, 'docs01');
  await rename(sales, named, '机密项目');
  expect((await get(docs, named))?.name).toBe('美线订舱');
  expect(await found('美线订舱')).toEqual(['美线订舱']);
  for (const unknown of ['机密', 'jimi']) expect(await found(unknown)).toEqual([]);
  const { data } = await docs.call(searchChat, { query: { keyword: '提单已寄' } });
  expect(data?.list).toMatchObject([{ conversation: { id: named, name: '美线订舱' } }]);
  // Who reads there now is nothing for them either.
  const said = { params: { id: named, seq: '3' } } as never;
  expect(await docs.call(listChatReaders, said)).toMatchObject({ code: 404 });
  expect((await get(ops, named))?.name).toBe('机密项目');
});

it('an owner who leaves hands it to the colleague who is longest in it; it leaves their list', async () => {
  const id = await group(sales, '群', 'client01', 'ops01');
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
  await add(sales, id, 'docs01');
  expect(await remove(sales, id, 'sales01')).toMatchObject({ code: 200 });
  expect((await sales.call(listConversations)).data?.list).toEqual([]);
  expect(await get(sales, id)).toMatchObject({ isMember: false });
  expect(await get(ops, id)).toMatchObject({ mayManage: true, memberCount: 3 });
  expect(await remove(ops, id, 'docs01')).toMatchObject({ code: 200 });
  expect(await remove(ops, id, 'ops01')).toMatchObject({ code: 200 });
  // Customers are not left alone with each other.
  expect(await get(client, id)).toMatchObject({ isMember: false, mayWrite: false });
  expect(await events(client, id)).toEqual(['created', 'joined', 'left', 'removed', 'left', 'removed']);
});

describe('when an account is disabled', () => {
  const enable = (account: string, enabledMark: 0 | 1) =>
    house.database.pool.query('update user_account set "enabledMark" = $2 where id = $1', [
      `user-${account}`,
      enabledMark,
    ]);
  const owner = async (person: Person, id: string) =>
    (await get(person, id))?.members.find(({ isOwner }) => isOwner)?.id;
  afterEach(async () => {
    for (const account of ['sales01', 'ops01', 'docs01']) await enable(account, 1);
    // Whoever was disabled was signed out for good.
    await everybodySignsIn();
  });

  it('its groups go to the colleague who is longest in them, who is told; who comes back has none to look after', async () => {
    const id = await group(sales, '群', 'client01', 'ops01', 'docs01');
    const heir = await openSocket(house.url, docs);
    await enable('ops01', 0);
    expect(await owner(client, id)).toBe('user-sales01');
    await enable('sales01', 0);
    expect(await heir.hear('conversationChanged')).toMatchObject({ conversationId: id });
    heir.wire.close();
    expect(await get(docs, id)).toMatchObject({ mayManage: true, memberCount: 4 });
    expect(await rename(docs, id, '新群主')).toMatchObject({ code: 200 });
    await enable('sales01', 1);
    expect(await owner(client, id)).toBe('user-docs01');
  });

  it('customers wait until a colleague is there to read them, who looks after the group then', async () => {
    const id = await group(sales, '群', 'client01', 'ops01');
    await enable('sales01', 0);
    expect(await get(client, id)).toMatchObject({ mayWrite: true });
    await enable('ops01', 0);
    expect(await get(client, id)).toMatchObject({ mayWrite: false, isMember: true });
    const socket = await openSocket(house.url, client);
    say(socket, { toUserId: id });
    expect(await socket.hear('error')).toMatchObject({ name: 'PEER_NOT_FOUND' });
    await enable('sales01', 1);
    expect(await owner(client, id)).toBe('user-sales01');
    expect(await get(client, id)).toMatchObject({ mayWrite: true });
    await saySafely(socket, { toUserId: id });
    socket.wire.close();
  });

  it('an owner who leaves hands nothing to those who cannot look after it', async () => {
    const id = await group(sales, '群', 'client01', 'ops01', 'docs01');
    await enable('ops01', 0);
    await remove(sales, id, 'sales01');
    expect(await owner(docs, id)).toBe('user-docs01');
    await remove(docs, id, 'docs01');
    expect(await get(client, id)).toMatchObject({ isMember: false, mayWrite: false });
  });
});

it('the last one leaves an empty group', async () => {
  const id = await group(sales, '群', 'ops01');
  await remove(ops, id, 'ops01');
  expect(await remove(sales, id, 'sales01')).toMatchObject({ code: 200 });
  expect(await remove(sales, id, 'sales01')).toMatchObject({ code: 404 });
});

it('has so many members at most, also when they are brought in at once', async () => {
  const id = await group(sales, '群', 'ops01');
  await house.database.pool.query(
    `insert into user_account (id, account, "realName") select 'crowd-' || n, 'crowd-' || n, '群众' || n
     from generate_series(1, $1::int) n`,
    [mostGroupMembers],
  );
  const crowd = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => `crowd-${from + n}`);
  const bring = (userIds: string[]) => sales.call(addGroupMembers, { params: { id }, body: { userIds } });
  expect(await bring(crowd(1, mostGroupMembers - 10))).toMatchObject({ code: 200 });
  const replies = await Promise.all([
    bring(crowd(mostGroupMembers - 9, mostGroupMembers - 3)),
    bring(crowd(mostGroupMembers - 2, mostGroupMembers)),
    bring(crowd(mostGroupMembers - 9, mostGroupMembers - 1)),
  ]);
  expect(replies.map(({ code }) => code)).toContain(400);
  expect((await get(sales, id))?.memberCount).toBeLessThanOrEqual(mostGroupMembers);
  const { code, msg } = await sales.call(createGroup, {
    body: { name: '', userIds: crowd(1, mostGroupMembers) },
  });
  expect({ code, msg }).toEqual({ code: 400, msg: '群成员不能超过 500 人' });
});

it('a direct conversation has no members to change', async () => {
  const id = await talk.direct('sales01', 'ops01');
  await talk.say(id, 'sales01', '你好');
  for (const address of [id, 'user-ops01']) {
    expect(await rename(sales, address, '群')).toMatchObject({ code: 403 });
    expect(await add(sales, address, 'docs01')).toMatchObject({ code: 403 });
    expect(await remove(sales, address, 'sales01')).toMatchObject({ code: 403 });
  }
});

it('nobody changes a group without a session, or one they guessed', async () => {
  const id = await group(sales, '群', 'ops01');
  expect(await house.call(createGroup, { body: { userIds: ['user-ops01'] } })).toMatchObject({ code: 600 });
  expect(await house.call(renameGroup, { params: { id }, body: { name: 'x' } })).toMatchObject({ code: 600 });
  expect(await house.call(removeGroupMember, { params: { id, userId: 'user-ops01' } })).toMatchObject({
    code: 600,
  });
  for (const person of [docs, client]) {
    expect(await add(person, id, 'docs01')).toMatchObject({ code: 404 });
    expect(await remove(person, id, 'ops01')).toMatchObject({ code: 404 });
    expect(await get(person, id)).toBeUndefined();
  }
  expect(await members(sales, id)).toHaveLength(2);
});

it('two who do the same at once do it once', async () => {
  const id = await group(sales, '群', 'ops01');
  await Promise.all([add(sales, id, 'docs01'), add(ops, id, 'docs01'), add(sales, id, 'docs01')]);
  expect(await events(sales, id)).toEqual(['created', 'joined']);
  const replies = await Promise.all([remove(sales, id, 'docs01'), remove(docs, id, 'docs01')]);
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 404]);
});
