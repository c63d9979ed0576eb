import { getDownload } from '@fairway/contract/files.ts';
import {
  approveTask,
  cancelFlow,
  changeFlow,
  deleteFlow,
  getFlow,
  listJumpTargets,
  listReturnChoices,
  recallTask,
  rejectTask,
  revokeFlow,
  startFlow,
  transferTask,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { listLaunched, listMonitored, listTasks, taskLists } from '@fairway/contract/workflow-lists.ts';
import {
  checkTemplate,
  getTemplate,
  publishTemplate,
  updateTemplate,
} from '@fairway/contract/workflow-templates.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, upload } from '../files/sample-files.ts';
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
let ops: Person;
const [salesId, managerId, gmId, financeId, opsId] = [
  ...['sales01', 'manager01', 'gm01', 'finance01', 'ops01'],
].map(userIdOf) as [string, string, string, string, string];
const day = 24 * 3_600_000;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  [admin, sales, manager, gm, finance, ops] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'gm01', 'finance01', 'ops01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person, Person, Person];
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const statusOf = async (id: string) =>
  (await query<{ status: number }>('select status from flow where id = $1', [id]))[0]?.status;
const untilStatus = (id: string, status: number) => expect.poll(() => statusOf(id)).toBe(status);
const taskOf = async (flowId: string) =>
  (await query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]))[0]?.id ?? '';
const titlesTo = async (userId: string, flowId: string) =>
  (
    await query<{ title: string }>(
      `select title from message join message_receiver r on r."messageId" = message.id
       where r."userId" = $1 and "bodyText" like $2 order by message.id`,
      [userId, `%${flowId}%`],
    )
  ).map(({ title }) => title);
const wholeState = async (flowId: string) => (await readFlow(app.database.db, flowId))?.state;

const approve = async (by: Person, flowId: string, body: object = {}) => {
  const answer = await by.call(approveTask, { params: { taskOperatorId: await taskOf(flowId) }, body });
  expect(answer).toMatchObject({ code: 200 });
};
const revoke = (by: Person, flowId: string, body: object = { handleOpinion: '行程取消' }) =>
  by.call(revokeFlow, { params: { taskId: flowId }, body });
async function revoking(flowId: string): Promise<string> {
  const answer = await revoke(sales, flowId);
  expect(answer).toMatchObject({ code: 200, msg: '提交成功，请耐心等待' });
  expect(await statusOf(flowId)).toBe(taskStatus.revoking);
  return answer.data?.id ?? '';
}
const shown = async (by: Person, flowId: string) =>
  (await by.call(getFlow, { params: { taskId: flowId }, query: {} })).data;

/** The flow is changed, and the new version in force. */
async function publishAnew(id: string): Promise<void> {
  const { data: stored } = await admin.call(getTemplate, { params: { id } });
  if (!stored) throw new Error('no template');
  const { id: _, formName: __, versions: ___, ...body } = stored;
  const flowTemplateJson = body.template.replace('"revokeDays":7', '"revokeDays":6');
  await admin.call(updateTemplate, { params: { id }, body: { ...body, flowTemplateJson } });
  const { data } = await admin.call(publishTemplate, { params: { id } });
  expect(data?.flowId).not.toBe(plain.versionId);
}

type Steps = Parameters<typeof publishFlow>[1];
const plainSteps = (): Steps => [
  { kind: 'cc', id: 'c', name: '抄送', who: [{ by: 'members', users: [opsId] }] },
  step('a', [managerId], { fields: { note: 'edit' } }),
  step('b', [gmId]),
];
let plain: { versionId: string; templateId: string };
/** A request sales01 made, manager01 and gm01 agreed to, and ops01 has a copy of. */
async function approved(formData: Record<string, unknown> = { amount: 7 }): Promise<string> {
  plain ??= await publishFlow(admin.call, plainSteps(), {
    settings: { revokeDays: 7, withdraw: 'anytime' },
  });
  const { data } = await sales.call(startFlow, { body: { flowId: plain.versionId, formData } });
  const { id } = data as { id: string };
  await approve(manager, id);
  await approve(gm, id);
  expect(await statusOf(id)).toBe(taskStatus.approved);
  return id;
}

describe('a request that was approved', () => {
  it('is revoked when those who agreed to it agree to that', async () => {
    const flowId = await approved();
    const { endedAt } = (await wholeState(flowId)) ?? {};
    const id = await revoking(flowId);
    expect(await wholeState(id)).toMatchObject({ form: { amount: 7 }, revokes: { flow: flowId } });
    expect(await titlesTo(managerId, id)).toEqual([expect.stringMatching(/^撤销：.*待您审批$/)]);
    await approve(manager, id);
    expect(await statusOf(flowId)).toBe(taskStatus.revoking);
    await approve(gm, id);
    await untilStatus(flowId, taskStatus.revoked);
    expect(await wholeState(flowId)).toMatchObject({ status: 'revoked', endedAt });
    for (const userId of [managerId, gmId, opsId])
      expect(await titlesTo(userId, flowId)).toContainEqual(expect.stringMatching(/已被撤销$/));
    expect(await titlesTo(salesId, id)).toEqual([expect.stringMatching(/^撤销：.*已通过$/)]);
    expect((await titlesTo(salesId, flowId)).filter((title) => title.includes('被撤销'))).toEqual([]);
    // Nobody got a copy of the revocation, and its copy step asked nobody.
    expect(await query('select from flow_copy where "flowId" = $1', [id])).toEqual([]);
  });

  it('says in lists and on its page where it stands, each leading to the other', async () => {
    const flowId = await approved();
    expect(await shown(sales, flowId)).toMatchObject({
      acts: expect.arrayContaining(['revokeApproved']),
      revokeUntil: expect.any(Number),
      ...{ revokes: null, revocation: null },
    });
    expect((await shown(manager, flowId))?.acts).not.toContain('revokeApproved');
    const id = await revoking(flowId);
    const before = await shown(sales, flowId);
    expect(before).toMatchObject({
      flowTaskInfo: { status: 8, completion: 100 },
      revocation: { id, fullName: expect.stringMatching(/^撤销：/) },
      revokeUntil: null,
    });
    expect(before?.acts).not.toContain('revokeApproved');
    expect(before?.flowTaskOperatorRecordList.at(-1)).toMatchObject({
      ...{ handleStatus: 14, handleOpinion: '行程取消' },
    });
    expect(await shown(gm, id)).toMatchObject({
      revokes: { id: flowId, reason: '行程取消' },
      revocation: null,
    });
    const listed = async (status: string) =>
      (await sales.call(listLaunched, { query: { status } })).data?.list.map((flow) => flow.id);
    expect(await listed('8')).toContain(flowId);
    const monitored = await admin.call(listMonitored, { query: { status: '8' } });
    expect(monitored.data?.list.map((flow) => flow.id)).toContain(flowId);
    const todo = await manager.call(listTasks, { params: { category: taskLists.todo }, query: {} });
    expect(todo.data?.list.map(({ processId }) => processId)).toContain(id);
    await approve(manager, id);
    await approve(gm, id);
    await untilStatus(flowId, taskStatus.revoked);
    expect(await listed('9')).toContain(flowId);
    const done = await gm.call(listTasks, { params: { category: taskLists.done }, query: {} });
    expect(done.data?.list.map(({ processId }) => processId)).toEqual(expect.arrayContaining([id, flowId]));
  });

  it('cannot be revoked when the window is over', async () => {
    const flowId = await approved();
    const { now } = app.clock;
    app.clock.now = new Date(now.getTime() + 7 * day + 1_000);
    try {
      // Sessions have ended by then, too.
      const later = await app.as('sales01');
      expect(await revoke(later, flowId)).toMatchObject({
        ...{ code: 400, msg: '已超过可撤销期限：通过后 7 天内可以撤销' },
      });
      expect((await shown(later, flowId))?.acts).not.toContain('revokeApproved');
    } finally {
      app.clock.now = now;
    }
    expect(await statusOf(flowId)).toBe(taskStatus.approved);
  });

  it('is revoked once: not twice, and not by two at the same moment', async () => {
    const flowId = await approved();
    const answers = await Promise.all([revoke(sales, flowId), revoke(sales, flowId), revoke(sales, flowId)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    expect(await revoke(sales, flowId)).toMatchObject({ code: 409, msg: '申请正在撤销中' });
    const rows = await query('select from flow where "fullName" like $1 and state like $2', [
      ...['撤销：%', `%"flow":"${flowId}"%`],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is revoked by nobody else, and only with a reason', async () => {
    const flowId = await approved();
    expect(await revoke(manager, flowId)).toMatchObject({ code: 403 });
    expect(await revoke(admin, flowId)).toMatchObject({ code: 403 });
    expect(await revoke(finance, flowId)).toMatchObject({ code: 404 });
    expect(await revoke(sales, 'nothing')).toMatchObject({ code: 404 });
    expect(await revoke(sales, flowId, {})).toMatchObject({ code: 400, msg: '请填写意见' });
    expect(await statusOf(flowId)).toBe(taskStatus.approved);
  });

  it('is not taken back by who agreed last, nor deleted, while it is being revoked', async () => {
    const flowId = await approved();
    await revoking(flowId);
    const [record] = await query<{ id: string }>(
      'select id from flow_record where "flowId" = $1 and "handleId" = $2',
      [flowId, gmId],
    );
    const recalled = await gm.call(recallTask, { params: { recordId: record?.id ?? '' }, body: {} });
    expect(recalled).toMatchObject({ code: 409 });
    expect(await sales.call(deleteFlow, { params: { taskId: flowId } })).toMatchObject({ code: 400 });
  });

  it('is not revoked where its flow does not offer it', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const { data } = await sales.call(startFlow, { body: { flowId: versionId, formData: {} } });
    const { id } = data as { id: string };
    await approve(manager, id);
    expect(await revoke(sales, id)).toMatchObject({ code: 403 });
  });
});

describe('a revocation that comes to nothing leaves the request approved', () => {
  const kept = async (flowId: string) => {
    await untilStatus(flowId, taskStatus.approved);
    expect((await wholeState(flowId))?.records.at(-1)).toMatchObject({ code: 16, user: '#system' });
  };

  it('rejected', async () => {
    const flowId = await approved();
    const { endedAt } = (await wholeState(flowId)) ?? {};
    const id = await revoking(flowId);
    const params = { taskOperatorId: await taskOf(id) };
    expect(await manager.call(rejectTask, { params, body: {} })).toMatchObject({ code: 200 });
    await kept(flowId);
    expect((await wholeState(flowId))?.endedAt).toBe(endedAt);
    expect((await titlesTo(opsId, flowId)).filter((title) => title.includes('被撤销'))).toEqual([]);
    // It may be tried once more.
    await revoking(flowId);
  });

  it('withdrawn, and then deleted', async () => {
    const flowId = await approved();
    const id = await revoking(flowId);
    const withdrawn = await sales.call(withdrawFlow, { params: { taskId: id }, body: {} });
    expect(withdrawn).toMatchObject({ code: 200 });
    expect(await sales.call(deleteFlow, { params: { taskId: id } })).toMatchObject({ code: 200 });
    await kept(flowId);
    expect(await shown(sales, flowId)).toMatchObject({ revocation: null });
  });

  it('ended by the administrator, who cannot revive it', async () => {
    const flowId = await approved();
    const id = await revoking(flowId);
    const ended = await admin.call(cancelFlow, { params: { taskId: id }, body: {} });
    expect(ended).toMatchObject({ code: 200 });
    await kept(flowId);
    const { data } = await admin.call(getFlow, { params: { taskId: id }, query: { opType: '4' } });
    expect(data?.acts).not.toContain('resurgence');
  });
});

describe('in a revocation', () => {
  it('nobody writes: not the steps, not who asked for it', async () => {
    const flowId = await approved({ amount: 7, note: '甲' });
    const id = await revoking(flowId);
    const task = await taskOf(id);
    const seen = await manager.call(getFlow, {
      ...{ params: { taskId: id }, query: { opType: '1', taskOperatorId: task } },
    });
    expect(new Set(Object.values(seen.data?.rights ?? {}))).toEqual(new Set(['read']));
    const params = { taskOperatorId: task };
    const formData = { amount: 7, note: '乙' };
    expect(await manager.call(approveTask, { params, body: { formData } })).toMatchObject({ code: 422 });
    const body = { flowId: plain.versionId, formData };
    const change = { params: { taskId: id }, body };
    const saved = { ...body, formData: {}, status: 1 as const };
    expect(await sales.call(changeFlow, { ...change, body: saved })).toMatchObject({
      ...{ code: 400, msg: '撤销申请不支持该操作' },
    });
    const own = await shown(sales, id);
    expect([own?.acts.includes('save'), new Set(Object.values(own?.rights ?? {}))]).toEqual([
      ...[false, new Set(['read'])],
    ]);
    await approve(manager, id);
    expect((await wholeState(id))?.form).toMatchObject({ note: '甲' });
  });

  it('nobody sends it back to its start: rejected there, it is over, and may be asked for anew', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId], { onReject: 'start' })], {
      settings: { revokeDays: 7 },
    });
    const { data } = await sales.call(startFlow, { body: { flowId: versionId, formData: {} } });
    const { id: flowId } = data as { id: string };
    await approve(manager, flowId);
    const id = await revoking(flowId);
    const params = { taskOperatorId: await taskOf(id) };
    const choices = await manager.call(listReturnChoices, { params });
    expect(choices.data).toMatchObject({ list: [], isRejectionTheEnd: true });
    const targets = await admin.call(listJumpTargets, { params: { taskId: id } });
    expect(targets.data?.map(({ nodeCode }) => nodeCode)).toEqual(['a']);
    const back = await manager.call(rejectTask, { params, body: { rejectStep: 'start' } });
    expect(back).toMatchObject({ code: 400 });
    expect(await manager.call(rejectTask, { params, body: {} })).toMatchObject({ code: 200 });
    await untilStatus(flowId, taskStatus.approved);
    const again = await revoke(sales, flowId, { handleOpinion: '客户改期' });
    expect(await shown(manager, again.data?.id ?? '')).toMatchObject({
      revokes: { id: flowId, reason: '客户改期' },
    });
  });

  it('the version its request ran by holds, even when there is another, or the flow was switched off', async () => {
    const flowId = await approved();
    const id = await revoking(flowId);
    await sales.call(withdrawFlow, { params: { taskId: id }, body: {} });
    await untilStatus(flowId, taskStatus.approved);
    await publishAnew(plain.templateId);
    expect((await shown(sales, id))?.flowTemplateInfo.id).toBe(plain.versionId);
    await query('update flow_template set "enabledMark" = 0 where id = $1', [plain.templateId]);
    const again = await revoking(flowId);
    await query('update flow_template set "enabledMark" = 1 where id = $1', [plain.templateId]);
    const submitted = await sales.call(changeFlow, {
      ...{ params: { taskId: id }, body: { flowId: plain.versionId, formData: {} } },
    });
    expect(submitted).toMatchObject({ code: 400, msg: '撤销申请不支持该操作' });
    expect(await statusOf(again)).toBe(taskStatus.running);
  });

  it('files of the request and of the reason can be read by whoever decides about it', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])], {
      settings: { revokeDays: 7 },
      nodes: [{ id: 'f1', kind: 'files', model: 'papers', label: '附件' }],
    });
    const uploaded = async () =>
      (await upload({ url: app.url, token: sales.token }, '合同.pdf', pdfOf(300))).data?.name ?? '';
    const [paper, reason] = [await uploaded(), await uploaded()];
    const papers = [{ name: '合同.pdf', fileId: paper, url: `/api/file/Download/annex/${paper}` }];
    const { data } = await sales.call(startFlow, { body: { flowId: versionId, formData: { papers } } });
    const { id: flowId } = data as { id: string };
    await approve(manager, flowId);
    const fileList = [{ fileId: reason }];
    const { data: begun } = await revoke(sales, flowId, { handleOpinion: '改期', fileList });
    const read = (fileId: string) => gm.call(getDownload, { params: { type: 'annex', fileId } });
    expect([(await read(paper)).code, (await read(reason)).code]).toEqual([404, 404]);
    const handed = await manager.call(transferTask, {
      params: { taskOperatorId: await taskOf(begun?.id ?? '') },
      body: { freeApproverUserId: gmId },
    });
    expect(handed).toMatchObject({ code: 200 });
    expect([(await read(paper)).code, (await read(reason)).code]).toEqual([200, 200]);
    // The request it is about may be looked at, too.
    expect(await shown(gm, flowId)).toMatchObject({ revocation: { id: begun?.id } });
  });
});

describe('who stands in', () => {
  const entrust = (type: '0' | '1', from: string, to: string) =>
    query(
      `insert into flow_delegation (id, type, "userId", "toUserId", "templateIds", "startTime", "endTime",
         description, "creatorTime") values ($1, $2, $3, $4, '{}', now() - interval '1 day',
         now() + interval '2 days', '', now())`,
      [`d${type}${from}${to}`, type, from, to],
    );

  it('revokes what they submitted for somebody, and approves a revocation for somebody', async () => {
    await entrust('0', salesId, financeId);
    await entrust('1', managerId, financeId);
    await approved();
    const { data } = await finance.call(startFlow, {
      body: { flowId: plain.versionId, formData: {}, delegateUserList: [salesId] },
    });
    const { id: flowId } = data as { id: string };
    await approve(manager, flowId);
    await approve(gm, flowId);
    const { data: begun } = await revoke(finance, flowId);
    const id = begun?.id ?? '';
    expect(await wholeState(id)).toMatchObject({ initiator: salesId, submittedBy: financeId });
    await approve(finance, id);
    expect((await wholeState(id))?.records.at(-1)).toMatchObject({ user: financeId, onBehalfOf: managerId });
    await query('delete from flow_delegation where "toUserId" = $1', [financeId]);
  });
});

it('a sub-flow is not revoked by itself', async () => {
  const child = await publishFlow(admin.call, [step('c', [gmId])], { settings: { revokeDays: 7 } });
  const sub = { kind: 'sub', id: 'sub', name: '子流程', flow: child.templateId };
  const { versionId } = await publishFlow(admin.call, [sub, step('b', [managerId])]);
  await sales.call(startFlow, { body: { flowId: versionId, formData: {} } });
  const [row] = await query<{ id: string }>('select id from flow where "versionId" = $1', [child.versionId]);
  const id = row?.id ?? '';
  await approve(gm, id);
  expect(await revoke(sales, id)).toMatchObject({ code: 400, msg: '子流程不能单独撤销' });
  expect((await shown(sales, id))?.acts).not.toContain('revokeApproved');
});

it('a step without anybody that blocks keeps everything as it was', async () => {
  const { versionId } = await publishFlow(
    admin.call,
    [step('a', [], { who: [{ by: 'field', field: 'whom' }], onEmpty: 'block' })],
    {
      settings: { revokeDays: 7 },
      nodes: [{ id: 'f1', kind: 'user', model: 'whom', label: '由谁处理' }],
    },
  );
  const { data } = await sales.call(startFlow, { body: { flowId: versionId, formData: { whom: opsId } } });
  const { id } = data as { id: string };
  await approve(ops, id);
  await query('update user_account set "enabledMark" = 0 where id = $1', [opsId]);
  try {
    expect(await revoke(sales, id)).toMatchObject({ code: 400, msg: expect.stringContaining('无审批人') });
    expect(await statusOf(id)).toBe(taskStatus.approved);
    const rows = await query('select from flow where "fullName" like $1 and "versionId" = $2', [
      ...['撤销：%', versionId],
    ]);
    expect(rows).toEqual([]);
  } finally {
    await query('update user_account set "enabledMark" = 1 where id = $1', [opsId]);
  }
});

it.each([
  [0, true],
  [366, true],
  [-1, false],
  [1.5, false],
  [367, false],
  ['7', false],
])('a flow may offer it for %s days: %s', async (revokeDays, isSound) => {
  const root = [{ kind: 'start', id: 'start', name: '发起' }, step('a', [managerId])];
  const flowTemplateJson = JSON.stringify({ key: 'x', settings: { revokeDays }, root });
  const { data } = await admin.call(checkTemplate, { body: { formId: 'leaveForm', flowTemplateJson } });
  expect(data?.problems.length === 0, data?.problems.join()).toBe(isSound);
});
