import {
  approveTask,
  getFlow,
  recallTask,
  rejectTask,
  revokeFlow,
  startFlow,
} from '@fairway/contract/workflow.ts';
import { listTasks } from '@fairway/contract/workflow-lists.ts';
import {
  checkMigration,
  countMigratable,
  migrateFlows,
  tryTemplate,
} from '@fairway/contract/workflow-migration.ts';
import { getFlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import { getTemplate } from '@fairway/contract/workflow-templates.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { busChannel } from '../../bus/bus.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { inconsistenciesIn } from '../check/flow-inconsistencies.ts';
import { findStored } from '../check/store.ts';
import { publishedFlow } from '../templates/compiled-flow.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';
import { publishAgain } from './testing/publish-again.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager, gm] = await Promise.all([
    app.as('admin'),
    app.as('sales01'),
    app.as('manager01'),
    app.as('gm01'),
  ]);
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const [managerId, gmId] = [userIdOf('manager01'), userIdOf('gm01')];
const [a, b] = [step('a', [managerId]), step('b', [gmId])];

async function started(versionId: string, amount = 1): Promise<string> {
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount } } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const approve = (by: Person, id: string, task: string, body: object = {}) =>
  by.call(approveTask, { params: { taskOperatorId: `${id}.${task}` }, body });
const migrate = (by: Person, templateId: string, versionId: string, ids: string[], headers = {}) =>
  by.call(migrateFlows, { params: { id: templateId }, body: { flowId: versionId, ids }, headers });
const tasksOf = (id: string) =>
  query<{ id: string; versionId: string; nodeName: string; handlerId: string; isBatch: boolean }>(
    'select id, "versionId", "nodeName", "handlerId", "isBatch" from flow_task where "flowId" = $1',
    [id],
  );
const rowOf = async (id: string) =>
  (
    await query<{ versionId: string; thisStep: string; status: number; seq: number; summary: unknown }>(
      'select "versionId", "thisStep", status, seq, summary from flow where id = $1',
      [id],
    )
  )[0];
/** What the night would find. */
async function wrongWith(id: string) {
  const stored = await findStored(app.database.db, id);
  const published = stored && (await publishedFlow(app.database.db, stored.versionId));
  return stored && published && inconsistenciesIn(stored, published.flow);
}

it('a request under way goes over with its tasks and finishes on the new version', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, b]);
  const id = await started(versionId, 7);
  await approve(manager, id, 'o1');
  const newer = await publishAgain(admin.call, templateId, {
    steps: [a, { ...b, name: '总经理复核', batch: true }, step('c', [managerId])],
    settings: { summaryFields: ['amount'] },
  });
  const counted = await admin.call(countMigratable, { params: { id: templateId } });
  expect(counted.data).toEqual({
    ...{ flowId: newer.versionId, version: 2 },
    versions: [{ flowId: versionId, version: 1, count: 1 }],
  });
  const checked = await admin.call(checkMigration, { params: { id: templateId }, query: {} });
  expect(checked.data).toMatchObject({
    ...{ flowId: newer.versionId, next: '' },
    list: [{ id, version: 1, thisStep: 'b', creatorUser: '周子涵', problem: '' }],
  });

  const heard: string[] = [];
  const ear = new pg.Client(app.database.connection);
  await ear.connect();
  ear.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await ear.query(`listen ${busChannel}`);
  const answer = await migrate(admin, templateId, newer.versionId, [id]);
  expect(answer).toMatchObject({ code: 200, data: [{ id, problem: '' }] });
  await expect.poll(() => heard.some((payload) => payload.includes(id))).toBe(true);
  await ear.end();

  expect(await tasksOf(id)).toEqual([
    { id: `${id}.o2`, versionId: newer.versionId, nodeName: '总经理复核', handlerId: gmId, isBatch: true },
  ]);
  expect(await rowOf(id)).toMatchObject({
    ...{ versionId: newer.versionId, thisStep: '总经理复核', status: 1 },
    summary: [{ label: '金额', text: '7' }],
  });
  expect(await query('select distinct "versionId" from flow_record where "flowId" = $1', [id])).toEqual([
    { versionId: newer.versionId },
  ]);
  expect(await wrongWith(id)).toEqual([]);
  const todo = await gm.call(listTasks, { params: { category: '1' }, query: { flowId: newer.versionId } });
  expect(todo.data?.list.map(({ processId }) => processId)).toEqual([id]);
  const seen = await sales.call(getFlow, { params: { taskId: id }, query: {} });
  expect(seen.data?.flowTaskInfo).toMatchObject({ flowId: newer.versionId, flowVersion: '2' });

  expect(await approve(gm, id, 'o2')).toMatchObject({ code: 200 });
  expect((await tasksOf(id)).map(({ nodeName }) => nodeName)).toEqual(['c']);
  expect(await approve(manager, id, 'o3')).toMatchObject({ code: 200 });
  expect(await rowOf(id)).toMatchObject({ status: 2, versionId: newer.versionId });
  expect(await wrongWith(id)).toEqual([]);
});

it('one that stands where the new version has no step stays, and says which', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [{ ...a, name: '经理审批' }, b]);
  const [stays, goes] = [await started(versionId), await started(versionId)];
  await approve(manager, goes, 'o1');
  const onlyA = await publishAgain(admin.call, templateId, { steps: [{ ...a, name: '经理审批' }] });
  const problems = async () => {
    const { data } = await admin.call(checkMigration, {
      params: { id: templateId },
      query: { flowId: versionId },
    });
    return new Map(data?.list.map(({ id, problem }) => [id, problem]));
  };
  expect(await problems()).toEqual(
    new Map([
      [goes, '以下节点无法迁移：b'],
      [stays, ''],
    ]),
  );
  const before = await rowOf(goes);
  const { data } = await migrate(admin, templateId, onlyA.versionId, [goes, stays, 'nosuch']);
  expect(data?.map(({ problem }) => problem)).toEqual(['以下节点无法迁移：b', '', '此条数据不存在']);
  expect(await rowOf(goes)).toEqual(before);
  expect((await tasksOf(goes)).map((task) => task.versionId)).toEqual([versionId]);

  const onlyB = await publishAgain(admin.call, templateId, { steps: [b] });
  expect(await problems()).toEqual(new Map([[goes, '以下节点无法迁移：经理审批']]));
  const answer = await migrate(admin, templateId, onlyB.versionId, [goes], { language: 'en' });
  expect(answer.data?.[0]?.problem).toContain('经理审批');
});

it('who looks at the page as it was before gets a clear answer, and nobody takes back what was decided', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, b]);
  const id = await started(versionId);
  await approve(manager, id, 'o1');
  const seen = (await rowOf(id))?.seq;
  const newer = await publishAgain(admin.call, templateId, {
    steps: [a, { ...b, fields: { reason: 'required' } }],
  });
  await migrate(admin, templateId, newer.versionId, [id]);
  expect(await approve(gm, id, 'o2', { seq: seen })).toMatchObject({
    ...{ code: 409, msg: '页面内容已变化，请刷新后再操作' },
  });
  const recalled = await manager.call(recallTask, { params: { recordId: `${id}.r1` }, body: {} });
  expect(recalled).toMatchObject({ code: 409 });
  // The new version asks for more at the same step.
  expect(await approve(gm, id, 'o2')).toMatchObject({ code: 422 });
  expect(await approve(gm, id, 'o2', { formData: { reason: '补充' } })).toMatchObject({ code: 200 });
  expect(await rowOf(id)).toMatchObject({ status: 2 });
});

it('approved and brought over at the same moment: one after the other', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, b]);
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push(await started(versionId));
  const newer = await publishAgain(admin.call, templateId, { steps: [a, step('c', [gmId]), b] });
  const [answer, ...approvals] = await Promise.all([
    migrate(admin, templateId, newer.versionId, ids),
    ...ids.map((id) => approve(manager, id, 'o1')),
  ]);
  // Who was first went on to b by the old version, and it has a c before it in the new one: both ways are right.
  expect(answer.data?.map(({ problem }) => problem)).toEqual(ids.map(() => ''));
  expect(approvals.map(({ code }) => code)).toEqual(ids.map(() => 200));
  for (const id of ids) {
    expect(await rowOf(id)).toMatchObject({ versionId: newer.versionId, status: 1 });
    expect(await tasksOf(id)).toMatchObject([{ handlerId: gmId, versionId: newer.versionId }]);
    expect(await wrongWith(id)).toEqual([]);
  }
});

it('two administrators at the same moment, and the same command twice, bring it over once', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, b]);
  const ids = [await started(versionId), await started(versionId)];
  const newer = await publishAgain(admin.call, templateId, { steps: [a, b, step('c', [gmId])] });
  const headers = { 'command-id': `migrate-${ids[0]}` };
  const answers = await Promise.all([
    migrate(admin, templateId, newer.versionId, ids, headers),
    migrate(admin, templateId, newer.versionId, ids, headers),
    migrate(admin, templateId, newer.versionId, ids),
  ]);
  for (const { data } of answers) expect(data?.map(({ problem }) => problem)).toEqual(['', '']);
  expect(await migrate(admin, templateId, newer.versionId, ids, headers)).toEqual(answers[0]);
  const lines = await query('select from flow_history where "flowId" = any($1) and command = 2', [ids]);
  expect(lines).toHaveLength(2);
  const audited = await query<{ target: string }>(
    `select target from audit_log where name = 'migrateFlows' and target like $1`,
    [`%${ids[0]}`],
  );
  expect(audited.length).toBeGreaterThan(0);
});

it('goes to the version somebody looked at or nowhere, and only requests of the same flow', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, b]);
  const other = await publishFlow(admin.call, [a]);
  const [id, stranger] = [await started(versionId), await started(other.versionId)];
  const seen = await publishAgain(admin.call, templateId, { steps: [a, b, step('c', [gmId])] });
  const newest = await publishAgain(admin.call, templateId, { steps: [a, b] });
  expect((await migrate(admin, templateId, seen.versionId, [id])).data).toMatchObject([
    { problem: '流程版本不一致，请刷新后再操作' },
  ]);
  expect((await migrate(admin, templateId, newest.versionId, [stranger])).data).toEqual([
    { id: stranger, fullName: '', problem: '此条数据不存在' },
  ]);
  expect(await rowOf(id)).toMatchObject({ versionId });
});

it('what has ended or was never submitted is not counted', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [{ ...a, onReject: 'end' }, b]);
  const [ended, rejected] = [await started(versionId), await started(versionId)];
  await manager.call(rejectTask, { params: { taskOperatorId: `${rejected}.o1` }, body: {} });
  await sales.call(startFlow, { body: { flowId: versionId, formData: { amount: 1 }, status: 1 } });
  await approve(manager, ended, 'o1');
  await approve(gm, ended, 'o2');
  await publishAgain(admin.call, templateId, { steps: [a] });
  const { data } = await admin.call(countMigratable, { params: { id: templateId } });
  expect(data?.versions).toEqual([]);
});

it('a revocation is no request of its own: neither brought over, nor tried, nor counted', async () => {
  const settings = { revokeDays: 30 };
  const { versionId, templateId } = await publishFlow(admin.call, [a], { settings });
  const id = await started(versionId);
  await approve(manager, id, 'o1');
  const revoked = await sales.call(revokeFlow, { params: { taskId: id }, body: { handleOpinion: '取消' } });
  expect(revoked).toMatchObject({ code: 200 });
  await publishAgain(admin.call, templateId, { steps: [a, b], settings });
  const params = { id: templateId };
  expect((await admin.call(countMigratable, { params })).data?.versions).toEqual([]);
  expect((await admin.call(checkMigration, { params, query: {} })).data?.list).toEqual([]);
  const { data: template } = await admin.call(getTemplate, { params });
  expect(template?.versions).toMatchObject([
    { version: 2, inUse: 0 },
    { version: 1, inUse: 0 },
  ]);
  expect((await admin.call(tryTemplate, { params })).data).toMatchObject({ total: 1, looked: 1 });
  const figures = await admin.call(getFlowStatistics, { query: { period: 'month', templateId } });
  expect(figures.data?.requests?.now).toMatchObject({ started: 1, running: 0, approved: 1 });
});

it('pages through many, the newest first', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a, b]);
  const id = await started(versionId);
  // The same request many times over.
  await query(
    `insert into flow select (json_populate_record(f, json_build_object('id', f.id || lpad(n::text, 3, '0')))).*
     from flow f, generate_series(1, 149) n where f.id = $1`,
    [id],
  );
  await publishAgain(admin.call, templateId, { steps: [a, b, step('c', [gmId])] });
  const page = async (before?: string) =>
    (
      await admin.call(checkMigration, {
        params: { id: templateId },
        query: before ? { before } : {},
      })
    ).data;
  const first = await page();
  const second = await page(first?.next);
  expect([first?.list.length, second?.list.length, second?.next]).toEqual([100, 50, '']);
  const seen = [...(first?.list ?? []), ...(second?.list ?? [])].map((one) => one.id);
  expect(new Set(seen).size).toBe(150);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

it('is for who may change flows only', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [a]);
  const id = await started(versionId);
  const newer = await publishAgain(admin.call, templateId, { steps: [a, b] });
  const params = { id: templateId };
  for (const who of [sales, manager]) {
    expect(await migrate(who, templateId, newer.versionId, [id])).toMatchObject({ code: 403 });
    expect(await who.call(countMigratable, { params })).toMatchObject({ code: 403 });
    expect(await who.call(checkMigration, { params, query: {} })).toMatchObject({ code: 403 });
  }
  expect(await admin.call(countMigratable, { params: { id: 'nosuch' } })).toMatchObject({ code: 404 });
  expect(await rowOf(id)).toMatchObject({ versionId });
});
