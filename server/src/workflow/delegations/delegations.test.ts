import { countUnreadMessages, listMessages } from '@fairway/contract/messages.ts';
import {
  addDelegation,
  changeDelegation,
  deleteDelegation,
  getDelegation,
  listDelegations,
  listDelegators,
  listStartableForOthers,
  stopDelegation,
} from '@fairway/contract/workflow-delegations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numbersAgree } from '../../messages/testing/unread-numbers.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Published, publishFlow } from '../comments/testing/publish-flow.ts';
import { delegationsTo } from './delegations-to.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let ops: Person;
let client: Person;
let leave: Published;
let seal: Published;
let now: number;

const hour = 3_600_000;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  now = house.clock.now.getTime();
  [admin, sales, manager, ops, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'ops01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person, Person];
  leave = await publishFlow(house, admin, { name: '请假' });
  seal = await publishFlow(house, admin, {
    name: '用印',
    settings: { launchBy: { users: ['user-manager01'] } },
  });
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = new Date(now);
  await house.database.db.deleteFrom('flow_delegation').execute();
  await house.database.db.deleteFrom('message_receiver').execute();
});

interface Wanted {
  type?: '0' | '1';
  to?: string;
  flows?: string;
  /** Hours from now. */
  from?: number;
  until?: number;
  description?: string;
}
const bodyOf = ({ type = '1', to = 'ops01', flows = '', from = 0, until = 24, ...more }: Wanted) => ({
  ...{ type, toUserId: `user-${to}`, flowId: flows, ...more },
  startTime: now + from * hour,
  endTime: now + until * hour,
});
const give = (person: Person, wanted: Wanted = {}) => person.call(addDelegation, { body: bodyOf(wanted) });
async function given(person: Person, wanted: Wanted = {}): Promise<string> {
  const { data, msg } = await give(person, wanted);
  if (!data) throw new Error(msg);
  return data.id;
}
const mine = async (person: Person, side: '1' | '2' = '1', keyword?: string) =>
  (await person.call(listDelegations, { query: { myOrDelagateToMe: side, keyword } })).data?.list;
const titlesOf = async (userId: string) =>
  (
    await house.database.db
      .selectFrom('message')
      .innerJoin('message_receiver', 'message_receiver.messageId', 'message.id')
      .select(['message.title', 'message.bodyText', 'message.type'])
      .where('message_receiver.userId', '=', userId)
      .orderBy('message.id')
      .execute()
  ).map(({ title, bodyText, type }) => ({ title, type, ...JSON.parse(bodyText) }));
const inForce = (at = now) => delegationsTo(house.database.db, 'user-ops01', new Date(at));

it('both see it, each on their side, and both are told', async () => {
  const id = await given(sales, { flows: `${leave.templateId}, ${leave.templateId},`, description: '出差' });
  const shown = {
    ...{ id, type: '1', userId: 'user-sales01', toUserId: 'user-ops01', flowName: '请假' },
    ...{
      flowId: leave.templateId,
      description: '出差',
      startTime: now,
      endTime: now + 24 * hour,
      state: 1,
    },
  };
  expect(await mine(sales)).toMatchObject([shown]);
  expect(await mine(sales, '2')).toEqual([]);
  expect(await mine(ops, '2')).toMatchObject([shown]);
  for (const one of [sales, ops])
    expect((await one.call(getDelegation, { params: { id } })).data).toMatchObject(shown);
  expect(await titlesOf('user-sales01')).toMatchObject([{ type: 1, flowType: 2 }]);
  expect(await titlesOf('user-ops01')).toMatchObject([
    { title: expect.stringContaining('将流程审批委托给您'), type: 2, flowType: 2 },
  ]);
});

it('without flows it is for all of them; words find it by person, flow and note', async () => {
  await given(sales, { type: '0', description: '年假 100%' });
  house.clock.now = new Date(now + 1);
  await given(sales, { flows: leave.templateId });
  expect((await mine(sales))?.map(({ flowName }) => flowName)).toEqual(['请假', '全部流程']);
  expect(await mine(sales, '1', '100%')).toHaveLength(1);
  expect(await mine(sales, '1', '请假')).toHaveLength(1);
  const [first] = (await mine(sales)) ?? [];
  expect(await mine(sales, '1', first?.toUserName)).toHaveLength(2);
  expect(await mine(sales, '1', '没有')).toEqual([]);
});

it('says whether it is to come, in force or over', async () => {
  await given(sales, { from: 1, until: 2 });
  const stateAt = async (hours: number) => {
    house.clock.now = new Date(now + hours * hour);
    return (await mine(sales))?.[0]?.state;
  };
  expect([await stateAt(0), await stateAt(1), await stateAt(2)]).toEqual([0, 1, 2]);
});

it('the right is there from its start until just before its end', async () => {
  await given(sales, { from: 1, until: 2, flows: leave.templateId });
  expect(await inForce()).toEqual([]);
  expect(await inForce(now + hour)).toMatchObject([
    { type: 'approve', from: 'user-sales01', to: 'user-ops01', flows: [leave.templateId] },
  ]);
  expect(await inForce(now + 2 * hour)).toEqual([]);
});

describe('refused', () => {
  it.each<[string, Wanted, string]>([
    ['oneself', { to: 'sales01' }, '不能委托给自己'],
    ['an end before the start', { from: 2, until: 2 }, '开始时间必须早于结束时间'],
    ['what is past', { from: -3, until: -2 }, '结束时间必须晚于当前时间'],
    ['nobody', { to: 'nobody' }, '受委托人不存在或已离职'],
    ['a customer', { to: 'client01' }, '受委托人不存在或已离职'],
    ['a flow there is not', { flows: 'nothing' }, '委托的流程不存在'],
  ])('%s', async (_case, wanted, msg) => {
    expect(await give(sales, wanted)).toMatchObject({ code: 400, msg });
    expect(await mine(sales)).toEqual([]);
  });

  it('a colleague who has left', async () => {
    const { db } = house.database;
    const mark = (enabledMark: number) =>
      db.updateTable('user_account').set({ enabledMark }).where('id', '=', 'user-ops02').execute();
    await mark(0);
    expect(await give(sales, { to: 'ops02' })).toMatchObject({ code: 400, msg: '受委托人不存在或已离职' });
    await mark(1);
    expect(await give(sales, { to: 'ops02' })).toMatchObject({ code: 200 });
  });

  it('by a customer, whoever it is for', async () => {
    expect(await give(client)).toMatchObject({ code: 400 });
  });

  it.each<[string, Wanted, boolean]>([
    ['the same flow, the same time', { flows: 'leave' }, false],
    ['all flows, the same time', {}, false],
    ['another flow', { flows: 'seal' }, true],
    ['the same flow of the other type', { flows: 'leave', type: '0' }, true],
    ['right after it', { flows: 'leave', from: 24, until: 48 }, true],
  ])('two that overlap: %s', async (_case, { flows, ...wanted }, isAllowed) => {
    const templateOf = { leave: leave.templateId, seal: seal.templateId }[flows ?? ''] ?? '';
    await given(sales, { flows: leave.templateId });
    expect(await give(sales, { ...wanted, flows: templateOf, to: 'manager01' })).toMatchObject(
      isAllowed ? { code: 200 } : { code: 400, msg: '该流程在此时间段内已有委托' },
    );
  });

  it('one that goes both ways', async () => {
    await given(sales);
    expect(await give(ops, { to: 'sales01' })).toMatchObject({
      code: 400,
      msg: '对方已将该流程委托给您，不能互相委托',
    });
    expect(await give(ops, { to: 'sales01', type: '0' })).toMatchObject({ code: 200 });
  });
});

describe('at the same moment', () => {
  it('of ten that overlap one is kept', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => give(sales, { to: n % 2 ? 'ops01' : 'manager01' })),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await mine(sales)).toHaveLength(1);
  });

  it('of two that would go both ways one is kept', async () => {
    for (let round = 0; round < 5; round++) {
      await house.database.db.deleteFrom('flow_delegation').execute();
      const replies = await Promise.all([give(sales), give(ops, { to: 'sales01' })]);
      expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    }
  });
});

describe('only one’s own', () => {
  it('can be changed, stopped and deleted; a third one does not even see it', async () => {
    const id = await given(sales);
    const others = [ops, manager, admin];
    for (const other of others) {
      expect(await other.call(changeDelegation, { params: { id }, body: bodyOf({}) })).toMatchObject({
        code: 404,
      });
      expect(await other.call(stopDelegation, { params: { id } })).toMatchObject({ code: 404 });
      expect(await other.call(deleteDelegation, { params: { id } })).toMatchObject({ code: 404 });
    }
    for (const other of [manager, admin])
      expect(await other.call(getDelegation, { params: { id } })).toMatchObject({ code: 404 });
    expect(await mine(sales)).toMatchObject([{ id, state: 1, toUserId: 'user-ops01' }]);
  });

  it('is changed as a new one is checked, itself not counted', async () => {
    const id = await given(sales, { flows: leave.templateId });
    await given(sales, { flows: seal.templateId, to: 'manager01' });
    const change = (wanted: Wanted) => sales.call(changeDelegation, { params: { id }, body: bodyOf(wanted) });
    expect(await change({ flows: leave.templateId, until: 48 })).toMatchObject({ code: 200 });
    expect(await change({ flows: '' })).toMatchObject({ code: 400, msg: '该流程在此时间段内已有委托' });
    expect(await change({ to: 'manager01', flows: leave.templateId })).toMatchObject({ code: 200 });
    expect((await sales.call(getDelegation, { params: { id } })).data).toMatchObject({
      toUserId: 'user-manager01',
      endTime: now + 24 * hour,
    });
    // Who had it before hears that it is over.
    expect((await titlesOf('user-ops01')).map(({ title }) => title)).toContainEqual(
      expect.stringContaining('已结束'),
    );
    house.clock.now = new Date(now + 25 * hour);
    expect(await change({ until: 72 })).toMatchObject({ code: 400, msg: '委托已失效，不能修改' });
  });

  it('ends now when it is stopped, and stays ended since then', async () => {
    const id = await given(sales);
    house.clock.now = new Date(now + hour);
    expect(await sales.call(stopDelegation, { params: { id } })).toMatchObject({ code: 200 });
    expect(await inForce(now + hour)).toEqual([]);
    expect(await mine(sales)).toMatchObject([{ startTime: now, endTime: now + hour, state: 2 }]);
    const heard = (await titlesOf('user-ops01')).length;
    house.clock.now = new Date(now + 2 * hour);
    expect(await sales.call(stopDelegation, { params: { id } })).toMatchObject({ code: 200 });
    expect(await mine(sales)).toMatchObject([{ endTime: now + hour }]);
    expect(await titlesOf('user-ops01')).toHaveLength(heard);
  });

  const became = async (person: Person) =>
    (await person.call(listMessages, { query: {} })).data?.list.map(({ settled }) => settled?.text ?? '');
  const jobsOf = async (id: string) =>
    (
      await house.database.pool.query<{ runAt: Date }>(
        'select run_at as "runAt" from graphile_worker.jobs where key = $1',
        [`delegationEnded:${id}`],
      )
    ).rows;

  it('settles what was told of it when it is changed or stopped, and asks nobody for anything', async () => {
    const id = await given(sales);
    expect(await jobsOf(id)).toEqual([{ runAt: new Date(now + 24 * hour) }]);
    const { data } = await ops.call(countUnreadMessages);
    expect(data).toMatchObject({ unReadMsg: 1, unsettledNum: 0 });
    house.clock.now = new Date(now + 1);
    await sales.call(changeDelegation, { params: { id }, body: bodyOf({ until: 48 }) });
    expect(await jobsOf(id)).toEqual([{ runAt: new Date(now + 48 * hour) }]);
    expect(await became(ops)).toEqual(['', '周子涵 已修改委托']);
    house.clock.now = new Date(now + 2);
    await sales.call(stopDelegation, { params: { id } });
    expect(await became(ops)).toEqual(['', '周子涵 已结束委托', '周子涵 已修改委托']);
    expect(await became(sales)).toEqual(['', '您已结束委托', '您已修改委托']);
    expect(await jobsOf(id)).toEqual([]);
    const { pool } = house.database;
    for (const [person, userId] of [
      [ops, 'user-ops01'],
      [sales, 'user-sales01'],
    ] as const)
      expect(await numbersAgree(pool, { person, userId, sockets: [] })).toBe(1);
  });

  it('settles it when it moves to somebody else, or is taken back before it begins', async () => {
    const id = await given(sales, { from: 1 });
    house.clock.now = new Date(now + 1);
    await sales.call(changeDelegation, { params: { id }, body: bodyOf({ to: 'manager01', from: 1 }) });
    expect(await became(ops)).toEqual(['', '周子涵 已结束委托']);
    expect(await became(manager)).toEqual(['']);
    house.clock.now = new Date(now + 2);
    await sales.call(deleteDelegation, { params: { id } });
    expect(await became(manager)).toEqual(['', '周子涵 已结束委托']);
  });

  it('is deleted before it begins and after it is over, not while people act by it', async () => {
    const id = await given(sales);
    expect(await sales.call(deleteDelegation, { params: { id } })).toMatchObject({
      code: 400,
      msg: '委托正在进行，请先结束委托',
    });
    await sales.call(stopDelegation, { params: { id } });
    expect(await sales.call(deleteDelegation, { params: { id } })).toMatchObject({ code: 200 });
    const later = await given(sales, { from: 1 });
    expect(await sales.call(deleteDelegation, { params: { id: later } })).toMatchObject({ code: 200 });
    expect(await mine(sales)).toEqual([]);
  });
});

describe('to start for others', () => {
  const startable = async (person: Person, keyword?: string) =>
    (await person.call(listStartableForOthers, { query: { keyword } })).data?.list.map(({ id }) => id);
  const delegators = async (person: Person, versionId: string) =>
    (await person.call(listDelegators, { query: { flowId: versionId } })).data?.list.map(({ id }) => id);

  it('offers what the other may start, and only what was entrusted for starting', async () => {
    expect(await startable(ops)).toEqual([]);
    await given(sales, { type: '1' });
    expect(await startable(ops)).toEqual([]);
    await given(sales, { type: '0' });
    expect(await startable(ops)).toContain(leave.templateId);
    // Only the manager may start it, and has not entrusted anything yet.
    expect(await startable(ops)).not.toContain(seal.templateId);
    await given(manager, { type: '0', flows: seal.templateId });
    expect(await startable(ops)).toContain(seal.templateId);
    expect(await startable(ops, '用印')).toEqual([seal.templateId]);
    expect(await delegators(ops, leave.templateId)).toEqual(['user-sales01']);
    expect(await delegators(ops, leave.versionId)).toEqual(['user-sales01']);
    expect(await delegators(ops, seal.versionId)).toEqual(['user-manager01']);
    expect(await delegators(ops, 'nothing')).toEqual([]);
    expect(await delegators(sales, leave.versionId)).toEqual([]);
    house.clock.now = new Date(now + 24 * hour);
    expect(await startable(ops)).toEqual([]);
  });
});
