import { approveTask, startFlow } from '@fairway/contract/workflow.ts';
import { addDelegation, stopDelegation } from '@fairway/contract/workflow-delegations.ts';
import { countTasks } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';
import { toDoCounts } from './to-do-counts.ts';

let app: TestApp;
const people = new Map<string, Person>();
const accounts = ['admin', 'sales01', 'manager01', 'gm01', 'finance01', 'hr01', 'ops01', 'client01'];
const as = (account: string) => people.get(account) as Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  for (const account of accounts) people.set(account, await app.as(account));
});
afterAll(() => app.close());

const listed = async (account: string) =>
  (await as(account).call(countTasks, { body: {} })).data?.toBeReviewed ?? 0;
const counted = async (account: string) =>
  (await toDoCounts(app.database.db, [userIdOf(account)])).get(userIdOf(account));

async function start(versionId: string): Promise<string> {
  const { data, msg } = await as('sales01').call(startFlow, {
    body: { flowId: versionId, formData: { amount: 1 } },
  });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}

it('is what the list of to-dos counts, of everybody', async () => {
  const { rows } = await app.database.pool.query<{ account: string }>(
    `select account from user_account where id in (select "handlerId" from flow_task) and "enabledMark" = 1 limit 15`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { account } of rows) {
    const person = await app.as(account);
    const list = (await person.call(countTasks, { body: {} })).data?.toBeReviewed;
    expect([account, await counted(account)]).toEqual([account, list]);
  }
  for (const account of accounts) expect(await counted(account), account).toBe(await listed(account));
});

it('has what waits for an administrator, for those who administer flows', async () => {
  const gone = userIdOf('manager05');
  const settings = { admins: { users: [userIdOf('hr01')] } };
  const { versionId } = await publishFlow(as('admin').call, [step('a', [gone])], { settings });
  await app.database.pool.query('update user_account set "enabledMark" = 0 where id = $1', [gone]);
  await start(versionId);
  expect(await listed('admin')).toBeGreaterThan(0);
  expect(await listed('hr01')).toBeGreaterThan(0);
  for (const account of accounts) expect(await counted(account), account).toBe(await listed(account));
});

it('is told with the first words of a socket, with every change of a flow, and with what is entrusted', async () => {
  const { versionId, templateId } = await publishFlow(as('admin').call, [step('a', [userIdOf('gm01')])]);
  const [gm, ops] = [as('gm01'), as('ops01')];
  const [before, opsBefore] = [await listed('gm01'), await listed('ops01')];
  const [socket, other] = await Promise.all(
    [gm, ops].map(async ({ token }) => {
      const opened = await openSocket(app.url, { token });
      opened.say({ method: 'OnConnection' });
      return opened;
    }),
  );
  expect(await socket?.hear('initMessage')).toMatchObject({ toDoCount: before });
  const flowId = await start(versionId);
  expect(await socket?.hear('flowChanged')).toMatchObject({ taskId: flowId, toDoCount: before + 1 });
  const [startTime, endTime] = [Date.now() - 60_000, Date.now() + 3_600_000];
  const { data, msg } = await gm.call(addDelegation, {
    body: { type: '1', toUserId: userIdOf('ops01'), flowId: templateId, startTime, endTime, description: '' },
  });
  expect(data?.id, msg).toBeDefined();
  const entrusted = await other?.hear('toDosChanged');
  expect(entrusted?.toDoCount).toBe(await listed('ops01'));
  expect(entrusted?.toDoCount).toBeGreaterThan(opsBefore);
  await gm.call(stopDelegation, { params: { id: data?.id ?? '' } });
  expect(await other?.hear('toDosChanged')).toMatchObject({ toDoCount: opsBefore });
  await gm.call(approveTask, { params: { taskOperatorId: `${flowId}.o1` }, body: {} });
  expect(await socket?.hear('flowChanged')).toMatchObject({ toDoCount: before });
  for (const opened of [socket, other]) opened?.wire.terminate();
});
