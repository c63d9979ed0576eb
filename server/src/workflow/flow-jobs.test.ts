import { setTimeout as sleep } from 'node:timers/promises';
import { approveTask, rejectTask, startFlow } from '@fairway/contract/workflow.ts';
import { checkTemplate } from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
const managerId = userIdOf('manager01');
const gmId = userIdOf('gm01');

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  [admin, sales, manager] = await Promise.all([app.as('admin'), app.as('sales01'), app.as('manager01')]);
});
afterAll(() => app.close());

interface Row {
  id: string;
  status: number;
  thisStep: string;
  parentId: string | null;
}
const rowsWhere = async (condition: string, value: string): Promise<Row[]> =>
  (await app.database.pool.query<Row>(`select * from flow where ${condition} order by id`, [value])).rows;
const tasksOf = async (flowId: string) =>
  (
    await app.database.pool.query<{ id: string; handlerId: string }>(
      'select id, "handlerId" from flow_task where "flowId" = $1 order by id',
      [flowId],
    )
  ).rows;

async function until<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const found = await look();
    if (isSo(found)) return found;
    if (tries > 200) throw new Error(`never so: ${JSON.stringify(found)}`);
    await sleep(50);
  }
}
const untilStatus = (id: string, status: number) =>
  until(
    () => rowsWhere('id = $1', id),
    ([row]) => row?.status === status,
  );

async function start(versionId: string, formData: Record<string, unknown> = {}): Promise<string> {
  const { data, msg } = await sales.call(startFlow, { body: { flowId: versionId, formData } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const firstTask = async (flowId: string) => (await tasksOf(flowId))[0]?.id ?? '';

describe('time', () => {
  it('a limit that is over decides by itself', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId], { due: { after: { minutes: 0 }, onOverdue: 'pass' } }),
      step('b', [gmId]),
    ]);
    const flowId = await start(versionId);
    await until(
      () => rowsWhere('id = $1', flowId),
      ([row]) => row?.thisStep === 'b',
    );
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: gmId }]);
  });

  it('a delay lets a flow go on when it is over', async () => {
    const { versionId } = await publishFlow(admin.call, [
      { kind: 'delay', id: 'wait', name: '等待', until: { minutes: 0 } },
      step('b', [gmId]),
    ]);
    const flowId = await start(versionId);
    await until(
      () => rowsWhere('id = $1', flowId),
      ([row]) => row?.thisStep === 'b',
    );
  });

  it('a limit that is not over yet waits', async () => {
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId], { due: { after: { minutes: 60 }, onOverdue: 'pass' } }),
    ]);
    const flowId = await start(versionId);
    const { rows } = await app.database.pool.query(
      'select run_at from graphile_worker.jobs where key like $1',
      [`flow:${flowId}:%`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.run_at.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    await manager.call(approveTask, { params: { taskOperatorId: await firstTask(flowId) }, body: {} });
    const left = await app.database.pool.query('select from graphile_worker.jobs where key like $1', [
      `flow:${flowId}:%`,
    ]);
    expect(left.rows).toEqual([]);
  });
});

describe('a sub-flow', () => {
  const child = () => publishFlow(admin.call, [step('c', [gmId])]);
  const sub = (flow: string, more: object = {}) => ({
    kind: 'sub',
    id: 'sub',
    name: '子流程',
    flow,
    in: [{ from: 'amount', to: 'amount' }],
    out: [{ from: 'note', to: 'note' }],
    ...more,
  });

  it('is started with what is handed over, and lets its flow go on when it is through', async () => {
    const { templateId } = await child();
    const { versionId } = await publishFlow(admin.call, [sub(templateId), step('b', [managerId])]);
    const flowId = await start(versionId, { amount: 77 });
    const [started] = await rowsWhere('"parentId" = $1', flowId);
    expect(started).toMatchObject({ status: 1, thisStep: 'c' });
    expect(await tasksOf(flowId)).toEqual([]);
    const gm = await app.as('gm01');
    const answer = await gm.call(approveTask, {
      params: { taskOperatorId: await firstTask(started?.id ?? '') },
      body: {},
    });
    expect(answer).toMatchObject({ code: 200 });
    await until(
      () => rowsWhere('id = $1', flowId),
      ([row]) => row?.thisStep === 'b',
    );
  });

  it('that is rejected rejects what waits for it', async () => {
    const { templateId } = await child();
    const { versionId } = await publishFlow(admin.call, [sub(templateId), step('b', [managerId])]);
    const flowId = await start(versionId);
    const [started] = await rowsWhere('"parentId" = $1', flowId);
    const gm = await app.as('gm01');
    await gm.call(rejectTask, {
      params: { taskOperatorId: await firstTask(started?.id ?? '') },
      body: { handleOpinion: '不行' },
    });
    await untilStatus(flowId, 3);
  });

  it('waits as a draft with its starter while something is missing in its form', async () => {
    const needy = await publishFlow(admin.call, [step('c', [gmId])], {
      nodes: [
        { id: 'f1', kind: 'number', model: 'amount', label: '金额' },
        { id: 'f2', kind: 'text', model: 'note', label: '备注', required: true },
      ],
    });
    const { versionId } = await publishFlow(admin.call, [sub(needy.templateId), step('b', [managerId])]);
    const flowId = await start(versionId, { amount: 5 });
    const [started] = await rowsWhere('"parentId" = $1', flowId);
    expect(started).toMatchObject({ status: 0 });
    const { rows } = await app.database.pool.query(
      `select title from message join message_receiver r on r."messageId" = message.id
       where r."userId" = $1 and "bodyText" like $2`,
      [userIdOf('sales01'), `%${started?.id}%`],
    );
    expect(rows).toMatchObject([{ title: expect.stringContaining('待您发起') }]);
  });
});

describe('somebody who is shut out', () => {
  it('leaves no task waiting for them', async () => {
    const goneId = userIdOf('manager05');
    const { versionId } = await publishFlow(admin.call, [step('a', [goneId])]);
    const flowId = await start(versionId);
    expect(await tasksOf(flowId)).toMatchObject([{ handlerId: goneId }]);
    await app.database.pool.query('update user_account set "enabledMark" = 0 where id = $1', [goneId]);
    await app.database.pool.query(`select graphile_worker.add_job('flowHandOverOfGone', '{}')`);
    const tasks = await until(
      () => tasksOf(flowId),
      ([task]) => task?.handlerId !== goneId,
    );
    expect(tasks).toHaveLength(1);
  });
});

describe('an action', () => {
  const telling = (to: string[]) => ({
    kind: 'action',
    id: 'tell',
    name: '通知',
    run: { action: 'message', settings: { to, title: '到此一步' } },
  });

  it('names only people there are', async () => {
    const root = [
      { kind: 'start', id: 'start' },
      telling(['initiator', managerId, 'nobody']),
      step('b', [gmId]),
    ];
    const { rows } = await app.database.pool.query('select id from form_model limit 1');
    const { data } = await admin.call(checkTemplate, {
      body: { formId: rows[0]?.id, flowTemplateJson: JSON.stringify({ key: 'telling', root }) },
    });
    expect(data?.problems.filter((problem) => problem.includes('通知'))).toEqual([
      '“通知”指定的人员 nobody 不存在',
    ]);
  });

  it('leaves its message with those who are still there, and the flow goes on', async () => {
    const { versionId } = await publishFlow(admin.call, [
      telling(['initiator', managerId]),
      step('b', [gmId]),
    ]);
    // As if it had been published when that was not looked at.
    await app.database.pool.query(
      `update flow_version set template = replace(template::text, '"initiator", ', '"initiator", "nobody", ')::jsonb
       where id = $1`,
      [versionId],
    );
    const flowId = await start(versionId);
    await until(
      () => rowsWhere('id = $1', flowId),
      ([row]) => row?.thisStep === 'b',
    );
    const { rows } = await app.database.pool.query(
      `select r."userId" from message join message_receiver r on r."messageId" = message.id
       where title = '到此一步' order by 1`,
    );
    expect(rows.map(({ userId }) => userId)).toEqual([managerId, userIdOf('sales01')]);
  });

  it('is done by the server, and the flow goes on', async () => {
    const { versionId } = await publishFlow(admin.call, [
      {
        kind: 'action',
        id: 'tell',
        name: '通知',
        run: { action: 'message', settings: { title: '到此一步' } },
      },
      step('b', [gmId]),
    ]);
    const flowId = await start(versionId);
    await until(
      () => rowsWhere('id = $1', flowId),
      ([row]) => row?.thisStep === 'b',
    );
  });
});
