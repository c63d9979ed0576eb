import {
  countUnreadMessages,
  deleteMessages,
  findStillUnread,
  listMessages,
  messageType,
  readAllMessages,
  readMessage,
} from '@fairway/contract/messages.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertMessage, settleMessages } from './store.ts';
import { numbersAgree, recountUnsettled } from './testing/unread-numbers.ts';

let house: TestApp;
let sales: Person;
let ops: Person;
let client: Person;
const opened: OpenSocket[] = [];
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [sales, ops, client] = (await Promise.all(
    ['sales01', 'ops01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person];
});
beforeEach(() => house.database.db.deleteFrom('message_receiver').execute());
afterEach(() => {
  for (const { wire } of opened.splice(0)) wire.terminate();
});
afterAll(() => house.close());

let made = 0;
interface Left {
  type?: keyof typeof messageType;
  title?: string;
  bodyText?: string;
  excerpt?: string;
  files?: string;
  to?: string[];
  by?: string | null;
  expirationTime?: Date | null;
  asks?: string;
}

/** A message as a feature leaves it; each is a minute younger than the one before. */
async function leave({ type = 'flow', to = ['sales01'], by = 'manager01', asks, ...said }: Left = {}) {
  const id = `left-${++made}`;
  const message = {
    ...{ id, title: `第${made}条`, bodyText: '{}', expirationTime: null, ...said },
    type: messageType[type],
    creatorUserId: by && userIdOf(by),
    creatorTime: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
  };
  await insertMessage(house.database.db, message, to.map(userIdOf), asks);
  return id;
}

const list = async (person: Person, query = {}) => (await person.call(listMessages, { query })).data;
const idsOf = async (person: Person, query = {}) => (await list(person, query))?.list.map(({ id }) => id);
const counts = async (person: Person) => (await person.call(countUnreadMessages)).data;
const read = (person: Person, id: string) => person.call(readMessage, { params: { id } });
const remove = (person: Person, ids: string) => person.call(deleteMessages, { body: { ids } });
const aDayAgo = new Date(Date.now() - 86_400_000);

async function connected(person: Person): Promise<OpenSocket> {
  const socket = await openSocket(house.url, person);
  opened.push(socket);
  socket.say({ method: 'OnConnection' });
  await socket.hear('initMessage');
  return socket;
}

describe('the list', () => {
  it('has one’s own, the newest first, page by page', async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.unshift(await leave());
    await leave({ to: ['ops01'] });
    const first = await list(sales, { pageSize: 2 });
    expect(first?.list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first?.pagination).toEqual({ currentPage: 1, pageSize: 2, total: 5 });
    expect(await idsOf(sales, { pageSize: 2, currentPage: 3 })).toEqual(ids.slice(4));
  });

  it('says what a message is about, and of a flow what opens it', async () => {
    const flow = '{"processId":"a","type":2}';
    await leave({ type: 'notice', title: '放假', bodyText: '<p>很长</p>', excerpt: '三天' });
    await leave({ type: 'system', title: '请修改密码', bodyText: '您的密码即将到期', by: null });
    await leave({ title: '请审批', bodyText: flow });
    await leave({ title: '委托', bodyText: '{"type":1,"flowType":2}' });
    const shown = await list(sales);
    const system = { type: 3, flowType: 0, bodyText: '', excerpt: '您的密码即将到期', releaseUser: '' };
    expect(shown?.list).toMatchObject([
      { title: '委托', type: 2, flowType: 2 },
      {
        title: '请审批',
        type: 2,
        flowType: 1,
        bodyText: flow,
        excerpt: '',
        isRead: 0,
        creatorUser: '沈立群',
      },
      { title: '请修改密码', ...system },
      { title: '放假', type: 1, flowType: 0, bodyText: '', excerpt: '三天', releaseUser: '沈立群' },
    ]);
  });

  it('is narrowed by kind, by words, and by what is read', async () => {
    const flow = await leave({ title: '请审批：出差100%申请' });
    const system = await leave({ type: 'system', title: '请修改密码' });
    const notice = await leave({ type: 'notice', title: '出差标准' });
    await read(sales, system);
    expect(await idsOf(sales, { type: '2' })).toEqual([flow]);
    expect(await idsOf(sales, { type: '' })).toEqual([notice, system, flow]);
    expect(await idsOf(sales, { isRead: '0' })).toEqual([notice, flow]);
    expect(await idsOf(sales, { isRead: '1' })).toEqual([system]);
    expect(await idsOf(sales, { keyword: '出差' })).toEqual([notice, flow]);
    expect(await idsOf(sales, { keyword: '100%' })).toEqual([flow]);
    expect(await idsOf(sales, { keyword: '%' })).toEqual([flow]);
    expect(await idsOf(sales, { keyword: '出差', type: '1', isRead: '0' })).toEqual([notice]);
    expect((await sales.call(listMessages, { query: { type: '9' } })).code).toBe(422);
    expect((await sales.call(listMessages, { query: { type: "1' or 1=1" } })).code).toBe(422);
  });

  it('is narrowed to what asks for something and is not settled, page by page and by its index', async () => {
    const done = await leave({ asks: 'flow1.o1' });
    const open = [await leave({ asks: 'flow2.start' }), await leave({ type: 'system', asks: 'password.x' })];
    const mine = open.toReversed();
    await leave({ asks: 'delegation.d1' });
    await leave();
    const removed = await leave({ asks: 'flow3.o1' });
    await remove(sales, removed);
    const { db, pool } = house.database;
    await settleMessages(db, [{ asks: 'flow1.o1', as: 'approved', by: null, to: null, at: new Date() }]);
    expect(await idsOf(sales, { isSettled: '0' })).toEqual(mine);
    expect(await idsOf(sales, { isSettled: 1 })).toEqual([done]);
    expect(await idsOf(sales, { isSettled: '0', type: '3' })).toEqual([mine[0]]);
    const second = await list(sales, { isSettled: '0', pageSize: 1, currentPage: 2 });
    expect(second).toMatchObject({ list: [{ id: mine[1] }], pagination: { total: 2 } });
    expect((await sales.call(listMessages, { query: { isSettled: '2' } })).code).toBe(422);

    // What is read is still to be done.
    await read(sales, mine[0] ?? '');
    expect(await idsOf(sales, { isSettled: '0', isRead: '0' })).toEqual([mine[1]]);
    const userId = userIdOf('sales01');
    expect(await counts(sales)).toMatchObject({ unsettledNum: 2 });
    expect(await recountUnsettled(pool, userId)).toBe(2);
    const device = await connected(sales);
    expect(device.heard).toContainEqual(expect.objectContaining({ unsettledCount: 2 }));
    await numbersAgree(pool, { person: sales, userId, sockets: [device] });
    await sales.call(readAllMessages, { body: { isSettled: 0 } });
    expect(await counts(sales)).toMatchObject({ unsettledNum: 2, unReadNum: 2 });
    await remove(sales, mine.join(','));
    await numbersAgree(pool, { person: sales, userId, sockets: [device] });
    expect(await counts(sales)).toMatchObject({ unsettledNum: 0 });
  });

  it('says which of some are still unread: not what is read, settled, removed, over or of others', async () => {
    const [read1, settled, removed, open] = [
      ...[await leave(), await leave({ asks: 'flow9.o1' }), await leave(), await leave({ asks: 'flow8.o1' })],
    ];
    const over = await leave({ type: 'notice', expirationTime: aDayAgo });
    const others = await leave({ to: ['ops01'] });
    await read(sales, read1 ?? '');
    await remove(sales, removed ?? '');
    await settleMessages(house.database.db, [
      { asks: 'flow9.o1', as: 'approved', by: null, to: null, at: new Date() },
    ]);
    const ids = [read1, settled, removed, open, over, others, 'nothing'].join(',');
    expect((await sales.call(findStillUnread, { query: { ids } })).data).toEqual({ ids: [open] });
  });

  it('finds what is unsettled by its index, however much somebody has', async () => {
    const { pool } = house.database;
    await pool.query(`insert into message (id, type, title, "bodyText", "creatorTime")
      select 'many-' || n, 2, 'x', '{}', now() from generate_series(1, 5000) n`);
    await pool.query(`insert into message_receiver ("messageId", "userId", type, "creatorTime", asks, "settledAt", "settledAs")
      select 'many-' || n, 'user-sales01', 2, now(), 'f' || n || '.o1', case when n > 20 then now() end, 'approved'
      from generate_series(1, 5000) n`);
    await pool.query('vacuum analyze message_receiver');
    const { rows } = await pool.query<{
      'QUERY PLAN': string;
    }>(`explain select "messageId" from message_receiver
      where "userId" = 'user-sales01' and "removedAt" is null
        and (asks is not null and asks not like 'delegation.%' and "settledAt" is null)
      order by "creatorTime" desc, "messageId" limit 20`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('message_receiver_unsettled');
    expect((await list(sales, { isSettled: '0' }))?.pagination.total).toBe(20);
  });

  it('keeps what is over, as something nobody needs to read', async () => {
    const over = await leave({ type: 'notice', expirationTime: aDayAgo });
    const lasting = await leave({ type: 'notice', expirationTime: new Date(Date.now() + 86_400_000) });
    expect((await list(sales))?.list).toMatchObject([
      { id: lasting, isRead: 0 },
      { id: over, isRead: 1 },
    ]);
    expect(await idsOf(sales, { isRead: '0' })).toEqual([lasting]);
    expect(await idsOf(sales, { isRead: '1' })).toEqual([over]);
    expect(await counts(sales)).toMatchObject({ unReadNotice: 1, unReadNum: 1 });
    expect((await read(sales, over)).data).toMatchObject({ expirationTime: aDayAgo.getTime() });
  });
});

it('counts what is unread by kind, each once', async () => {
  for (const type of ['notice', 'flow', 'flow', 'system', 'schedule'] as const) await leave({ type });
  await read(sales, await leave());
  expect(await counts(sales)).toEqual({
    ...{ unReadNotice: 1, unReadMsg: 2, unReadSystemMsg: 1, unReadSchedule: 1, unReadNum: 5 },
    unsettledNum: 0,
  });
  expect(await counts(ops)).toMatchObject({ unReadNum: 0 });
});

describe('reading one', () => {
  it('shows all of it and makes it read, once', async () => {
    const id = await leave({
      ...{
        type: 'notice',
        title: '放假',
        bodyText: '<p>三天</p>',
        excerpt: '三天',
        files: '[{"fileId":"a"}]',
      },
      to: ['sales01', 'ops01'],
    });
    const { data } = await read(sales, id);
    expect(data).toEqual({
      ...{ id, title: '放假', bodyText: '<p>三天</p>', excerpt: '三天', files: '[{"fileId":"a"}]' },
      ...{
        isExternal: false,
        releaseUser: '沈立群',
        releaseTime: expect.any(Number),
        category: '',
        coverImage: '',
      },
      ...{ expirationTime: null, toUserIds: '', type: 1, flowType: 0, settled: null, opens: '', link: '' },
    });
    const at = await house.database.db.selectFrom('message_receiver').select(['userId', 'readAt']).execute();
    expect(at.map(({ userId, readAt }) => [userId, readAt !== null])).toEqual(
      expect.arrayContaining([
        [userIdOf('sales01'), true],
        [userIdOf('ops01'), false],
      ]),
    );
    expect(await counts(sales)).toMatchObject({ unReadNum: 0 });
    expect((await read(sales, id)).code).toBe(200);
  });

  it('shows the words of the system as words', async () => {
    const id = await leave({ type: 'system', bodyText: '<b>甲</b> & 乙' });
    expect((await read(sales, id)).data?.bodyText).toBe('&lt;b&gt;甲&lt;/b&gt; &amp; 乙');
  });

  it('tells every device of that person what is unread now, and nobody else', async () => {
    const id = await leave({ to: ['sales01', 'ops01'] });
    await leave({ type: 'system' });
    const [phone, desk, other] = [await connected(sales), await connected(sales), await connected(ops)];
    await read(sales, id);
    for (const socket of [phone, desk])
      expect(await socket.hear('unreadChanged')).toEqual({
        method: 'unreadChanged',
        unsettledCount: 0,
        ...{ unreadNoticeCount: 0, unreadMessageCount: 0, unreadSystemMessageCount: 1 },
        ...{ unreadScheduleCount: 0, unreadTotalCount: 1 },
      });
    await read(sales, id);
    await read(ops, id);
    await other.hear('unreadChanged');
    expect(phone.heard.filter(({ method }) => method === 'unreadChanged')).toHaveLength(1);
    expect(other.heard.filter(({ method }) => method === 'unreadChanged')).toHaveLength(1);
  });

  it('of somebody else is not found, and stays unread', async () => {
    const id = await leave();
    for (const stranger of [ops, client]) expect((await read(stranger, id)).code).toBe(404);
    expect((await read(sales, 'nowhere')).code).toBe(404);
    expect(await counts(sales)).toMatchObject({ unReadNum: 1 });
  });
});

describe('reading all', () => {
  const readAll = (person: Person, body = {}) => person.call(readAllMessages, { body });

  it('makes one’s own read, of one kind or all, and says when there is nothing', async () => {
    await leave({ to: ['sales01', 'ops01'] });
    await leave({ type: 'system' });
    const socket = await connected(sales);
    expect(await readAll(sales, { type: 2 })).toMatchObject({ code: 200, msg: '操作成功' });
    expect(await socket.hear('unreadChanged')).toMatchObject({ unreadTotalCount: 1 });
    expect(await counts(sales)).toMatchObject({ unReadMsg: 0, unReadSystemMsg: 1 });
    expect(await readAll(sales, { type: '2', keyword: '', isRead: '' })).toMatchObject({
      ...{ code: 400, msg: '暂无未读消息' },
    });
    expect((await readAll(sales)).code).toBe(200);
    expect((await readAll(sales)).msg).toBe('暂无未读消息');
    expect(await counts(ops)).toMatchObject({ unReadNum: 1 });
  });

  it('goes no further than the list that is looked at', async () => {
    await leave({ title: '请审批：出差' });
    await leave({ title: '请审批：用印' });
    expect((await readAll(sales, { isRead: 1 })).msg).toBe('暂无未读消息');
    await readAll(sales, { keyword: '出差' });
    expect((await list(sales, { isRead: '0' }))?.list).toMatchObject([{ title: '请审批：用印' }]);
  });

  it('has nothing to do with what is over', async () => {
    await leave({ type: 'notice', expirationTime: aDayAgo });
    expect((await readAll(sales)).msg).toBe('暂无未读消息');
  });
});

describe('deleting', () => {
  it('takes messages off one’s own list alone, and their counts with them', async () => {
    const [first, second, third] = [
      await leave({ to: ['sales01', 'ops01'] }),
      await leave(),
      await leave({ to: ['ops01'] }),
    ];
    const socket = await connected(sales);
    expect(await remove(sales, `${first}, ${second},${third}`)).toMatchObject({ code: 200, msg: '删除成功' });
    expect(await socket.hear('unreadChanged')).toMatchObject({ unreadTotalCount: 0 });
    expect(await idsOf(sales)).toEqual([]);
    expect(await counts(sales)).toMatchObject({ unReadNum: 0 });
    expect((await read(sales, first)).code).toBe(404);
    expect((await remove(sales, first)).code).toBe(404);
    expect(await idsOf(ops)).toEqual([third, first]);
  });

  it('finds nothing of others', async () => {
    const id = await leave();
    for (const stranger of [ops, client]) expect((await remove(stranger, id)).code).toBe(404);
    expect(await idsOf(sales)).toEqual([id]);
  });
});

it('is nothing for somebody without a session, and a customer sees their own', async () => {
  const id = await leave({ to: ['client01'] });
  for (const call of [
    house.call(listMessages, { query: {} }),
    house.call(countUnreadMessages),
    house.call(readMessage, { params: { id } }),
    house.call(readAllMessages, { body: {} }),
    house.call(deleteMessages, { body: { ids: id } }),
  ])
    expect((await call).code).toBe(600);
  expect(await idsOf(client)).toEqual([id]);
  expect((await read(client, id)).code).toBe(200);
});
