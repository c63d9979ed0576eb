import { createHash } from 'node:crypto';
import {
  addSigner,
  approveTask,
  batchTasks,
  cancelFlow,
  changeFlow,
  deleteFlow,
  recallTask,
  rejectTask,
  restoreFlow,
  startFlow,
  suspendFlow,
  transferTask,
  urgeFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { evolve } from '@fairway/domain/workflow/engine/evolve.ts';
import { draftFlow, type FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { readFlow } from './open-flow.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;
let finance: Person;
const [salesId, managerId, gmId, financeId] = ['sales01', 'manager01', 'gm01', 'finance01'].map(userIdOf) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
  sales = await app.as('sales01');
  manager = await app.as('manager01');
  gm = await app.as('gm01');
  finance = await app.as('finance01');
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

const stateOf = async (flowId: string): Promise<FlowState> => {
  const open = await readFlow(app.database.db, flowId);
  if (!open) throw new Error(`there is no flow ${flowId}`);
  return open.state;
};
const tasksOf = (flowId: string) =>
  query<{ id: string; handlerId: string }>(
    'select id, "handlerId" from flow_task where "flowId" = $1 order by id',
    [flowId],
  );
const rowOf = async (flowId: string) => {
  const [row] = await query<{ status: number; thisStep: string; completion: number }>(
    'select status, "thisStep", completion from flow where id = $1',
    [flowId],
  );
  return row;
};
const messagesFor = (userId: string, flowId: string) =>
  query<{ title: string; bodyText: string }>(
    `select title, "bodyText" from message join message_receiver r on r."messageId" = message.id
     where r."userId" = $1 and "bodyText" like $2 order by message.id`,
    [userId, `%${flowId}%`],
  );

async function start(versionId: string, formData: Record<string, unknown> = {}, by: Person = sales) {
  const answer = await by.call(startFlow, { body: { flowId: versionId, formData } });
  expect(answer).toMatchObject({ code: 200, msg: '提交成功，请耐心等待' });
  return (answer.data as { id: string }).id;
}
const approve = (by: Person, taskId: string, body: Record<string, unknown> = {}) =>
  by.call(approveTask, { params: { taskOperatorId: taskId }, body });
const onlyTask = async (flowId: string): Promise<string> => {
  const tasks = await tasksOf(flowId);
  expect(tasks).toHaveLength(1);
  return tasks[0]?.id ?? '';
};

describe('a request', () => {
  it('goes from step to step; rows, messages and history say so', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [gmId])]);
    const flowId = await start(versionId, { amount: 120, reason: '测试' });
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: managerId }]);
    expect(await rowOf(flowId)).toMatchObject({ status: 1, thisStep: 'a' });
    expect(await messagesFor(managerId, flowId)).toMatchObject([
      { title: expect.stringContaining('待您审批'), bodyText: expect.stringContaining('"type":2') },
    ]);

    expect(await approve(manager, await onlyTask(flowId))).toMatchObject({ code: 200, msg: '审核成功' });
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: gmId }]);
    expect(await approve(gm, await onlyTask(flowId))).toMatchObject({ code: 200 });
    expect(await tasksOf(flowId)).toEqual([]);
    expect(await rowOf(flowId)).toMatchObject({ status: 2, thisStep: '结束', completion: 100 });
    expect(await messagesFor(salesId, flowId)).toMatchObject([
      {
        title: expect.stringMatching(/^您的流程\d+（金额 120）已通过$/),
        bodyText: expect.stringContaining('"type":1'),
      },
    ]);

    const done = await query<{ handleId: string }>(
      'select "handleId" from flow_record where "flowId" = $1 and "isDone" order by id',
      [flowId],
    );
    expect(done.map(({ handleId }) => handleId)).toEqual([managerId, gmId]);
  });

  it('can be told again from its history, and no line of it can be changed unseen', async () => {
    const { versionId, templateId } = await publishFlow(admin.call, [step('a', [managerId, gmId])]);
    const flowId = await start(versionId, { amount: 1 });
    await approve(manager, (await tasksOf(flowId))[0]?.id ?? '');
    const history = await query<{ events: string; hash: Buffer }>(
      'select events::text, hash from flow_history where "flowId" = $1 order by command',
      [flowId],
    );
    let hash = Buffer.alloc(0);
    let state = draftFlow({ id: flowId, key: templateId, version: 1, initiator: salesId });
    for (const line of history) {
      hash = createHash('sha256').update(hash).update(line.events).digest();
      expect(line.hash.equals(hash)).toBe(true);
      for (const event of JSON.parse(line.events) as FlowEvent[]) state = evolve(state, event);
    }
    expect(JSON.parse(JSON.stringify(state))).toEqual(await stateOf(flowId));
    const [row] = await query<{ hash: Buffer }>('select hash from flow where id = $1', [flowId]);
    expect(row?.hash.equals(hash)).toBe(true);
  });

  it('is kept as a draft, changed, submitted, taken back and deleted', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const saved = await sales.call(startFlow, {
      body: { flowId: versionId, status: 1, formData: { reason: '草' } },
    });
    expect(saved).toMatchObject({ code: 200, msg: '保存成功' });
    const flowId = (saved.data as { id: string }).id;
    expect(await rowOf(flowId)).toMatchObject({ status: 0 });
    // Nobody else knows of it.
    expect(
      await manager.call(changeFlow, {
        params: { taskId: flowId },
        body: { flowId: versionId, formData: {} },
      }),
    ).toMatchObject({ code: 404 });
    expect(
      await sales.call(changeFlow, {
        params: { taskId: flowId },
        body: { flowId: versionId, formData: { reason: '正式' } },
      }),
    ).toMatchObject({ code: 200 });
    expect(await sales.call(deleteFlow, { params: { taskId: flowId } })).toMatchObject({ code: 400 });
    expect(await sales.call(withdrawFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 200,
      msg: '撤回成功',
    });
    expect(await rowOf(flowId)).toMatchObject({ status: 4 });
    expect(await tasksOf(flowId)).toEqual([]);
    expect(await manager.call(deleteFlow, { params: { taskId: flowId } })).toMatchObject({ code: 404 });
    expect(await sales.call(deleteFlow, { params: { taskId: flowId } })).toMatchObject({ code: 200 });
    expect(await rowOf(flowId)).toBeUndefined();
  });

  it('is sent back to its start, corrected, and comes straight back to who asked for that', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId]),
      step('b', [gmId], { afterReturn: 'ask' }),
    ]);
    const flowId = await start(versionId, { reason: '缺附件' });
    await approve(manager, await onlyTask(flowId));
    expect(
      await gm.call(rejectTask, {
        params: { taskOperatorId: await onlyTask(flowId) },
        body: { rejectStep: 'start', rejectType: 2, handleOpinion: '请补充' },
      }),
    ).toMatchObject({ code: 200, msg: '退回成功' });
    expect(await rowOf(flowId)).toMatchObject({ status: 3, thisStep: '开始' });
    expect(
      await sales.call(changeFlow, {
        params: { taskId: flowId },
        body: { flowId: versionId, formData: { reason: '已补' } },
      }),
    ).toMatchObject({ code: 200 });
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: gmId }]);
    expect((await stateOf(flowId)).form).toMatchObject({ reason: '已补' });
  });
});

describe('what a step lets one write', () => {
  it('is written; anything else is refused', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId], { fields: { note: 'required' } }),
      step('b', [gmId]),
    ]);
    const flowId = await start(versionId, { amount: 5, reason: '原因' });
    const task = await onlyTask(flowId);
    expect(await approve(manager, task)).toMatchObject({ code: 422 });
    expect(await approve(manager, task, { formData: { note: '好', amount: 999 } })).toMatchObject({
      code: 422,
      msg: '存在无权修改的字段',
    });
    expect((await stateOf(flowId)).form).toMatchObject({ amount: 5 });
    // The whole form may come along.
    expect(
      await approve(manager, task, { formData: { note: '好', amount: 5, reason: '原因' } }),
    ).toMatchObject({ code: 200 });
    expect((await stateOf(flowId)).form).toMatchObject({ amount: 5, note: '好' });
  });

  it('is decided about as one saw it', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId, gmId], { sign: { pass: { pct: 100 } }, fields: { note: 'edit' } }),
    ]);
    const flowId = await start(versionId, { amount: 5 });
    const tasks = await tasksOf(flowId);
    const of = (userId: string) => tasks.find(({ handlerId }) => handlerId === userId)?.id ?? '';
    await approve(manager, of(managerId), { formData: { note: '改了' } });
    expect(await approve(gm, of(gmId), { formRev: 1 })).toMatchObject({ code: 409 });
    expect(await approve(gm, of(gmId))).toMatchObject({ code: 200 });
  });
});

describe('at the same moment', () => {
  it('two approvers of one task give one winner and one clear refusal', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId, gmId]),
      step('b', [financeId]),
    ]);
    const flowId = await start(versionId);
    const tasks = await tasksOf(flowId);
    const answers = await Promise.all(
      tasks.map(({ id, handlerId }) => approve(handlerId === managerId ? manager : gm, id)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(answers.find(({ code }) => code === 409)?.msg).toBe('该任务已处理或已失效');
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: financeId }]);
  });

  it('the same command twice acts once', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [managerId])]);
    const flowId = await start(versionId);
    const taskId = await onlyTask(flowId);
    const headers = { 'command-id': `same-${flowId}` };
    const send = () => manager.call(approveTask, { params: { taskOperatorId: taskId }, body: {}, headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect((await stateOf(flowId)).records).toHaveLength(2);
    const begun = { 'command-id': `begin-${flowId}` };
    const starts = await Promise.all(
      [1, 2, 3].map(() =>
        sales.call(startFlow, { body: { flowId: versionId, formData: {} }, headers: begun }),
      ),
    );
    expect(new Set(starts.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
  });
});

describe('tasks', () => {
  it('are handed over, signed by others before, and taken back', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [gmId])]);
    const flowId = await start(versionId);
    const task = await onlyTask(flowId);
    expect(
      await manager.call(transferTask, {
        params: { taskOperatorId: task },
        body: { freeApproverUserId: financeId },
      }),
    ).toMatchObject({ code: 200, msg: '转办成功' });
    expect(await approve(manager, task)).toMatchObject({ code: 403 });
    expect(
      await finance.call(addSigner, {
        params: { taskOperatorId: task },
        body: { freeApproverUserId: gmId, freeApproverType: 1 },
      }),
    ).toMatchObject({ code: 200, msg: '加签成功' });
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: gmId }]);
    expect(await approve(gm, await onlyTask(flowId))).toMatchObject({ code: 200 });
    expect(await tasksOf(flowId)).toMatchObject([{ id: task, handlerId: financeId }]);
    expect(await approve(finance, task)).toMatchObject({ code: 200 });
    const [record] = await query<{ id: string }>(
      'select id from flow_record where "flowId" = $1 and "handleId" = $2 and "handleStatus" = 1',
      [flowId, financeId],
    );
    const recordId = record?.id ?? '';
    expect(await gm.call(recallTask, { params: { recordId }, body: {} })).toMatchObject({ code: 404 });
    expect(await finance.call(recallTask, { params: { recordId }, body: {} })).toMatchObject({ code: 200 });
    expect(await tasksOf(flowId)).toMatchObject([{ id: task, handlerId: financeId }]);
    expect(await query('select id from flow_record where id = $1 and "isUndone"', [recordId])).toHaveLength(
      1,
    );
  });

  it('are nobody else’s: a stranger does not even learn that they are there', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const flowId = await start(versionId);
    const taskId = await onlyTask(flowId);
    const customer = await app.as('client01');
    for (const stranger of [finance, customer]) {
      expect(await approve(stranger, taskId)).toMatchObject({ code: 404 });
      expect(await stranger.call(urgeFlow, { params: { taskId: flowId } })).toMatchObject({ code: 404 });
      expect(await stranger.call(withdrawFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
        code: 404,
      });
    }
    expect(await approve(sales, taskId)).toMatchObject({ code: 403 });
  });

  it('are decided together, each by itself', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId], { batch: true })]);
    const tasks: string[] = [];
    for (let n = 0; n < 5; n += 1) tasks.push(await onlyTask(await start(versionId, { amount: n })));
    await approve(manager, tasks[0] ?? '');
    const { data } = await manager.call(batchTasks, {
      body: { ids: tasks, batchType: 0, handleOpinion: '同意' },
    });
    expect(data?.map(({ problem }) => problem)).toEqual(['流程已结束', '', '', '', '']);
  });
});

describe('who manages flows', () => {
  it('ends and holds them; nobody else may', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const flowId = await start(versionId);
    expect(await manager.call(cancelFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 403,
    });
    expect(await admin.call(suspendFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 200,
    });
    expect(await approve(manager, await onlyTask(flowId))).toMatchObject({ code: 400, msg: '流程已暂停' });
    expect(await admin.call(restoreFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 200,
    });
    expect(await admin.call(cancelFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 200,
    });
    expect(await rowOf(flowId)).toMatchObject({ status: 5 });
    expect(await tasksOf(flowId)).toEqual([]);
  });
});

describe('who may not start a flow', () => {
  it('writes no draft of it either', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])], {
      settings: { launchBy: { users: [gmId] } },
    });
    const customer = await app.as('client01');
    for (const status of [0, 1] as const)
      for (const stranger of [sales, customer])
        expect(
          await stranger.call(startFlow, { body: { flowId: versionId, status, formData: {} } }),
        ).toMatchObject({
          code: 400,
          msg: '流程不存在或尚未发布',
        });
    expect(await gm.call(startFlow, { body: { flowId: versionId, status: 1, formData: {} } })).toMatchObject({
      code: 200,
    });
  });
});

describe('nobody can be found', () => {
  it('somebody is asked for, and nothing is kept until they are named', async () => {
    const { versionId, templateId } = await publishFlow(
      admin.call,
      [step('a', [], { who: [{ by: 'field', field: 'who', as: 'user' }], onEmpty: 'prevPicks' })],
      { nodes: [{ id: 'f1', kind: 'user', model: 'who', label: '谁' }] },
    );
    const asked = await sales.call(startFlow, { body: { flowId: versionId, formData: {} } });
    expect(asked).toMatchObject({ code: 200, data: [{ nodeId: 'a' }] });
    expect(await query('select id from flow where "templateId" = $1', [templateId])).toEqual([]);
    const named = await sales.call(startFlow, {
      body: { flowId: versionId, formData: {}, errorRuleUserList: { a: [managerId] } },
    });
    expect(named).toMatchObject({ code: 200, data: { id: expect.any(String) } });
  });
});
