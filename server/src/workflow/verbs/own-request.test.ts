import {
  approveTask,
  assignTask,
  cancelFlow,
  getFlow,
  moveFlow,
  previewFlow,
  restoreFlow,
  startFlow,
  suspendFlow,
} from '@fairway/contract/workflow.ts';
import { checkMigration, migrateFlows } from '@fairway/contract/workflow-migration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishAgain } from '../migrate/testing/publish-again.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const [managerId, gmId] = [userIdOf('manager01'), userIdOf('gm01')];
const steps = [step('a', [managerId]), step('b', [gmId])];
const own = '不能审批自己的申请';

async function begun(versionId: string): Promise<string> {
  const { data, msg } = await admin.call(startFlow, { body: { flowId: versionId, formData: { amount: 1 } } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const tasksOf = async (flowId: string) =>
  (await app.database.pool.query('select "handlerId" from flow_task where "flowId" = $1', [flowId])).rows;

it('an administrator does not move their own request on, is told why, and may end it', async () => {
  const { versionId } = await publishFlow(admin.call, steps);
  const flowId = await begun(versionId);
  const move = (taskNodeId: string, resurgence = false) =>
    admin.call(moveFlow, { body: { taskId: flowId, taskNodeId, resurgence } });
  const assign = (freeApproverUserId: string) =>
    admin.call(assignTask, { params: { taskId: flowId }, body: { nodeCode: 'a', freeApproverUserId } });
  const acts = async () =>
    (await admin.call(getFlow, { params: { taskId: flowId }, query: { opType: '4' } })).data?.acts;

  expect(await move('b')).toMatchObject({ code: 403, msg: own });
  expect(await assign(userIdOf('sales01'))).toMatchObject({ code: 403, msg: own });
  expect(await assign(userIdOf('admin'))).toMatchObject({ code: 403, msg: own });
  const inEnglish = await admin.call(moveFlow, {
    body: { taskId: flowId, taskNodeId: 'b' },
    headers: { 'accept-language': 'en' },
  });
  expect(inEnglish.msg).toBe('You cannot decide about your own request.');
  expect(await tasksOf(flowId)).toEqual([{ handlerId: managerId }]);
  expect(await acts()).toEqual(['press', 'copy', 'comment', 'cancel', 'suspend']);

  const params = { taskId: flowId };
  expect(await admin.call(suspendFlow, { params, body: {} })).toMatchObject({ code: 200 });
  expect(await admin.call(restoreFlow, { params, body: {} })).toMatchObject({ code: 200 });
  expect(await admin.call(cancelFlow, { params, body: {} })).toMatchObject({ code: 200 });
  expect(await acts()).not.toContain('resurgence');
  expect(await move('b', true)).toMatchObject({ code: 403, msg: own });
});

it('their own request stays on its version, whatever they publish', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, steps);
  const flowId = await begun(versionId);
  const shorter = await publishAgain(admin.call, templateId, { steps: steps.slice(0, 1) });
  const checked = await admin.call(checkMigration, { params: { id: templateId }, query: {} });
  expect(checked.data?.list).toMatchObject([{ id: flowId, problem: own }]);
  const body = { flowId: shorter.versionId, ids: [flowId] };
  const moved = await admin.call(migrateFlows, { params: { id: templateId }, body });
  expect(moved.data).toMatchObject([{ id: flowId, problem: own }]);
  const { rows } = await app.database.pool.query('select "versionId" from flow where id = $1', [flowId]);
  expect(rows).toEqual([{ versionId }]);
});

it('nobody is given their own request at a later step: their manager is, and everybody is told why', async () => {
  const sales = await app.as('sales01');
  const manager = await app.as('manager01');
  const salesId = userIdOf('sales01');
  const { versionId } = await publishFlow(admin.call, [
    step('a', [managerId]),
    step('b', [salesId], { neverSkip: true }),
  ]);
  const previewed = await sales.call(previewFlow, {
    params: { taskOperatorId: '0' },
    body: { flowId: versionId, formData: { amount: 1 }, candidateList: {} },
  });
  const ahead = previewed.data?.chart.find(({ nodeCode }) => nodeCode === 'b');
  expect(ahead?.people).toMatchObject([{ userId: managerId, via: '申请人的上级（申请人不处理自己的申请）' }]);

  const { data } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount: 1 } } });
  const { id: flowId } = data as { id: string };
  const [task] = await tasksOf(flowId);
  expect(task).toEqual({ handlerId: managerId });
  const { rows } = await app.database.pool.query('select id from flow_task where "flowId" = $1', [flowId]);
  await manager.call(approveTask, { params: { taskOperatorId: rows[0]?.id }, body: {} });
  expect(await tasksOf(flowId)).toEqual([{ handlerId: managerId }]);
  const seen = await sales.call(getFlow, { params: { taskId: flowId }, query: { opType: '0' } });
  const said = seen.data?.flowTaskOperatorRecordList.map(({ handleOpinion }) => handleOpinion);
  expect(said).toContainEqual(expect.stringMatching(/^.+ 是申请人，由 .+ 处理$/));
});

it('a demo expense of somebody in finance is audited by others', async () => {
  const finance = await app.as('finance01');
  const { rows } = await app.database.pool.query(
    `select v.id from flow_version v join flow_template t on t."versionId" = v.id where t."enCode" = 'expense'`,
  );
  const { data } = await finance.call(previewFlow, {
    params: { taskOperatorId: '0' },
    body: { flowId: rows[0]?.id, formData: { items: [{ id: '1', amount: 300 }] }, candidateList: {} },
  });
  const audit = data?.chart.find(({ nodeCode }) => nodeCode === 'audit');
  const people = audit?.people.map(({ userId }) => userId) ?? [];
  expect(people.length).toBeGreaterThan(0);
  expect(people).not.toContain(userIdOf('finance01'));
});
