import { listAudit } from '@fairway/contract/system.ts';
import {
  approveTask,
  getFlow,
  printFlowValues,
  revealFlowValue,
  saveTask,
  startFlow,
  transferTask,
} from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let finance: Person;
let colleague: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager, finance, colleague] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'finance01', 'finance02'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person, Person];
});
afterAll(() => app.close());

const card = '6222021234567890';
const nodes = [
  { id: 'f1', kind: 'text', model: 'reason', label: '事由' },
  {
    ...{ id: 'f2', kind: 'text', model: 'card', label: '银行卡号', mask: 'bankCard' },
    rules: [{ check: 'format', format: 'digits' }],
  },
];
const steps = [
  step('head', [userIdOf('manager01')], { fields: { card: 'edit' } }),
  step('pay', [userIdOf('finance01')], { reveals: ['card'] }),
];

async function begun() {
  const { versionId } = await publishFlow(admin.call, steps, { nodes });
  const formData = { reason: '差旅', card };
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const taskOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select id from flow_task where "flowId" = $1', [id])).rows[0]?.id ?? '';
const look = (by: Person, taskId: string) =>
  by.call(revealFlowValue, { params: { taskId }, body: { field: 'card' } });
const approve = async (by: Person, id: string) =>
  expect(
    await by.call(approveTask, { params: { taskOperatorId: await taskOf(id) }, body: {} }),
  ).toMatchObject({ code: 200 });
const newestLine = async () =>
  (await admin.call(listAudit, { query: { keyword: 'FlowValue' } })).data?.list[0];

it('the cashier looks at the card number while they pay and afterwards; nobody else on the way does', async () => {
  const id = await begun();
  expect(await look(manager, id)).toMatchObject({ code: 403 });
  expect(await look(finance, id)).toMatchObject({ code: 404 });
  await approve(manager, id);
  const seen = await finance.call(getFlow, {
    params: { taskId: id },
    query: { opType: '1', taskOperatorId: await taskOf(id) },
  });
  expect(seen.data).toMatchObject({ reveals: ['card'], formData: { card: '6222********7890' } });
  expect(JSON.stringify(seen.data)).not.toContain(card);
  expect(await look(finance, id)).toMatchObject({ code: 200, data: { value: card } });
  expect(await newestLine()).toMatchObject({
    name: 'revealFlowValue',
    userId: userIdOf('finance01'),
    target: expect.stringMatching(new RegExp(`^银行卡号 · .+/${id}$`)),
  });
  expect(await look(admin, id)).toMatchObject({ code: 403 });
  expect(await look(sales, id)).toMatchObject({ data: { value: card } });
  await approve(finance, id);
  expect(await look(finance, id)).toMatchObject({ data: { value: card } });
  expect((await finance.call(printFlowValues, { params: { taskId: id } })).data?.list).toEqual([
    { field: 'card', value: card },
  ]);
  expect(await newestLine()).toMatchObject({ name: 'printFlowValues' });
  expect((await manager.call(printFlowValues, { params: { taskId: id } })).data?.list).toEqual([]);
});

it('the right goes with the task', async () => {
  const id = await begun();
  await approve(manager, id);
  const params = { taskOperatorId: await taskOf(id) };
  const body = { freeApproverUserId: userIdOf('finance02'), handleOpinion: '请代付' };
  expect(await finance.call(transferTask, { params, body })).toMatchObject({ code: 200 });
  expect((await look(finance, id)).code).not.toBe(200);
  expect(await look(colleague, id)).toMatchObject({ data: { value: card } });
});

it('what somebody typed and saved for later is theirs to see; what stands stays covered', async () => {
  const id = await begun();
  const taskId = await taskOf(id);
  const draft = async (formData: object) => {
    const body = { handleOpinion: '', formData: { ...formData } };
    expect(await manager.call(saveTask, { params: { taskOperatorId: taskId }, body })).toMatchObject({
      code: 200,
    });
    const query = { opType: '1' as const, taskOperatorId: taskId };
    return (await manager.call(getFlow, { params: { taskId: id }, query })).data?.draftData;
  };
  expect(await draft({ card: '6222********7890' })).toMatchObject({ card: '6222********7890' });
  expect(await draft({ card: '6217000011112222' })).toMatchObject({ card: '6217000011112222' });
});

it('a template may let people look at masked fields only', async () => {
  const wrong = [step('pay', [userIdOf('finance01')], { reveals: ['reason'] })];
  expect((await publishFlow(admin.call, wrong, { nodes })).versionId).toBeUndefined();
});
