import { getDictionary } from '@fairway/contract/system.ts';
import {
  approveTask,
  copyFlow,
  getFlow,
  recallTask,
  rejectTask,
  startFlow,
  suspendFlow,
} from '@fairway/contract/workflow.ts';
import {
  countTasks,
  getBatchNeeds,
  listBatchNodes,
  listBatchTemplates,
  listBatchVersions,
  listLaunched,
  listMonitored,
  listTasks,
} from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;
let hr: Person;
let client: Person;
const [salesId, managerId, gmId, hrId] = ['sales01', 'manager01', 'gm01', 'hr01'].map(userIdOf) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager, gm, hr, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'gm01', 'hr01', 'client01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person, Person, Person];
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

/** Every request a moment later than the one before. */
async function start(
  versionId: string,
  formData: Record<string, unknown> = {},
  more: object = {},
  by = sales,
) {
  app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  const answer = await by.call(startFlow, { body: { flowId: versionId, formData, ...more } });
  expect(answer).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}
const taskOf = async (flowId: string, handlerId: string): Promise<string> => {
  const rows = await query<{ id: string }>(
    'select id from flow_task where "flowId" = $1 and "handlerId" = $2',
    [flowId, handlerId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
};
const kinds = { todo: '1', done: '2', copy: '3', batch: '4' } as const;
async function list(by: Person, kind: keyof typeof kinds, more: object = {}) {
  const { code, data } = await by.call(listTasks, { params: { category: kinds[kind] }, query: more });
  expect(code).toBe(200);
  return data?.list ?? [];
}
const count = async (by: Person, body: object = {}) => (await by.call(countTasks, { body })).data;
const approve = async (by: Person, taskId: string, body: object = {}) =>
  expect(await by.call(approveTask, { params: { taskOperatorId: taskId }, body })).toMatchObject({
    code: 200,
  });

async function entrust(from: string, to: string, type: '0' | '1', templateIds: string[] = []) {
  const id = `d-${Math.random().toString(36).slice(2)}`;
  await query(
    `insert into flow_delegation values ($1, $2, $3, $4, $5, now() - interval '1 day', now() + interval '1 day', '', now())`,
    [id, type, from, to, templateIds],
  );
  return () => query('delete from flow_delegation where id = $1', [id]);
}

describe('tasks', () => {
  it('stand in the list of whoever has them, the newest first, and move to what is done', async () => {
    const { versionId, templateId } = await publishFlow(
      admin.call,
      [step('a', [managerId]), step('b', [gmId])],
      {
        settings: { summaryFields: ['amount'], title: '报销 {reason}' },
      },
    );
    const first = await start(versionId, { amount: 1200, reason: '差旅' });
    const second = await start(versionId, { amount: 5, reason: '招待' }, { flowUrgent: 3 });
    const mine = { templateId };
    const todo = await list(manager, 'todo', mine);
    expect(todo.map(({ processId }) => processId)).toEqual([second, first]);
    expect(todo[1]).toMatchObject({
      id: await taskOf(first, managerId),
      ...{ fullName: '报销 差旅', status: 1, nodeName: 'a', nodeCode: 'a', thisStepId: `${first}.v1` },
      ...{
        isUnread: true,
        suspend: 0,
        delegateUser: '',
        creatorUserId: salesId,
        formType: 2,
        flowVersion: '1',
      },
      summary: [{ label: '金额' }],
    });
    expect(todo[0]?.userName).not.toBe('');
    expect(JSON.parse(todo[0]?.approversProperties ?? '')).toMatchObject({ hasAuditBtn: true });
    expect(await list(gm, 'todo', mine)).toEqual([]);

    expect(
      (await list(manager, 'todo', { ...mine, keyword: '差' })).map(({ processId }) => processId),
    ).toEqual([first]);
    expect(await list(manager, 'todo', { ...mine, keyword: '%' })).toEqual([]);
    expect(await list(manager, 'todo', { ...mine, flowUrgent: '3' })).toMatchObject([{ processId: second }]);
    expect(await list(manager, 'todo', { ...mine, creatorUserId: gmId })).toEqual([]);
    expect(await list(manager, 'todo', { ...mine, nodeCode: 'b' })).toEqual([]);
    expect(await list(manager, 'todo', { ...mine, flowCategory: 'other' })).toEqual([]);
    const at = String(todo[0]?.creatorTime);
    expect(await list(manager, 'todo', { ...mine, startTime: at })).toMatchObject([{ processId: second }]);
    expect(await list(manager, 'todo', { ...mine, endTime: at, startTime: '0' })).toHaveLength(2);
    expect(await list(manager, 'todo', { ...mine, sort: 'asc', pageSize: 1 })).toMatchObject([
      { processId: first },
    ]);

    await manager.call(getFlow, {
      params: { taskId: first },
      query: { opType: '1', taskOperatorId: todo[1]?.id },
    });
    expect((await list(manager, 'todo', mine))[1]).toMatchObject({ isUnread: false });
    await admin.call(suspendFlow, { params: { taskId: second }, body: {} });
    expect((await list(manager, 'todo', mine))[0]).toMatchObject({ suspend: 1, status: 6 });

    await approve(manager, await taskOf(first, managerId));
    expect(await list(manager, 'todo', mine)).toHaveLength(1);
    const done = await list(manager, 'done', mine);
    expect(done).toMatchObject([
      {
        id: `${first}.r1`,
        processId: first,
        status: 1,
        nodeCode: 'a',
        thisStep: 'b',
        taskOperatorId: `${first}.o1`,
      },
    ]);
    expect(await list(sales, 'done', mine)).toEqual([]);
    await manager.call(recallTask, { params: { recordId: `${first}.r1` }, body: {} });
    expect((await list(manager, 'done', mine)).filter(({ status }) => status === 1)).toEqual([]);
    expect(await list(manager, 'todo', mine)).toHaveLength(2);
  });

  it('that were entrusted are seen while they are, for these flows, and never for one’s own request', async () => {
    const one = await publishFlow(admin.call, [step('a', [gmId])]);
    const other = await publishFlow(admin.call, [step('a', [gmId])]);
    const [first, second] = [await start(one.versionId), await start(other.versionId)];
    const own = await start(one.versionId, {}, {}, hr);
    const before = await count(hr);
    const among = [first, second, own];
    const seen = async () =>
      (await list(hr, 'todo', { pageSize: 200 }))
        .map(({ processId }) => processId)
        .filter((id) => among.includes(id));
    expect(await seen()).toEqual([]);
    const endOne = await entrust(gmId, hrId, '1', [one.templateId]);
    expect(await seen()).toEqual([first]);
    expect((await list(hr, 'todo', { templateId: one.templateId }))[0]?.delegateUser).not.toBe('');
    expect(await count(hr)).toMatchObject({
      toBeReviewed: (before?.toBeReviewed ?? 0) + 1,
      entrust: (before?.entrust ?? 0) + 1,
    });
    const endOther = await entrust(gmId, hrId, '1', [other.templateId]);
    expect(await seen()).toEqual([second, first]);
    expect(await seen()).not.toContain(own);
    // Approving is not launching: what came back to its initiator is another right.
    await gm.call(rejectTask, {
      params: { taskOperatorId: await taskOf(first, gmId) },
      body: { rejectStep: 'start' },
    });
    expect(await seen()).toEqual([second]);
    // Its initiator finds it among their own requests.
    expect((await list(sales, 'todo', { pageSize: 200 })).map(({ processId }) => processId)).not.toContain(
      first,
    );
    expect((await sales.call(listLaunched, { query: { status: '3' } })).data?.list[0]?.id).toBe(first);
    const endLaunch = await entrust(salesId, hrId, '0');
    expect(await seen()).toEqual(expect.arrayContaining([first, second]));
    await Promise.all([endOne(), endOther(), endLaunch()]);
    expect(await seen()).toEqual([]);
  });

  it('that wait for an administrator are seen by all of them', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const flowId = await start(versionId);
    await query(`update flow_task set "handlerId" = '#flow-admin' where "flowId" = $1`, [flowId]);
    expect(await list(manager, 'todo', { templateId })).toEqual([]);
    const [seen] = await list(admin, 'todo', { templateId });
    expect(seen).toMatchObject({ processId: flowId, delegateUser: '流程管理员' });
  });

  it('that wait for an administrator are seen by who is named for the flow, and for nothing else', async () => {
    const settings = { admins: { users: [hrId] } };
    const named = await publishFlow(admin.call, [step('a', [managerId])], { settings });
    const other = await publishFlow(admin.call, [step('a', [managerId])]);
    const tasks = [await start(named.versionId), await start(other.versionId)];
    const seen = async (by: Person) =>
      (await list(by, 'todo')).filter((row) => tasks.includes(row.processId));
    const before = (await count(hr))?.toBeReviewed ?? 0;
    expect(await seen(hr)).toEqual([]);
    await query(`update flow_task set "handlerId" = '#flow-admin' where "flowId" = any($1)`, [tasks]);
    expect(await seen(hr)).toMatchObject([{ processId: tasks[0], delegateUser: '流程管理员' }]);
    expect(await count(hr)).toMatchObject({ toBeReviewed: before + 1 });
    expect(await seen(gm)).toEqual([]);
  });

  it('that can be decided together are found by flow, version and step', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [
      step('a', [managerId], { batch: true }),
      step('b', [managerId]),
    ]);
    const flowId = await start(versionId);
    await start(versionId);
    expect(await list(manager, 'batch', { templateId })).toHaveLength(2);
    const templates = (await manager.call(listBatchTemplates)).data;
    expect(templates).toContainEqual({ id: templateId, fullName: expect.anything(), num: 2 });
    expect((await manager.call(listBatchVersions, { params: { templateId } })).data).toMatchObject([
      { id: versionId, version: '1' },
    ]);
    expect((await manager.call(listBatchNodes, { params: { flowId: versionId } })).data).toEqual([
      { id: 'a', nodeCode: 'a', nodeName: 'a', isBatchApproval: true },
    ]);
    const taskId = await taskOf(flowId, managerId);
    expect(
      (await manager.call(getBatchNeeds, { query: { flowId: versionId, taskOperatorId: taskId } })).data,
    ).toEqual({
      ...{ type: 3, list: [], countersignOver: true },
    });
    await approve(manager, taskId);
    expect(await list(manager, 'batch', { templateId })).toHaveLength(1);
    expect((await sales.call(listBatchTemplates)).data).not.toContainEqual(
      expect.objectContaining({ id: templateId }),
    );
  });
});

it('what a step hides is not said at a glance either', async () => {
  const hides = { fields: { amount: 'hidden' } };
  const { versionId, templateId } = await publishFlow(
    admin.call,
    [step('a', [managerId], hides), step('b', [gmId])],
    { settings: { summaryFields: ['amount', 'reason'] }, start: { fields: { note: 'hidden' } } },
  );
  const flowId = await start(versionId, { amount: 4321, reason: '运费' });
  const mine = { templateId };
  const labels = (items: { summary: { label: string }[] }[]) =>
    items.map(({ summary }) => summary.map(({ label }) => label));
  expect(labels(await list(manager, 'todo', mine))).toEqual([['事由']]);
  await approve(manager, await taskOf(flowId, managerId), { copyIds: hrId });
  expect(labels(await list(manager, 'done', mine))).toEqual([['事由']]);
  expect(labels(await list(hr, 'copy', mine))).toEqual([['事由']]);
  expect(labels(await list(gm, 'todo', mine))).toEqual([['金额', '事由']]);
  const launched = await sales.call(listLaunched, { query: mine });
  expect(labels(launched.data?.list ?? [])).toEqual([['金额', '事由']]);
});

describe('copies', () => {
  it('are unread until they are opened', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const flowId = await start(versionId);
    const before = await count(hr);
    await sales.call(copyFlow, { params: { taskId: flowId }, body: { copyIds: hrId } });
    expect(await list(hr, 'copy', { templateId })).toMatchObject([
      { id: `${flowId}.c.${hrId}`, processId: flowId, isUnread: true },
    ]);
    expect(await count(hr)).toMatchObject({
      flowCirculate: (before?.flowCirculate ?? 0) + 1,
      unreadCopies: (before?.unreadCopies ?? 0) + 1,
    });
    await hr.call(getFlow, { params: { taskId: flowId }, query: { opType: '3' } });
    expect(await list(hr, 'copy', { templateId })).toMatchObject([{ isUnread: false }]);
    expect(await count(hr)).toMatchObject({ unreadCopies: before?.unreadCopies });
  });
});

describe('requests', () => {
  it('are listed to whose they are, to who submitted them, and to who monitors', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [managerId])], {
      settings: { title: '出差 {reason}' },
    });
    const end = await entrust(gmId, salesId, '0');
    const own = await start(versionId, { reason: '上海' });
    const draft = await start(versionId, { reason: '草稿' }, { status: 1 });
    const forGm = await start(versionId, { reason: '宁波' }, { delegateUserList: [gmId] });
    await end();
    const launched = async (by: Person, more: object = {}) =>
      (await by.call(listLaunched, { query: { templateId, ...more } })).data?.list ?? [];
    expect((await launched(sales)).map(({ id }) => id)).toEqual([draft, own]);
    expect(await launched(sales, { delegateType: '1' })).toMatchObject([{ id: forGm, creatorUserId: gmId }]);
    const [ofGm] = await launched(gm);
    expect(ofGm).toMatchObject({ id: forGm, status: 1 });
    expect(ofGm?.delegateUser).not.toBe('');
    expect(await launched(sales, { status: '0' })).toMatchObject([{ id: draft }]);
    expect(await launched(sales, { status: '' })).toHaveLength(2);
    expect(await launched(sales, { keyword: '上海' })).toMatchObject([{ id: own, fullName: '出差 上海' }]);
    expect(await launched(manager)).toEqual([]);

    const monitored = async (more: object = {}) =>
      (await admin.call(listMonitored, { query: { templateId, ...more } })).data?.list.map(({ id }) => id);
    expect(await monitored()).toEqual([forGm, own]);
    expect(await monitored({ keyword: '上海' })).toEqual([own]);
    expect(await monitored({ keyword: '海' })).toEqual([own]);
    expect(await monitored({ keyword: '海上' })).toEqual([]);
    expect(await monitored({ creatorUserId: gmId, status: '1' })).toEqual([forGm]);
    expect(await sales.call(listMonitored)).toMatchObject({ code: 403 });
    expect(await client.call(listMonitored)).toMatchObject({ code: 403 });
  });

  it('are counted by category', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [gmId])]);
    await query(`update flow_template set category = 'odd' where id = $1`, [templateId]);
    const before = await count(sales);
    await start(versionId);
    expect(await count(gm, { toBeReviewedType: ['odd'] })).toMatchObject({ toBeReviewed: 1 });
    expect(await count(gm, { toBeReviewedType: ['nosuch'] })).toMatchObject({ toBeReviewed: 0 });
    expect(await count(sales)).toMatchObject({ launched: (before?.launched ?? 0) + 1 });
  });

  it('are found by the id of their category as by its code, with every other filter sent empty', async () => {
    const { data } = await sales.call(getDictionary, { params: { id: 'WorkFlowCategory' } });
    const finance = data?.list.find(({ enCode }) => enCode === 'finance');
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [gmId])]);
    await query(`update flow_template set category = 'finance' where id = $1`, [templateId]);
    const id = await start(versionId);
    const filters =
      'keyword= startTime= endTime= templateId= flowId= status= flowUrgent= creatorUserId= nodeCode='
        .split(' ')
        .map((filter) => filter.slice(0, -1));
    const empty = Object.fromEntries(filters.map((name) => [name, '']));
    for (const flowCategory of [finance?.id ?? '', 'finance', '']) {
      const launched = await sales.call(listLaunched, {
        query: { ...empty, flowCategory, delegateType: '' },
      });
      expect(launched).toMatchObject({ code: 200 });
      expect(launched.data?.list.map((one) => one.id)).toContain(id);
      const todo = await list(gm, 'todo', { ...empty, flowCategory });
      expect(todo.map(({ processId }) => processId)).toContain(id);
      const monitored = await admin.call(listMonitored, { query: { ...empty, flowCategory } });
      expect(monitored.data?.list.map((one) => one.id)).toContain(id);
      const counted = await count(gm, { toBeReviewedType: flowCategory ? [flowCategory] : [] });
      expect(counted?.toBeReviewed).toBeGreaterThan(0);
    }
    for (const flowCategory of ['hr', 'nosuch'])
      expect((await list(gm, 'todo', { flowCategory })).map(({ processId }) => processId)).not.toContain(id);
    const forOthers = await sales.call(listLaunched, { query: { ...empty, delegateType: 'true' } });
    expect(forOthers.data?.list.map((one) => one.id)).not.toContain(id);
    expect(forOthers.data).toEqual((await sales.call(listLaunched, { query: { delegateType: '1' } })).data);
    const own = await sales.call(listLaunched, { query: { delegateType: 'false' } });
    expect(own.data?.list.map((one) => one.id)).toContain(id);
  });

  it('of others are in no list of a customer', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [managerId])]);
    await start(versionId);
    for (const kind of ['todo', 'done', 'copy', 'batch'] as const)
      expect(await list(client, kind, { templateId })).toEqual([]);
    expect((await client.call(listLaunched, { query: { templateId } })).data?.list).toEqual([]);
  });
});
