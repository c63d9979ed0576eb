import { setTimeout as sleep } from 'node:timers/promises';
import { listMessages, readMessage } from '@fairway/contract/messages.ts';
import {
  addSigner,
  approveTask,
  assignTask,
  batchTasks,
  cancelFlow,
  checkFlow,
  claimTask,
  deleteFlow,
  getFlow,
  moveFlow,
  recallTask,
  reduceSigner,
  rejectTask,
  startFlow,
  suspendFlow,
  transferTask,
  urgeFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { addDelegation } from '@fairway/contract/workflow-delegations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbersAgree } from '../messages/testing/unread-numbers.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
/** The same person on another device. */
let phone: Person;
let gm: Person;
let finance: Person;
let sockets: OpenSocket[];
const [managerId, gmId, financeId] = [userIdOf('manager01'), userIdOf('gm01'), userIdOf('finance01')];
let names: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  [admin, sales, manager, phone, gm, finance] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'manager01', 'gm01', 'finance01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person, Person, Person];
  sockets = await Promise.all([manager, phone].map(({ token }) => openSocket(app.url, { token })));
  for (const socket of sockets) {
    socket.say({ method: 'OnConnection' });
    await socket.hear('initMessage');
  }
  const people = await app.database.pool.query<{ account: string; realName: string }>(
    'select account, "realName" from user_account',
  );
  names = Object.fromEntries(people.rows.map(({ account, realName }) => [account, realName]));
});
afterAll(async () => {
  for (const { wire } of sockets) wire.terminate();
  await app.close();
});

const agree = (person: Person, taskOperatorId: string) =>
  person.call(approveTask, { params: { taskOperatorId }, body: {} });
const withUsers = { order: 'par', pass: { pct: 100 } };
const either = { order: 'par', pass: { n: 1 } };
const pool = { order: 'claim', pass: { n: 1 } };
const late = (onOverdue: unknown) => ({ due: { after: { minutes: 0 }, onOverdue } });

async function begin(steps: Record<string, unknown>[], settings = {}): Promise<string> {
  const { versionId } = await publishFlow(admin.call, steps, { settings });
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount: 1 } } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}

const messagesAbout = async (person: Person, flowId: string, language = 'zh-CN') => {
  const { data } = await person.call(listMessages, {
    query: { pageSize: 100 },
    headers: { 'accept-language': language },
  });
  return data?.list.filter(({ bodyText }) => bodyText.includes(flowId)) ?? [];
};
type Shown = Awaited<ReturnType<typeof messagesAbout>>[number];
async function untilSettled(person: Person, flowId: string, count = 1): Promise<Shown[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const settled = (await messagesAbout(person, flowId)).filter((message) => message.settled !== null);
    if (settled.length >= count) return settled;
    await sleep(50);
  }
  throw new Error(`never settled: ${JSON.stringify(await messagesAbout(person, flowId))}`);
}
const agreed = () => numbersAgree(app.database.pool, { person: manager, userId: managerId, sockets });
const taskOf = async (flowId: string, handlerId = managerId) =>
  (
    await app.database.pool.query<{ id: string }>(
      'select id from flow_task where "flowId" = $1 and "handlerId" = $2',
      [flowId, handlerId],
    )
  ).rows[0]?.id ?? '';

interface Way {
  how: string;
  steps: () => Record<string, unknown>[];
  act?: (flowId: string, task: string) => Promise<{ code: number; msg: string } | undefined>;
  text: () => string;
}

const alone = () => [step('a', [managerId])];
const ways: Way[] = [
  {
    how: 'approved by oneself on another device',
    steps: alone,
    act: (_, task) => agree(phone, task),
    text: () => '您已同意',
  },
  {
    how: 'approved by another who may sign too',
    steps: () => [step('a', [managerId, gmId], { sign: either })],
    act: async (flowId) => agree(gm, await taskOf(flowId, gmId)),
    text: () => `${names.gm01} 已同意`,
  },
  {
    how: 'approved by who stands in, among others',
    steps: () => [step('a', [managerId], { batch: true })],
    act: (_, task) => finance.call(batchTasks, { body: { ids: [task], batchType: 0 } }),
    text: () => `${names.finance01} 已同意`,
  },
  {
    how: 'rejected by who signs beside',
    steps: () => [step('a', [managerId, gmId], { sign: withUsers })],
    act: async (flowId) =>
      gm.call(rejectTask, {
        params: { taskOperatorId: await taskOf(flowId, gmId) },
        body: { handleOpinion: '不同意' },
      }),
    text: () => `${names.gm01} 已退回`,
  },
  {
    how: 'sent back by oneself',
    steps: alone,
    act: (_, taskOperatorId) =>
      manager.call(rejectTask, {
        params: { taskOperatorId },
        body: { handleOpinion: '补', rejectStep: 'start' },
      }),
    text: () => '您已退回',
  },
  {
    how: 'taken back by whose request it is',
    steps: alone,
    act: (taskId) => sales.call(withdrawFlow, { params: { taskId }, body: {} }),
    text: () => '申请人已撤回',
  },
  {
    how: 'handed to somebody else',
    steps: alone,
    act: (_, taskOperatorId) =>
      manager.call(transferTask, { params: { taskOperatorId }, body: { freeApproverUserId: gmId } }),
    text: () => `您已转给 ${names.gm01}`,
  },
  {
    how: 'assigned to somebody else by an administrator',
    steps: alone,
    act: (taskId) =>
      admin.call(assignTask, { params: { taskId }, body: { nodeCode: 'a', freeApproverUserId: gmId } }),
    text: () => `${names.admin} 已指派给 ${names.gm01}`,
  },
  {
    how: 'passed over by an administrator',
    steps: () => [step('a', [managerId]), step('b', [gmId])],
    act: (taskId) => admin.call(moveFlow, { body: { taskId, taskNodeId: 'b' } }),
    text: () => `${names.admin} 已变更流程节点`,
  },
  {
    how: 'ended by an administrator',
    steps: alone,
    act: (taskId) => admin.call(cancelFlow, { params: { taskId }, body: { handleOpinion: '作废' } }),
    text: () => `${names.admin} 已终止流程`,
  },
  {
    how: 'taken out of the pool by another',
    steps: () => [step('a', [managerId, gmId], { sign: pool })],
    act: async (flowId) => gm.call(claimTask, { params: { taskOperatorId: await taskOf(flowId, gmId) } }),
    text: () => `${names.gm01} 已签收`,
  },
  {
    how: 'given to another by a time limit',
    steps: () => [step('a', [managerId], late({ transfer: [{ by: 'members', users: [gmId] }] }))],
    text: () => `已转给 ${names.gm01}（超时）`,
  },
  {
    how: 'passed by a time limit',
    steps: () => [step('a', [managerId], late('pass')), step('b', [gmId])],
    text: () => '已由系统自动通过（超时）',
  },
];

describe('a message about a task is settled when it is', () => {
  beforeAll(async () => {
    const [startTime, endTime] = [Date.now() - 60_000, Date.now() + 3_600_000];
    const { code, msg } = await manager.call(addDelegation, {
      body: { type: '1', toUserId: financeId, flowId: '', startTime, endTime, description: '' },
    });
    expect(msg).toBe(code === 200 ? msg : '');
  });

  it.each(ways)('$how', async ({ steps, act, text }) => {
    const flowId = await begin(steps(), { withdraw: 'anytime' });
    const task = await taskOf(flowId);
    // What a time limit does is done at its own time.
    const unread = act ? await agreed() : 0;
    if (act) {
      expect(await messagesAbout(manager, flowId)).toMatchObject([{ isRead: 0, settled: null }]);
      const done = await act(flowId, task);
      expect(done?.code, done?.msg).toBe(200);
    }
    const settled = await untilSettled(manager, flowId);
    expect(settled).toMatchObject([{ isRead: 1, settled: { text: text(), at: expect.any(Number) } }]);
    const lost = (await messagesAbout(manager, flowId)).filter((message) => message.settled === null);
    if (act) expect(await agreed()).toBe(unread - 1 + lost.length);
    else await agreed();
    const { data } = await manager.call(readMessage, { params: { id: settled[0]?.id ?? '' } });
    expect(data?.settled?.text).toBe(text());
    await agreed();
  });
});

it('every message about the task is settled, not only the first, and words come in the reader’s language', async () => {
  const flowId = await begin(alone());
  expect((await sales.call(urgeFlow, { params: { taskId: flowId } })).code).toBe(200);
  expect(await messagesAbout(manager, flowId)).toMatchObject([{ isRead: 0 }, { isRead: 0 }]);
  await agree(manager, await taskOf(flowId));
  expect(await untilSettled(manager, flowId, 2)).toHaveLength(2);
  const english = await messagesAbout(manager, flowId, 'en-US');
  expect(english.map(({ settled }) => settled?.text)).toEqual(['Approved by you', 'Approved by you']);
  await agreed();
});

it('who loses a task to a time limit is told once who has it, and who gets it reads where it comes from', async () => {
  const flowId = await begin([
    step('a', [managerId], late({ transfer: [{ by: 'members', users: [gmId] }] })),
  ]);
  await untilSettled(manager, flowId);
  const told = (await messagesAbout(manager, flowId)).filter((message) => message.settled === null);
  expect(told).toMatchObject([
    { title: expect.stringMatching(/^您的待办“.+”已转给 .+（超时未处理）$/), isRead: 0 },
  ]);
  expect(await messagesAbout(gm, flowId)).toMatchObject([
    { title: expect.stringContaining(`（${names.manager01} 超时未处理，转给您）`), settled: null },
  ]);
  await agreed();
});

it('records say who had it, who has it and why; who may see nothing of the flow any more is told so', async () => {
  const flowId = await begin([
    step('a', [managerId], late({ transfer: [{ by: 'members', users: [gmId] }] })),
  ]);
  await untilSettled(manager, flowId);
  const records = async (language: string) =>
    (
      await gm.call(getFlow, {
        params: { taskId: flowId },
        query: {},
        headers: { 'accept-language': language },
      })
    ).data?.flowTaskOperatorRecordList.at(-1);
  expect(await records('zh-CN')).toMatchObject({
    ...{ handleStatus: 7, handleId: '#system', operatorId: names.gm01 },
    handleOpinion: `超时未处理，系统转给 ${names.gm01}（原处理人 ${names.manager01}）`,
  });
  expect((await records('en-US'))?.handleOpinion).toContain('Overdue');
  const sight = async (person: Person) =>
    (
      await person.call(checkFlow, {
        params: { taskId: flowId },
        query: { taskOperatorId: `${flowId}.o1` },
      })
    ).data;
  expect(await sight(gm)).toEqual({ isVisible: true, isOpen: true });
  expect(await sight(manager)).toEqual({ isVisible: false, isOpen: false });
  expect(await sight(sales)).toEqual({ isVisible: true, isOpen: false });
  const gone = await sales.call(checkFlow, { params: { taskId: 'nowhere' }, query: {} });
  expect(gone.data).toEqual({ isVisible: false, isOpen: false });
  const assigned = await admin.call(assignTask, {
    params: { taskId: flowId },
    body: { nodeCode: 'a', freeApproverUserId: financeId },
  });
  expect(assigned.code, assigned.msg).toBe(200);
  expect((await records('zh-CN'))?.operatorId).toBe(`${names.finance01}（原处理人 ${names.gm01}）`);
});

it('while a flow stands still everybody is still asked', async () => {
  const flowId = await begin(alone());
  expect((await admin.call(suspendFlow, { params: { taskId: flowId }, body: {} })).code).toBe(200);
  expect(await messagesAbout(manager, flowId)).toMatchObject([{ isRead: 0, settled: null }]);
  await agreed();
});

it('who decided takes it back: the next is asked no more, and oneself is asked again', async () => {
  const flowId = await begin([step('a', [gmId]), step('b', [managerId])]);
  await agree(gm, await taskOf(flowId, gmId));
  expect(await messagesAbout(manager, flowId)).toMatchObject([{ settled: null }]);
  expect((await gm.call(recallTask, { params: { recordId: `${flowId}.r1` }, body: {} })).msg).toBe(
    '撤回成功',
  );
  expect(await untilSettled(manager, flowId)).toMatchObject([
    { settled: { text: `${names.gm01} 已撤回上一步审批` } },
  ]);
  const asked = await messagesAbout(gm, flowId);
  expect(asked.map(({ settled }) => settled?.text ?? '').toSorted()).toEqual(['', '您已同意']);
  await agreed();
});

it('who was added and taken away again is not asked any more', async () => {
  const flowId = await begin([step('a', [gmId])]);
  const task = await taskOf(flowId, gmId);
  const added = await gm.call(addSigner, {
    params: { taskOperatorId: task },
    body: { freeApproverUserId: managerId, freeApproverType: 3 },
  });
  expect(added.code, added.msg).toBe(200);
  const theirs = await taskOf(flowId);
  expect((await gm.call(reduceSigner, { params: { taskOperatorId: theirs } })).code).toBe(200);
  expect(await untilSettled(manager, flowId)).toMatchObject([
    { settled: { text: `${names.gm01} 已取消加签` } },
  ]);
  await agreed();
});

it('a request that was taken back and deleted leaves the message with what became of it', async () => {
  const flowId = await begin(alone(), { withdraw: 'anytime' });
  await sales.call(withdrawFlow, { params: { taskId: flowId }, body: {} });
  expect((await sales.call(deleteFlow, { params: { taskId: flowId } })).code).toBe(200);
  expect(await untilSettled(manager, flowId)).toMatchObject([{ settled: { text: '申请人已撤回' } }]);
  await agreed();
});
