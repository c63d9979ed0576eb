import { approveTask, revokeFlow, startFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let versionId: string;
const [managerId, gmId] = [userIdOf('manager01'), userIdOf('gm01')];
const hour = 3_600_000;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  [admin, sales, manager] = await Promise.all([app.as('admin'), app.as('sales01'), app.as('manager01')]);
  ({ versionId } = await publishFlow(admin.call, [step('a', [managerId]), step('b', [gmId])]));
});
afterAll(() => app.close());
beforeEach(() => query('delete from message_receiver'));

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

/** A request somebody agreed to, an hour ago. */
async function agreed(amount: number): Promise<string> {
  const { data } = await sales.call(startFlow, { body: { flowId: versionId, formData: { amount } } });
  const { id } = data as { id: string };
  const [task] = await query<{ id: string }>('select id from flow_task where "flowId" = $1', [id]);
  const params = { taskOperatorId: task?.id ?? '' };
  expect(await manager.call(approveTask, { params, body: {} })).toMatchObject({ code: 200 });
  app.clock.now = new Date(app.clock.now.getTime() + hour);
  return id;
}

/** What administrators are told when the night is over. */
async function checked(): Promise<string[]> {
  await query(`select graphile_worker.add_job('flowCheck', '{}')`);
  const left = () =>
    query(`select from graphile_worker.jobs where task_identifier = 'flowCheck' and attempts < max_attempts`);
  await expect.poll(left).toEqual([]);
  const told = await query<{ title: string; bodyText: string }>(
    `select title, "bodyText" from message join message_receiver r on r."messageId" = message.id
     where r."userId" = $1`,
    [userIdOf('admin')],
  );
  return told.map(({ title, bodyText }) => `${title}\n${bodyText}`);
}

it('a sound company is silent, and is not looked through twice for nothing', async () => {
  await agreed(5);
  expect(await checked()).toEqual([]);
  const [reached] = await query<{ at: Date }>('select * from flow_check');
  const [last] = await query<{ at: Date }>('select max(at) as at from flow_history');
  expect(reached?.at).toEqual(last?.at);
});

it('what was written when a task was called an op is read, decided and sound', async () => {
  const flowId = await agreed(12);
  const named = (column: string) =>
    `replace(replace(replace(${column}, '"tasks":', '"ops":'), '"task":', '"op":'), '"type":"task', '"type":"op')`;
  await query(`update flow set state = ${named('state')} where id = $1`, [flowId]);
  await query(`update flow_history set events = ${named('events::text')}::json where "flowId" = $1`, [
    flowId,
  ]);
  await query(
    `with recursive line as (
       select command, sha256(''::bytea || convert_to(events::text, 'UTF8')) as link from flow_history
       where "flowId" = $1 and command = 1
       union all select h.command, sha256(line.link || convert_to(h.events::text, 'UTF8')) from flow_history h
       join line on h.command = line.command + 1 where h."flowId" = $1),
     relinked as (update flow_history h set hash = line.link from line
       where h."flowId" = $1 and h.command = line.command returning h.command, h.hash)
     update flow set hash = (select link from line order by command desc limit 1) where id = $1`,
    [flowId],
  );
  const [stored] = await query<{ state: string; events: string }>(
    'select f.state, h.events::text as events from flow f join flow_history h on h."flowId" = f.id where f.id = $1',
    [flowId],
  );
  expect(`${stored?.state} ${stored?.events}`).not.toMatch(/"tasks?"|"task[A-Z]/);
  const gm = await app.as('gm01');
  const [task] = await query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]);
  expect(await gm.call(approveTask, { params: { taskOperatorId: task?.id ?? '' }, body: {} })).toMatchObject({
    code: 200,
  });
  expect(await query('select status from flow where id = $1', [flowId])).toEqual([{ status: 2 }]);
  expect(await checked()).toEqual([]);
});

it.each<[string, string, string]>([
  [
    'a line of its history is changed',
    `update flow_history set events = replace(events::text, '4711', '4712')::json where "flowId" = $1`,
    '历史记录被改动',
  ],
  ['the last line is gone', 'delete from flow_history where "flowId" = $1 and command = 2', '历史记录被改动'],
  [
    'its state is another one',
    `update flow set state = replace(state, '4711', '4712') where id = $1`,
    '当前状态与历史记录不符',
  ],
  [
    'a task is with somebody else',
    `update flow_task set "handlerId" = 'user-sales01' where "flowId" = $1`,
    '待办或状态与流程不符',
  ],
  ['a task is gone', 'delete from flow_task where "flowId" = $1', '待办或状态与流程不符'],
])('is found, when it changed and ever after: %s', async (_case, tampering, words) => {
  const sound = await agreed(4711);
  const flowId = await agreed(4711);
  await query(tampering, [flowId]);
  const found = await checked();
  expect(found).toContainEqual(expect.stringContaining(`（${flowId}）：${words}`));
  expect(found.join()).not.toContain(sound);
  await query('delete from message_receiver');
  expect(await checked()).toContainEqual(expect.stringContaining(flowId));
  await query('delete from flow where id = $1', [flowId]);
});

it('is found: a request waits for a revocation that is gone', async () => {
  const published = await publishFlow(admin.call, [step('a', [managerId])], { settings: { revokeDays: 7 } });
  const body = { flowId: published.versionId, formData: {} };
  const { data } = await sales.call(startFlow, { body });
  const { id: flowId } = data as { id: string };
  const [task] = await query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]);
  await manager.call(approveTask, { params: { taskOperatorId: task?.id ?? '' }, body: {} });
  const { data: begun } = await sales.call(revokeFlow, {
    params: { taskId: flowId },
    body: { handleOpinion: '改期' },
  });
  app.clock.now = new Date(app.clock.now.getTime() + hour);
  expect(await checked()).toEqual([]);
  await query('delete from flow where id = $1', [begun?.id]);
  expect(await checked()).toContainEqual(expect.stringContaining(`（${flowId}）：流程处于不应出现的状态`));
  await query('delete from flow where id = $1', [flowId]);
});

it('what is being written is left to the next night', async () => {
  const flowId = await agreed(4711);
  app.clock.now = new Date(app.clock.now.getTime() - hour);
  await query(`update flow_check set at = $1, "roundFlowId" = 'zzz'`, [
    new Date(app.clock.now.getTime() - hour / 60),
  ]);
  await query('delete from flow_task where "flowId" = $1', [flowId]);
  expect(await checked()).toEqual([]);
  app.clock.now = new Date(app.clock.now.getTime() + hour);
  expect(await checked()).toHaveLength(1 + 1);
});
