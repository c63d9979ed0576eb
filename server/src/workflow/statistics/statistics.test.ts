import { readdir, readFile } from 'node:fs/promises';
import {
  approveTask,
  cancelFlow,
  recallTask,
  rejectTask,
  restoreFlow,
  startFlow,
  suspendFlow,
  withdrawFlow,
} from '@fairway/contract/workflow.ts';
import { getFlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../database/migrate.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { changeSetting } from '../../system/change-setting.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';
import { readTogether } from './store.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;
let gm: Person;
let hr: Person;
let client: Person;
const [managerId, gmId, hrId] = ['manager01', 'gm01', 'hr01'].map(userIdOf) as [string, string, string];

const minute = 60_000;
const hour = 60 * minute;
/** As the wall in Shanghai shows it; years after whatever the demo company did. */
const at = (wall: string) => new Date(`2030-${wall}+08:00`);
const goTo = (wall: string) => {
  app.clock.now = at(wall);
};

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', environment: { FAIRWAY_TOKEN_MINUTES: '500000' } });
  // It goes on for longer than a session lasts.
  await changeSetting(app.database.db, 'sessionDays', 3_650);
  goTo('01-02T08:00');
  [admin, sales, manager, gm, hr, client] = (await Promise.all(
    ['admin', 'sales01', 'manager01', 'gm01', 'hr01', 'client01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person, Person, Person];
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

async function start(wall: string, versionId: string, by = sales): Promise<string> {
  goTo(wall);
  const { data, msg } = await by.call(startFlow, { body: { flowId: versionId, formData: {} } });
  if (!data || Array.isArray(data)) throw new Error(msg);
  return data.id;
}
const taskOf = async (flowId: string): Promise<string> => {
  const rows = await query<{ id: string }>('select id from flow_task where "flowId" = $1', [flowId]);
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
};
async function decide(wall: string, by: Person, flowId: string, endpoint = approveTask) {
  const taskId = await taskOf(flowId);
  goTo(wall);
  expect(await by.call(endpoint, { params: { taskOperatorId: taskId }, body: {} })).toMatchObject({
    code: 200,
  });
}
const reject = (wall: string, by: Person, flowId: string) =>
  decide(wall, by, flowId, rejectTask as unknown as typeof approveTask);

async function figures(by: Person, asked: Record<string, string>) {
  const { data, msg } = await by.call(getFlowStatistics, { query: asked });
  if (!data) throw new Error(msg);
  return data;
}

describe('a month', () => {
  let templateId: string;
  let versionId: string;
  let running: string;

  beforeAll(async () => {
    ({ versionId, templateId } = await publishFlow(admin.call, [
      step('a', [managerId], { name: '主管', due: { after: { minutes: 60 } } }),
      step('b', [gmId], { name: '总经理' }),
    ]));
    // one of the month before, which ended in this one
    const earlier = await start('02-20T09:00', versionId);
    await decide('02-20T09:30', manager, earlier);

    const agreed = await start('03-04T09:00', versionId);
    await decide('03-04T09:30', manager, agreed);
    await decide('03-04T11:30', gm, agreed);
    const refused = await start('03-05T09:00', versionId);
    await decide('03-05T11:00', manager, refused);
    await reject('03-05T15:00', gm, refused);

    running = await start('03-06T09:00', versionId);
    await decide('03-06T09:10', manager, running);
    const [record] = await query<{ id: string }>(
      `select id from flow_record where "flowId" = $1 and "handleStatus" = 1`,
      [running],
    );
    expect(
      await manager.call(recallTask, { params: { recordId: record?.id ?? '' }, body: {} }),
    ).toMatchObject({
      code: 200,
    });
    const back = await start('03-07T09:00', versionId);
    expect(await sales.call(withdrawFlow, { params: { taskId: back }, body: {} })).toMatchObject({
      code: 200,
    });
    const ended = await start('03-07T10:00', versionId);
    expect(await admin.call(cancelFlow, { params: { taskId: ended }, body: {} })).toMatchObject({
      code: 200,
    });
    goTo('03-20T10:00');
  });

  const asked = () => ({ period: 'month', templateId });

  it('has what was started and what came to an end, and how long that took', async () => {
    const { scope, period, before, requests } = await figures(admin, asked());
    expect({ scope, period, before }).toEqual({
      scope: 'all',
      period: { from: '2030-03-01', to: '2030-03-20' },
      before: { from: '2030-02-01', to: '2030-02-20' },
    });
    expect(requests?.now).toEqual({
      ...{ started: 5, running: 1, approved: 1, rejected: 1, withdrawn: 1, terminated: 1 },
      // two and a half hours, and six
      ...{ median: 4.25 * hour, p90: expect.closeTo(5.65 * hour, 0) },
    });
    expect(requests?.before).toMatchObject({ started: 1, running: 1, approved: 0, median: null, p90: null });
  });

  it('has what people decided; what was taken back is nothing', async () => {
    const { decisions } = await figures(admin, asked());
    expect(decisions.now).toEqual({
      ...{ decided: 4, timed: 4, limited: 2, late: 1, sentBack: 1 },
      ...{ median: 2 * hour, p90: expect.closeTo(3.4 * hour, 0) },
    });
    // Compared up to the same moment of the month before.
    expect(decisions.before).toMatchObject({ decided: 1, median: hour / 2, limited: 1, late: 0 });
  });

  it('has its steps, the slowest first', async () => {
    const { steps } = await figures(admin, asked());
    expect(steps.total).toBe(2);
    expect(steps.list).toEqual([
      expect.objectContaining({
        nodeCode: 'b',
        nodeName: '总经理',
        decided: 2,
        median: 3 * hour,
        limited: 0,
      }),
      expect.objectContaining({ nodeCode: 'a', decided: 2, median: 1.25 * hour, limited: 2, late: 1 }),
    ]);
    expect(steps.list[0]).toMatchObject({
      templateId,
      flowName: expect.stringContaining('流程'),
      sentBack: 1,
    });
  });

  it('has its people, with what waits for them now', async () => {
    const { people } = await figures(admin, asked());
    const byId = Object.fromEntries(people.list.map((person) => [person.userId, person]));
    expect(people.total).toBe(2);
    expect(byId[managerId]).toMatchObject({ decided: 2, median: 1.25 * hour, open: 1 });
    expect(byId[managerId]?.oldestOpen).toBe(at('03-06T09:00').getTime());
    expect(byId[managerId]?.userName).not.toBe('');
    expect(byId[gmId]).toMatchObject({ decided: 2, open: 1, oldestOpen: at('02-20T09:30').getTime() });
  });

  it('has every day up to now, each once', async () => {
    const { days } = await figures(admin, asked());
    expect(days).toHaveLength(20);
    expect(days.filter(({ started, finished, decided }) => started + finished + decided > 0)).toEqual([
      { day: '2030-03-04', started: 1, finished: 1, decided: 2 },
      { day: '2030-03-05', started: 1, finished: 1, decided: 2 },
      { day: '2030-03-06', started: 1, finished: 0, decided: 0 },
      { day: '2030-03-07', started: 2, finished: 2, decided: 0 },
    ]);
  });

  it('is narrowed to a category, or to a department, which has decisions and no requests', async () => {
    expect((await figures(admin, { period: 'month', flowCategory: 'hr' })).requests?.now.started).toBe(5);
    const none = await figures(admin, { ...asked(), flowCategory: 'finance' });
    expect([none.requests?.now.started, none.decisions.now.decided, none.steps.total]).toEqual([0, 0, 0]);
    const rows = await query<{ organisationId: string }>(
      'select "organisationId" from user_account where id = $1',
      [managerId],
    );
    const here = await figures(admin, { ...asked(), departmentId: rows[0]?.organisationId ?? '' });
    expect(here.requests).toBeNull();
    expect(here.people.list.map(({ userId }) => userId)).toContain(managerId);
    expect(here.days.reduce((sum, { started }) => sum + started, 0)).toBe(0);
    const nowhere = await figures(admin, { ...asked(), departmentId: 'no-such' });
    expect([nowhere.decisions.now.decided, nowhere.people.total]).toEqual([0, 0]);
  });

  it('is of oneself for everybody else, whatever they ask for', async () => {
    const own = await figures(manager, { ...asked(), departmentId: 'no-such' });
    expect(own.scope).toBe('own');
    expect(own.requests?.now.started).toBe(0);
    expect(own.decisions.now).toMatchObject({ decided: 2, median: 1.25 * hour });
    expect(own.people.list.map(({ userId }) => userId)).toEqual([managerId]);
    expect(own.steps.list.map(({ nodeCode }) => nodeCode)).toEqual(['a']);
    expect(own.days.reduce((sum, { decided }) => sum + decided, 0)).toBe(2);

    const started = await figures(sales, asked());
    expect(started.requests?.now).toMatchObject({ started: 5, approved: 1 });
    expect([started.decisions.now.decided, started.people.total]).toEqual([0, 0]);
    const nobody = await figures(hr, asked());
    expect([nobody.requests?.now.started, nobody.decisions.now.decided]).toEqual([0, 0]);
  });

  it('is nothing for customers', async () => {
    expect(await client.call(getFlowStatistics, { query: asked() as object })).toMatchObject({ code: 403 });
  });
});

it('a decision is of who made it, and what nobody made is nobody’s', async () => {
  const { versionId, templateId } = await publishFlow(
    admin.call,
    [step('a', [managerId]), step('b', [managerId]), step('c', [gmId])],
    { settings: { skipRepeat: 'adjacent' } },
  );
  await query(`insert into flow_delegation values ('d-stat', '1', $1, $2, '{}', $3, $4, '', $3)`, [
    gmId,
    hrId,
    new Date(0),
    at('04-30T00:00'),
  ]);
  const flowId = await start('04-04T09:00', versionId);
  await decide('04-04T09:30', manager, flowId);
  await decide('04-04T10:00', hr, flowId);
  await query(`delete from flow_delegation where id = 'd-stat'`);
  const { decisions, people, steps } = await figures(admin, { period: 'month', templateId });
  expect(decisions.now.decided).toBe(2);
  expect(steps.list.map(({ nodeCode }) => nodeCode).sort()).toEqual(['a', 'c']);
  expect(people.list.map(({ userId, decided }) => [userId, decided]).sort()).toEqual(
    [
      [managerId, 1],
      [hrId, 1],
    ].sort(),
  );
});

it('days begin at midnight in the company’s zone', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [step('a', [managerId])]);
  const late = await start('04-30T23:59', versionId);
  const early = await start('05-01T00:00', versionId);
  await decide('05-01T00:00:30', manager, early);
  await decide('05-31T23:59:59', manager, late);
  goTo('06-10T12:00');
  const april = await figures(admin, { period: 'days', from: '2030-04-01', to: '2030-04-30', templateId });
  expect([april.requests?.now.started, april.decisions.now.decided]).toEqual([1, 0]);
  expect(april.days.at(-1)).toEqual({ day: '2030-04-30', started: 1, finished: 0, decided: 0 });
  const may = await figures(admin, { period: 'lastMonth', templateId });
  expect([may.requests?.now.started, may.decisions.now.decided]).toEqual([1, 2]);
  expect(may.days).toHaveLength(31);
  expect([may.days[0], may.days.at(-1)]).toEqual([
    { day: '2030-05-01', started: 1, finished: 1, decided: 1 },
    { day: '2030-05-31', started: 0, finished: 1, decided: 1 },
  ]);
  expect(may.requests?.before.started).toBe(1);
});

it('a time limit stands still while its flow does', async () => {
  const { versionId, templateId } = await publishFlow(admin.call, [
    step('a', [managerId], { due: { after: { minutes: 60 } } }),
  ]);
  const flowId = await start('07-01T09:00', versionId);
  const during = { params: { taskId: flowId }, body: {} };
  goTo('07-01T09:30');
  expect(await admin.call(suspendFlow, during)).toMatchObject({ code: 200 });
  goTo('07-01T11:30');
  expect(await admin.call(restoreFlow, during)).toMatchObject({ code: 200 });
  await decide('07-01T11:45', manager, flowId);
  const { decisions } = await figures(admin, { period: 'week', templateId });
  expect(decisions.now).toMatchObject({ decided: 1, limited: 1, late: 0, median: 2.75 * hour });
});

it('what was decided before it was measured is known from its history', async () => {
  // Columns and events were called otherwise when the migration was written.
  const underNamesOfToday = (written: string) =>
    written
      .replaceAll('"taskId"', '"flowId"')
      .replaceAll('"opId"', '"taskId"')
      .replaceAll("'op'", "'task'")
      .replaceAll(/'op(?=[A-Z])/g, "'task");
  const measured = () =>
    query(
      `select id, "receivedAt", due from flow_record where "isDone" and "handleStatus" in (0, 1) order by id`,
    );
  const before = await measured();
  expect(before.length).toBeGreaterThan(50);
  await query('update flow_record set "receivedAt" = null, due = null');
  goTo('03-20T10:00');
  const unknown = await figures(admin, { period: 'month' });
  expect(unknown.decisions.now).toMatchObject({ decided: 4, timed: 0, median: null, limited: 0 });
  const name = (await readdir(migrationsFolder)).find((file) => file.endsWith('_flow_decision_times.sql'));
  const migration = await readFile(new URL(name ?? '', migrationsFolder), 'utf8');
  const filling = migration.slice(migration.indexOf('update flow_record'), migration.indexOf('create index'));
  await query(underNamesOfToday(filling));
  expect(await measured()).toEqual(before);
});

it.each([
  { period: 'days' },
  { period: 'days', from: '2030-02-30', to: '2030-03-01' },
  { period: 'days', from: '2030-03-02', to: '2030-03-01' },
  { period: 'days', from: '2029-01-01', to: '2030-03-01' },
])('%o is no period', async (asked) => {
  expect(await admin.call(getFlowStatistics, { query: asked as object })).toMatchObject({ code: 422 });
});

describe('what takes too long', () => {
  it('is ended by the database', async () => {
    const slow = readTogether(app.database.db, (db) => sql`select pg_sleep(20)`.execute(db), 50);
    await expect(slow).resolves.toBeUndefined();
  });

  it('is refused, and says what to do', async () => {
    const holder = await app.database.pool.connect();
    try {
      await holder.query('begin; lock table flow_record in access exclusive mode');
      const { code, msg } = await admin.call(getFlowStatistics, { query: { period: 'week' } });
      expect([code, msg]).toEqual([400, expect.stringContaining('缩小日期范围')]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });
});
