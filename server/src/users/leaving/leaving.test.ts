import { createGroup, getConversation } from '@fairway/contract/chat.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { getLeaving, leaveUser, previewLeaving, undoLeaving } from '@fairway/contract/leaving.ts';
import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import { actOnUsers, addUser, getManagedUser, listUserHistory } from '@fairway/contract/users.ts';
import {
  approveTask,
  changeFlow,
  rejectTask,
  startFlow,
  urgeFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { listLaunched } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../organisation/demo/accounts.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../../workflow/testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  [admin, manager] = [await app.as('admin'), await app.as('manager01')];
});
afterAll(() => app.close());

const managerId = 'user-manager01';
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query<T>(text, values)).rows;

/** A colleague with the password everybody has. */
async function hired(account: string, more: { managerId?: string | null; isAdministrator?: boolean } = {}) {
  const { data, msg } = await admin.call(addUser, {
    body: {
      ...{ account, realName: `同事${account}`, organisationIds: ['org-office'], managerId, ...more },
      roleIds: ['sales'],
    },
  });
  const id = data?.id ?? expect.fail(msg);
  await query(
    `insert into user_password ("userId", hash, "changedAt")
     select $1, hash, now() from user_password where "userId" = 'user-sales01'`,
    [id],
  );
  return { id, ...(await app.as(account)) };
}

type Asked = NonNullable<Input<typeof leaveUser>['body']>;
const versionOf = async (id: string) =>
  (await admin.call(getManagedUser, { params: { id } })).data?.version ?? 0;
const leave = async (id: string, asked: Partial<Asked> = {}, who: Person = admin, headers = {}) =>
  who.call(leaveUser, {
    params: { id },
    body: { version: await versionOf(id), leftOn: today(), toId: managerId, ...asked },
    headers,
  });
const held = async (id: string) => {
  const { data, msg } = await admin.call(previewLeaving, { params: { id } });
  if (!data) return expect.fail(msg);
  return Object.fromEntries(data.holdings.filter(({ count }) => count > 0).map((one) => [one.kind, one]));
};
const done = (answer: Awaited<ReturnType<typeof leave>>, kind: HoldingKind) =>
  answer.data?.handedOver.find((one) => one.kind === kind);
const undo = async (id: string, who: Person = admin) =>
  who.call(undoLeaving, { params: { id }, body: { version: await versionOf(id) } });

async function started(person: Person, versionId: string): Promise<string> {
  const { data, msg } = await person.call(startFlow, { body: { flowId: versionId, formData: {} } });
  return !data || Array.isArray(data) ? expect.fail(msg) : data.id;
}
const tasks = (flowId: string) =>
  query<{ id: string; handlerId: string; isStart: boolean }>(
    'select id, "handlerId", "isStart" from flow_task where "flowId" = $1 order by id',
    [flowId],
  );

describe('tasks', () => {
  it('go to who takes over, with those that came since the preview, and the receiver decides them', async () => {
    const [leaver, heir, asker] = [await hired('task1'), await hired('task2'), await hired('task3')];
    const { versionId } = await publishFlow(admin.call, [step('a', [leaver.id])]);
    const flows = [await started(asker, versionId)];
    expect(await held(leaver.id)).toMatchObject({ tasks: { count: 1 }, flowSteps: { count: 1 } });
    flows.push(await started(asker, versionId));
    const answer = await leave(leaver.id, { receivers: { tasks: heir.id } });
    expect(answer).toMatchObject({ code: 200, data: { later: 0 } });
    expect(done(answer, 'tasks')).toMatchObject({ count: 2, to: { id: heir.id } });
    for (const flowId of flows) {
      const [task] = await tasks(flowId);
      expect(task?.handlerId).toBe(heir.id);
      const approved = await heir.call(approveTask, { params: { taskOperatorId: task?.id ?? '' }, body: {} });
      expect(approved.code).toBe(200);
    }
  });

  it('that come later to a step that names them go to who took over', async () => {
    const [leaver, heir, asker] = [await hired('later1'), await hired('later2'), await hired('later3')];
    const { versionId } = await publishFlow(admin.call, [step('a', [leaver.id])]);
    await leave(leaver.id, { receivers: { tasks: heir.id } });
    expect(await tasks(await started(asker, versionId))).toMatchObject([{ handlerId: heir.id }]);
    // And on to whoever took over from them.
    await leave(heir.id);
    expect(await tasks(await started(asker, versionId))).toMatchObject([{ handlerId: managerId }]);
  });

  it('beyond the first hundred flows follow by themselves', async () => {
    const [leaver, asker] = [await hired('many1'), await hired('many2')];
    const { versionId } = await publishFlow(admin.call, [step('a', [leaver.id])]);
    for (let count = 0; count < 103; count += 1) await started(asker, versionId);
    const answer = await leave(leaver.id);
    expect(done(answer, 'tasks')?.count).toBe(103);
    expect(answer.data?.later).toBe(3);
    const left = () => query('select from flow_task where "handlerId" = $1', [leaver.id]);
    await expect.poll(left).toHaveLength(0);
    expect(
      await query('select from flow_task where "handlerId" = $1 and "creatorUserId" = $2', [
        managerId,
        asker.id,
      ]),
    ).toHaveLength(103);
  });
});

describe('requests that run', () => {
  it('are looked after by who takes over: seen, urged, corrected when sent back, and told of', async () => {
    const [leaver, heir, approver] = [await hired('req1'), await hired('req2'), await hired('req3')];
    const { versionId } = await publishFlow(admin.call, [step('a', [approver.id])]);
    const flowId = await started(leaver, versionId);
    expect(await held(leaver.id)).toMatchObject({ requests: { count: 1 } });
    const answer = await leave(leaver.id, { receivers: { requests: heir.id } });
    expect(done(answer, 'requests')).toMatchObject({ count: 1, to: { id: heir.id } });
    const { data } = await heir.call(listLaunched, { query: { delegateType: '1' } });
    expect(data?.list.map(({ id }) => id)).toEqual([flowId]);
    expect(await heir.call(urgeFlow, { params: { taskId: flowId } })).toMatchObject({ code: 200 });
    const [task] = await tasks(flowId);
    const sentBack = await approver.call(rejectTask, {
      params: { taskOperatorId: task?.id ?? '' },
      body: { rejectStep: 'start', handleOpinion: '请补充' },
    });
    expect(sentBack).toMatchObject({ code: 200 });
    const [start] = await tasks(flowId);
    expect(start).toMatchObject({ handlerId: heir.id, isStart: true });
    const corrected = await heir.call(changeFlow, {
      params: { taskId: flowId },
      body: { flowId: versionId, formData: { reason: '补' } },
    });
    expect(corrected).toMatchObject({ code: 200 });
    const [again] = await tasks(flowId);
    await approver.call(approveTask, { params: { taskOperatorId: again?.id ?? '' }, body: {} });
    const { data: told } = await heir.call(listMessages, { query: { type: '2' } });
    expect(told?.list.length).toBeGreaterThanOrEqual(2);
  });

  it('can be taken back by who took over, and by nobody else', async () => {
    const [leaver, heir, other] = [await hired('back1'), await hired('back2'), await hired('back3')];
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const flowId = await started(leaver, versionId);
    await leave(leaver.id, { receivers: { requests: heir.id } });
    expect(await other.call(withdrawFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 404,
    });
    expect(await heir.call(withdrawFlow, { params: { taskId: flowId }, body: {} })).toMatchObject({
      code: 200,
    });
  });
});

describe('what somebody looks after', () => {
  it('people, departments and groups have somebody else, and nobody answers to themselves', async () => {
    const leaver = await hired('boss1');
    const [below, other] = [
      await hired('below1', { managerId: leaver.id }),
      await hired('below2', { managerId: leaver.id }),
    ];
    await query(
      `insert into organisation (id, "parentId", kind, "fullName", "enCode", "managerId")
       values ('org-b', 'org-office', 'department', '部门', 'b', $1)`,
      [leaver.id],
    );
    const group = await leaver.call(createGroup, {
      body: { name: '项目', userIds: [other.id, managerId] } as never,
    });
    const groupId = (group.data as { id: string } | undefined)?.id ?? expect.fail(group.msg);
    expect(await held(leaver.id)).toMatchObject({
      ...{ reports: { count: 2 }, departments: { count: 1 }, groups: { count: 1 } },
    });
    const answer = await leave(leaver.id, { toId: below.id });
    expect(answer).toMatchObject({ code: 200 });
    const managers = await query<{ id: string; managerId: string }>(
      'select id, "managerId" from user_account where id = any($1)',
      [[below.id, other.id]],
    );
    expect(new Map(managers.map((row) => [row.id, row.managerId]))).toEqual(
      new Map([
        [below.id, managerId],
        [other.id, below.id],
      ]),
    );
    expect(await query(`select "managerId" from organisation where id = 'org-b'`)).toEqual([
      { managerId: below.id },
    ]);
    const seen = await below.call(getConversation, { params: { id: groupId } } as never);
    expect(seen).toMatchObject({ code: 200, data: { mayManage: true } });
    await query(`update organisation set "managerId" = null where id = 'org-b'`);
  });

  it('goes by kinds to different people, who are told how much of what', async () => {
    const [leaver, one, two] = [await hired('kind1'), await hired('kind2'), await hired('kind3')];
    await query(
      `insert into trade_line (id, "searchText", "creatorTime", "lastModifyTime", "enCode", "nameCn", "nameEn", "sortCode",
         currency, "ownerId", remark) values ('line-k', '', now(), now(), 'KK', '线', 'Lane', 1, 'USD', $1, '')`,
      [leaver.id],
    );
    await query(`update user_account set "managerId" = $1 where id = 'user-ops01'`, [leaver.id]);
    const answer = await leave(leaver.id, {
      toId: null,
      receivers: { tradeLines: one.id, reports: two.id },
    });
    expect(answer.data?.handedOver).toEqual([
      { kind: 'reports', count: 1, to: { id: two.id, fullName: '同事kind3' } },
      { kind: 'tradeLines', count: 1, to: { id: one.id, fullName: '同事kind2' } },
    ]);
    expect(await query(`select "ownerId", version from trade_line where id = 'line-k'`)).toEqual([
      { ownerId: one.id, version: 2 },
    ]);
    const { data } = await two.call(listMessages, { query: { type: '3' } });
    expect(JSON.stringify(data)).toContain('同事kind1 已离职');
  });
});

describe('refuses', () => {
  it('who takes over nothing they could: nobody, oneself, who is gone, customers', async () => {
    const [leaver, gone] = [await hired('ref1'), await hired('ref2')];
    await leave(gone.id);
    for (const toId of [leaver.id, gone.id, 'user-client01', 'user-nobody'])
      expect(await leave(leaver.id, { toId })).toMatchObject({
        code: 400,
        msg: expect.stringContaining('不能接收'),
      });
    const { versionId } = await publishFlow(admin.call, [step('a', [leaver.id])]);
    await started(manager, versionId);
    expect(await leave(leaver.id, { toId: null })).toMatchObject({
      ...{ code: 400, msg: '请为“待办审批”选择接收人' },
    });
    expect(await leave(leaver.id, { leftOn: '2099-01-01' })).toMatchObject({ msg: '离职日期不能晚于今天' });
    expect(await leave(leaver.id, { version: 99 })).toMatchObject({ code: 409 });
    expect(await leave('user-client01')).toMatchObject({ code: 403 });
    expect(await leave('user-nobody')).toMatchObject({ code: 404 });
    expect(await leave(leaver.id, {}, manager)).toMatchObject({ code: 403 });
    // None of it left anything behind.
    expect(await query('select from leaving where "userId" = $1', [leaver.id])).toEqual([]);
  });

  it('oneself, and the last administrator who can sign in', async () => {
    expect(await leave('user-admin')).toMatchObject({ msg: '不能对自己的账号执行此操作' });
    const second = await hired('root2', { isAdministrator: true });
    await query(`delete from user_password where "userId" = 'user-admin'`);
    expect(await leave(second.id, {}, admin)).toMatchObject({ msg: '至少要保留一名可以登录的管理员' });
    await query(
      `insert into user_password select 'user-admin', hash, now() from user_password where "userId" = 'user-sales01'`,
    );
    expect(await leave(second.id)).toMatchObject({ code: 200 });
  });
});

describe('who left', () => {
  it('is signed out at once, cannot come in, and is in the list as gone', async () => {
    const leaver = await hired('out1');
    expect(await leave(leaver.id)).toMatchObject({ code: 200 });
    expect((await leaver.call(getCurrentUser)).code).toBeGreaterThanOrEqual(600);
    const again = await app.call(signIn, { body: { account: 'out1', password: demoPassword } });
    expect(again.code).not.toBe(200);
    const { data } = await admin.call(getManagedUser, { params: { id: leaver.id } });
    expect(data).toMatchObject({ state: 'left', leftOn: today() });
    expect(data?.can).toContain('undoLeave');
    expect(data?.can).not.toContain('leave');
    const history = await admin.call(listUserHistory, { params: { id: leaver.id } });
    expect(history.data?.list[0]?.differences).toContainEqual({
      field: 'state',
      before: '在用',
      after: '已离职',
    });
  });

  it('leaves once, however often it is sent', async () => {
    const leaver = await hired('once1');
    const headers = { 'command-id': 'leave-once-0001' };
    const body = { version: await versionOf(leaver.id), leftOn: today(), toId: managerId };
    const send = () => admin.call(leaveUser, { params: { id: leaver.id }, body, headers });
    const [first, second] = [await send(), await send()];
    expect(first.data).toEqual(second.data);
    expect(await query('select from leaving where "userId" = $1', [leaver.id])).toHaveLength(1);
    const audit = await query(
      `select target from audit_log where name = 'leaveUser' and target like '%once1%'`,
    );
    expect(audit).toHaveLength(1);
  });

  it('comes back without what they handed over', async () => {
    const [leaver, heir, asker] = [await hired('again1'), await hired('again2'), await hired('again3')];
    const { versionId } = await publishFlow(admin.call, [step('a', [leaver.id])]);
    const flowId = await started(asker, versionId);
    await leave(leaver.id, { toId: heir.id });
    const users = [{ id: leaver.id, version: await versionOf(leaver.id) }];
    expect(await admin.call(actOnUsers, { params: { act: 'enable' }, body: { users } })).toMatchObject({
      code: 200,
    });
    expect((await tasks(flowId))[0]?.handlerId).toBe(heir.id);
    expect(await tasks(await started(asker, versionId))).toMatchObject([{ handlerId: leaver.id }]);
    expect(await undo(leaver.id)).toMatchObject({ code: 400 });
  });

  it('can be undone: what is still where it went comes back, what was decided stays', async () => {
    const [leaver, heir, asker] = [await hired('undo1'), await hired('undo2'), await hired('undo3')];
    const { versionId } = await publishFlow(admin.call, [step('a', [leaver.id])]);
    const [kept, back] = [await started(asker, versionId), await started(asker, versionId)];
    const mine = await started(leaver, (await publishFlow(admin.call, [step('b', [managerId])])).versionId);
    await query(`update user_account set "managerId" = $1 where id = 'user-ops01'`, [leaver.id]);
    await leave(leaver.id, { toId: heir.id });
    const { data: told } = await admin.call(getLeaving, { params: { id: leaver.id } });
    expect(told).toMatchObject({ canUndo: true, leftOn: today() });
    const [decided] = await tasks(kept);
    await heir.call(approveTask, { params: { taskOperatorId: decided?.id ?? '' }, body: {} });
    const answer = await undo(leaver.id);
    expect(answer.data?.handedBack).toContainEqual({ kind: 'tasks', count: 1, kept: 1 });
    expect(answer.data?.handedBack).toContainEqual({ kind: 'requests', count: 1, kept: 0 });
    expect(answer.data?.handedBack).toContainEqual({ kind: 'reports', count: 1, kept: 0 });
    expect((await tasks(back))[0]?.handlerId).toBe(leaver.id);
    expect(await tasks(kept)).toEqual([]);
    expect(await query('select "delegateUserId" from flow where id = $1', [mine])).toEqual([
      { delegateUserId: null },
    ]);
    expect(await query(`select "managerId" from user_account where id = 'user-ops01'`)).toEqual([
      { managerId: leaver.id },
    ]);
    expect(await app.call(signIn, { body: { account: 'undo1', password: demoPassword } })).toMatchObject({
      code: 200,
    });
    expect(await undo(leaver.id)).toMatchObject({ code: 400 });
    await query(`update user_account set "managerId" = $1 where id = 'user-ops01'`, [managerId]);
  });
});
