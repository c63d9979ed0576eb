import {
  approveTask,
  deleteFlow,
  getFlow,
  startFlow,
  urgeFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let hr: Person;
const [salesId, managerId, hrId, gmId] = ['sales01', 'manager01', 'hr01', 'gm01'].map(userIdOf) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager, hr] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'hr01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => app.close());
beforeEach(() => query('delete from flow_delegation'));

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const entrust = (from: string, to: string, type: '0' | '1') =>
  query(
    `insert into flow_delegation values
     ($1, $2, $3, $4, '{}', now() - interval '1 day', now() + interval '1 day', '', now())`,
    [`d-${from}-${type}`, type, from, to],
  );
async function start(versionId: string, by: Person, more: object = {}): Promise<string> {
  const { data, msg } = await by.call(startFlow, { body: { flowId: versionId, formData: {}, ...more } });
  if (!data || !('id' in data)) throw new Error(msg);
  return data.id;
}
const codeOf = async (answer: Promise<{ code: number }>) => (await answer).code;
const look = (by: Person, flowId: string) =>
  codeOf(by.call(getFlow, { params: { taskId: flowId }, query: {} }));

describe('who may see a request', () => {
  it('who is entrusted with starting sees what was started, not what that person decides', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [managerId])]);
    const [ofSales, ofManager] = [await start(versionId, sales), await start(versionId, manager)];
    expect([await look(hr, ofSales), await look(hr, ofManager)]).toEqual([404, 404]);
    await entrust(managerId, hrId, '0');
    expect([await look(hr, ofSales), await look(hr, ofManager)]).toEqual([404, 200]);
    await query('delete from flow_delegation');
    await entrust(managerId, hrId, '1');
    expect(await look(hr, ofSales)).toBe(200);
  });
});

describe('who submitted a request for somebody', () => {
  it('takes it back as long as they are entrusted, and never deletes it', async () => {
    const { versionId } = await publishFlow(admin.call, [step('a', [gmId])]);
    const forManager = { delegateUserList: [managerId] };
    const withdraw = (by: Person, flowId: string) =>
      codeOf(by.call(withdrawFlow, { params: { taskId: flowId }, body: {} }));
    const remove = (by: Person, flowId: string) =>
      codeOf(by.call(deleteFlow, { params: { taskId: flowId } }));

    await entrust(managerId, hrId, '0');
    const [one, other] = [await start(versionId, hr, forManager), await start(versionId, hr, forManager)];
    expect(await withdraw(hr, one)).toBe(200);
    expect(await remove(hr, one)).toBe(404);
    await query('delete from flow_delegation');
    expect(await withdraw(hr, other)).toBe(403);
    expect(await withdraw(manager, other)).toBe(200);
    expect([await remove(hr, other), await remove(manager, other)]).toEqual([404, 200]);
  });
});

describe('a task that waits for an administrator', () => {
  it('is urged with all of them', async () => {
    const admins = { users: [hrId] };
    const { versionId } = await publishFlow(admin.call, [step('a', [gmId], { onEmpty: 'admin' })], {
      settings: { admins, urgeCooldownMinutes: 0 },
    });
    // Nobody who could decide is there, and nobody to take over.
    const shutOut = (isIn: 0 | 1) =>
      query(
        `update user_account set "enabledMark" = $1 where id = any($2) or "isAdministrator" or id in (
           select "userId" from held_role h join role_permission g on g."roleId" = h."roleId"
           join permission_item i on i.id = g."itemId"
           where i."modelId" = 'flowMonitor' and i."enCode" = 'btn_manage')`,
        [isIn, [gmId, hrId]],
      );
    await shutOut(0);
    const flowId = await start(versionId, sales);
    await shutOut(1);
    // Whoever was shut out was signed out for good.
    hr = await app.as('hr01');
    const [task] = await query<{ id: string; handlerId: string }>(
      'select id, "handlerId" from flow_task where "flowId" = $1',
      [flowId],
    );
    expect(task?.handlerId).toBe('#flow-admin');
    expect(await sales.call(urgeFlow, { params: { taskId: flowId } })).toMatchObject({ code: 200 });
    const told = await query<{ userId: string }>(
      `select r."userId" from message join message_receiver r on r."messageId" = message.id
       where title like '%催办%' and "bodyText" like $1`,
      [`%${flowId}%`],
    );
    const ids = told.map(({ userId }) => userId);
    expect(ids).toEqual(expect.arrayContaining([userIdOf('admin'), hrId]));
    expect(ids).not.toContain(salesId);
    expect(
      await hr.call(approveTask, { params: { taskOperatorId: task?.id ?? '' }, body: {} }),
    ).toMatchObject({
      code: 200,
    });
  });
});
