import { setTimeout as sleep } from 'node:timers/promises';
import { getDownload } from '@fairway/contract/files.ts';
import {
  approveTask,
  deleteFlow,
  restoreFlow,
  startFlow,
  suspendFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { deleteMonitored } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, upload } from '../files/sample-files.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;
const [salesId, managerId, gmId] = ['sales01', 'manager01', 'gm01'].map(userIdOf) as [string, string, string];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  [admin, sales, manager, gm] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'gm01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
interface Row {
  id: string;
  status: number;
  thisStep: string;
  parentId: string | null;
}
const rowOf = async (id: string) => (await query<Row>('select * from flow where id = $1', [id]))[0];
const childrenOf = (id: string) =>
  query<Row>('select * from flow where "parentId" = $1 order by "parentChild"', [id]);
const childOf = async (id: string) => (await childrenOf(id))[0]?.id ?? '';
const taskOf = async (flowId: string) =>
  (await query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]))[0]?.id ?? '';
const titlesTo = (userId: string, flowId: string) =>
  query<{ title: string }>(
    `select title from message join message_receiver r on r."messageId" = message.id
     where r."userId" = $1 and "bodyText" like $2`,
    [userId, `%${flowId}%`],
  );
const statusOf = async (id: string) => (await rowOf(id))?.status;

async function untilStatus(id: string, status: number): Promise<void> {
  for (let tries = 0; (await statusOf(id)) !== status; tries += 1) {
    if (tries > 400) throw new Error(`never ${status}: ${JSON.stringify(await rowOf(id))}`);
    await sleep(50);
  }
}

async function start(versionId: string, formData: Record<string, unknown> = {}): Promise<string> {
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData } });
  if (!data || !('id' in data)) throw new Error(msg);
  return data.id;
}
const withdraw = async (flowId: string) =>
  expect(await sales.call(withdrawFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
    code: 200,
  });
const approve = async (by: Person, taskId: string) =>
  expect(await by.call(approveTask, { params: { taskOperatorId: taskId }, body: {} })).toMatchObject({
    code: 200,
  });
const remove = (by: Person, flowId: string) => by.call(deleteFlow, { params: { taskId: flowId } });

const sub = (flow: string, more: object = {}) => ({
  ...{ kind: 'sub', id: 'sub', name: '子流程', flow },
  ...more,
});
const anytime = { settings: { withdraw: 'anytime' } };
const plain = () => publishFlow(admin.call, [step('c', [gmId])]);
/** One that cannot be submitted without somebody. */
const needy = () =>
  publishFlow(admin.call, [step('c', [gmId])], {
    nodes: [{ id: 'f2', kind: 'text', model: 'note', label: '备注', required: true }],
  });
async function parentOf({ templateId }: { templateId: string }, more: object = {}) {
  const { versionId } = await publishFlow(
    admin.call,
    [sub(templateId, more), step('b', [managerId])],
    anytime,
  );
  return start(versionId);
}

describe('a request that started sub-flows', () => {
  it('goes when they came to nothing, and they stay as requests of their own', async () => {
    const flowId = await parentOf(await plain());
    const child = await childOf(flowId);
    await withdraw(flowId);
    expect(await rowOf(child)).toMatchObject({ status: 5 });
    expect(await remove(sales, flowId)).toMatchObject({ code: 200 });
    expect(await rowOf(flowId)).toBeUndefined();
    expect(await rowOf(child)).toMatchObject({ status: 5, parentId: null });
  });

  it('stays while one of them runs or was agreed to', async () => {
    const flowId = await parentOf(await plain(), { wait: false });
    const child = await childOf(flowId);
    await withdraw(flowId);
    expect(await remove(sales, flowId)).toMatchObject({ code: 400 });
    await approve(gm, await taskOf(child));
    expect(await remove(sales, flowId)).toMatchObject({ code: 400 });
    expect(await rowOf(child)).toMatchObject({ status: 2, parentId: flowId });
  });

  it('does not keep a manager from deleting others', async () => {
    const running = await parentOf(await plain(), { wait: false });
    const idle = await parentOf(await plain());
    await Promise.all([withdraw(running), withdraw(idle)]);
    const answer = await admin.call(deleteMonitored, { body: { ids: [running, 'nothing', idle, idle] } });
    expect(answer.code).toBe(200);
    expect(new Map(answer.data?.map(({ id, problem }) => [id, problem]))).toEqual(
      new Map([
        [idle, ''],
        [running, '流程正在审核,请勿删除'],
        ['nothing', '此条数据不存在'],
      ]),
    );
    expect([await rowOf(idle), (await rowOf(running))?.status]).toEqual([undefined, 4]);
  });
});

describe('a sub-flow nobody has submitted', () => {
  it('is not deleted while it is waited for, and goes when nobody waits any more', async () => {
    const flowId = await parentOf(await needy());
    const child = await childOf(flowId);
    expect(await rowOf(child)).toMatchObject({ status: 0 });
    expect(await remove(sales, child)).toMatchObject({ code: 400 });
    await withdraw(flowId);
    expect(await rowOf(child)).toBeUndefined();
    expect(await remove(sales, flowId)).toMatchObject({ code: 200 });
  });

  it('is deleted by its starter where its flow went on without it', async () => {
    const flowId = await parentOf(await needy(), { wait: false });
    const child = await childOf(flowId);
    expect(await remove(manager, child)).toMatchObject({ code: 404 });
    expect(await remove(sales, child)).toMatchObject({ code: 200 });
    expect(await rowOf(child)).toBeUndefined();
  });
});

describe('a sub-flow that was switched off', () => {
  it('rejects what would wait for it, and somebody is told', async () => {
    const child = await plain();
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), sub(child.templateId)]);
    await query('update flow_template set "enabledMark" = 0 where id = $1', [child.templateId]);
    const flowId = await start(versionId);
    await approve(manager, await taskOf(flowId));
    await untilStatus(flowId, 3);
    const told = { title: expect.stringContaining('子流程无法发起') };
    expect(await titlesTo(salesId, flowId)).toContainEqual(told);
    expect(await titlesTo(userIdOf('admin'), flowId)).toContainEqual(told);
  });
});

describe('files', () => {
  it('that are handed over can be read by whoever handles the sub-flow, and their own by who waits for it', async () => {
    const nodes = [{ id: 'f', kind: 'files', model: 'papers', label: '附件' }];
    const steps = [step('c', [gmId], { fields: { papers: 'edit' } })];
    const child = await publishFlow(admin.call, steps, { nodes });
    const papers = [{ from: 'papers', to: 'papers' }];
    const { versionId } = await publishFlow(
      admin.call,
      [sub(child.templateId, { in: papers, out: papers }), step('b', [managerId])],
      { nodes },
    );
    const uploaded = async (by: Person) =>
      (await upload({ url: app.url, token: by.token }, '合同.pdf', pdfOf(300))).data?.name ?? '';
    const read = (by: Person, fileId: string) => by.call(getDownload, { params: { type: 'annex', fileId } });
    const named = (...ids: string[]) => ({
      papers: ids.map((fileId) => ({ name: '合同.pdf', fileId, url: `/api/file/Download/annex/${fileId}` })),
    });
    const [mine, theirs] = [await uploaded(sales), await uploaded(gm)];
    const flowId = await start(versionId, named(mine));
    expect(await read(gm, mine)).toMatchObject({ code: 200 });

    expect(await read(manager, theirs)).toMatchObject({ code: 404 });
    const params = { taskOperatorId: await taskOf(await childOf(flowId)) };
    const formData = named(mine, theirs);
    expect(await gm.call(approveTask, { params, body: { formData } })).toMatchObject({ code: 200 });
    await expect.poll(async () => (await rowOf(flowId))?.thisStep).toBe('b');
    expect(await read(manager, theirs)).toMatchObject({ code: 200 });
  });
});

describe('held with the flow that started it', () => {
  const suspend = (flowId: string, withSubs = false) =>
    admin.call(suspendFlow, { params: { taskId: flowId }, body: { suspend: withSubs } });
  const restore = (flowId: string) => admin.call(restoreFlow, { params: { taskId: flowId }, body: {} });

  it('a sub-flow goes on with it; one that was held by itself does not', async () => {
    const { templateId } = await plain();
    const starter = [{ by: 'members', users: [salesId, managerId] }];
    const flowId = await parentOf({ templateId }, { starter });
    const [one, other] = (await childrenOf(flowId)).map(({ id }) => id) as [string, string];
    await suspend(other);
    await suspend(flowId, true);
    expect([await statusOf(one), await statusOf(other)]).toEqual([6, 6]);
    await restore(flowId);
    expect([await statusOf(flowId), await statusOf(one), await statusOf(other)]).toEqual([1, 1, 6]);
    await restore(other);
    expect(await statusOf(other)).toBe(1);
  });
});
