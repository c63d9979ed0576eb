import { createHash } from 'node:crypto';
import { startFlow } from '@fairway/contract/workflow.ts';
import { listDelegations } from '@fairway/contract/workflow-delegations.ts';
import { countTasks, listLaunched, listTasks, taskLists } from '@fairway/contract/workflow-lists.ts';
import { evolve } from '@fairway/domain/workflow/engine/evolve.ts';
import { draftFlow } from '@fairway/domain/workflow/engine/state.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../database/open.ts';
import { loadDemoCompany } from '../../demo/load-demo-company.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { day, morningOf } from '../../organisation/demo/office-days.ts';
import { copyDatabase, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { directoryOf } from '../directory.ts';
import { readFlow } from '../open-flow.ts';
import { readDemoFlows } from './read-demo-flows.ts';
import { demoRequests } from './requests/demo-requests.ts';
import { demoDirectory } from './testing/demo-directory.ts';

const templateIds = readDemoFlows().map(({ enCode }) => enCode);
const named = ['admin', 'sales01', 'ops01', 'pricing01', 'docs01', 'finance01', 'manager01', 'gm01'] as const;

let app: TestApp;
/** The morning it was loaded for. */
let morning: number;
let loadedAt: number;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const { at } = await app.database.db
    .selectFrom('seed')
    .select('at')
    .where('name', '=', 'demoFlows')
    .executeTakeFirstOrThrow();
  loadedAt = at.getTime();
  morning = loadedAt - (loadedAt % day);
});
afterAll(() => app.close());

const flowsOf = () => app.database.db.selectFrom('flow').selectAll().execute();

describe('every named account', () => {
  it.for(named)('%s has something to do, done, copied and launched', async (account) => {
    const { call } = await app.as(account);
    for (const category of [taskLists.todo, taskLists.done, taskLists.copy]) {
      const { data } = await call(listTasks, { params: { category }, query: {} });
      expect(data?.pagination.total, `list ${category}`).toBeGreaterThan(0);
      for (const { fullName, summary } of data?.list ?? []) {
        expect(fullName).toMatch(/\p{Script=Han}/u);
        expect(summary.filter(({ text }) => /^(?:user|org|pos)-|^[CS]\d{4}$/.test(text))).toEqual([]);
      }
    }
    const { data: launched } = await call(listLaunched, { query: {} });
    expect(launched?.pagination.total).toBeGreaterThan(0);
    const { data: counts } = await call(countTasks, { body: {} });
    expect(counts).toMatchObject({ toBeReviewed: expect.any(Number) });
    const entrusted = await Promise.all(
      (['1', '2'] as const).map((myOrDelagateToMe) => call(listDelegations, { query: { myOrDelagateToMe } })),
    );
    const lengths = entrusted.map(({ data }) => data?.pagination.total ?? 0);
    expect(Math.max(...lengths)).toBeGreaterThan(0);
  });

  it('manager01 can decide more than twenty at once', async () => {
    const { call } = await app.as('manager01');
    const { data } = await call(listTasks, {
      params: { category: taskLists.batch },
      query: { pageSize: 100 },
    });
    const usual = data?.list.filter(({ templateId }) => ['leave', 'expense'].includes(templateId)) ?? [];
    expect(usual.length).toBeGreaterThanOrEqual(22);
  });
});

describe('the requests', () => {
  it('are all there, in every state a request can be in', async () => {
    const flows = await flowsOf();
    const requests = demoRequests(morning);
    const ids = new Set(flows.map(({ id }) => id));
    expect(requests.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
    expect(flows.filter(({ parentId }) => parentId !== null)).toHaveLength(2);
    expect(new Set(flows.map(({ status }) => status))).toEqual(new Set(Object.values(taskStatus)));
    // Those about change orders, payments, releases and tax invoices are asked for by the features they belong to.
    expect(new Set(flows.map(({ templateId }) => templateId))).toEqual(
      new Set([...templateIds, 'CHG', 'PAY', 'REL', 'TAX', 'RED']),
    );
    const rejected = flows.filter(
      ({ status, endTime }) => status === taskStatus.returned && endTime !== null,
    );
    const sentBack = flows.filter(
      ({ status, endTime }) => status === taskStatus.returned && endTime === null,
    );
    expect([rejected.length > 0, sentBack.length > 0]).toEqual([true, true]);
  });

  it('were moved by many kinds of deeds', async () => {
    const { rows } = await app.database.pool.query<{ type: string }>(
      `select distinct event ->> 'type' as type from flow_history, json_array_elements(events) event`,
    );
    const happened = rows.map(({ type }) => type);
    expect(happened).toEqual(
      expect.arrayContaining([
        'signAdded',
        'taskMoved',
        'ccSent',
        'urged',
        'returned',
        'resubmitted',
        'reminded',
      ]),
    );
    expect(happened).toEqual(
      expect.arrayContaining(['paused', 'withdrawn', 'childStarted', 'childEnded', 'overdue']),
    );
    const { rows: talk } = await app.database.pool.query('select 1 from flow_comment');
    expect(talk.length).toBeGreaterThan(2);
    const { rows: standingIn } = await app.database.pool.query(
      `select 1 from flow_record where "onBehalfOf" is not null`,
    );
    expect(standingIn.length).toBeGreaterThan(0);
  });

  it('stand exactly where their histories lead, and no link of a history is loose', async () => {
    for (const flow of await flowsOf()) {
      const stored = (await readFlow(app.database.db, flow.id))?.state;
      if (!stored) throw new Error(`${flow.fullName} is gone`);
      const { rows } = await app.database.pool.query<{ events: string; hash: Buffer }>(
        'select events::text, hash from flow_history where "flowId" = $1 order by command',
        [flow.id],
      );
      const { key, version, initiator } = stored;
      let state = draftFlow({ id: flow.id, key, version, initiator });
      let link = Buffer.alloc(0);
      for (const { events, hash } of rows) {
        for (const event of JSON.parse(events)) state = evolve(state, event);
        link = createHash('sha256').update(link).update(events).digest();
        expect(link).toEqual(hash);
      }
      expect(JSON.parse(JSON.stringify(state)), flow.fullName).toEqual(stored);
      expect(link).toEqual(flow.hash);
      expect(flow.seq).toBe(stored.seq);
    }
  });

  it('are about the past: nothing happened later than the morning, and few clocks run out that day', async () => {
    const { rows } = await app.database.pool.query<{ at: Date }>('select max(at) as at from flow_history');
    // Requests about money follow the day of the company, which is ahead of the flows in its first eight hours.
    expect(rows[0]?.at.getTime()).toBeLessThan(morningOf(loadedAt));
    const { rows: armed } = await app.database.pool.query<{ at: Date }>(
      `select run_at as at from graphile_worker.jobs where task_identifier = 'flowTimer' order by run_at`,
    );
    const moments = armed.map(({ at }) => at.getTime());
    expect(moments[0]).toBeGreaterThanOrEqual(morning);
    expect(moments).toContain(morning + 1_000);
    expect(moments.filter((at) => at < morning + day).length).toBeLessThan(25);
  });
});

it.for(templateIds)('%s: who asked could have done so through the door', async (id) => {
  const [request] = demoRequests(morning).filter(({ flow, writtenBy }) => flow === id && !writtenBy);
  // The sub-flow is started by a journey.
  if (!request) return expect(id).toBe('tripAdvance');
  const { versionId } = await app.database.db
    .selectFrom('flow_template')
    .select('versionId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const picks = Object.entries(request.picks ?? {}).map(([node, accounts]) => [node, accounts.map(userIdOf)]);
  const answer = await (await app.as(request.by)).call(startFlow, {
    body: {
      ...{ flowId: versionId ?? '', status: 0, formData: request.values },
      candidateList: Object.fromEntries(picks),
    },
  });
  expect(answer).toMatchObject({ code: 200 });
});

it('the forms are nobody’s menu', async () => {
  const menus = await app.database.db.selectFrom('menu').select(['id', 'enabledMark']).execute();
  const own = menus.filter(({ id }) => templateIds.some((templateId) => id === `${templateId}Form`));
  expect(own).toHaveLength(templateIds.length);
  expect(own.filter(({ enabledMark }) => enabledMark !== 0)).toEqual([]);
});

it('the people are those the ways of the flows were tried with', async () => {
  const sorted = ({ users, organisations, administrators }: Awaited<ReturnType<typeof directoryOf>>) => ({
    organisations: [...organisations.values()].toSorted((one, other) => one.id.localeCompare(other.id)),
    administrators,
    users: [...users.values()]
      .map(({ isCustomer: _, successors = null, ...user }) => ({
        ...{ ...user, successors },
        organisationIds: user.organisationIds.toSorted(),
        positionIds: user.positionIds.toSorted(),
        roleIds: user.roleIds.toSorted(),
        groupIds: user.groupIds.toSorted(),
      }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  });
  const stored = sorted(await directoryOf(app.database.db));
  const expected = sorted(demoDirectory());
  expect(stored.administrators).toEqual(expected.administrators);
  expect(stored.organisations).toEqual(expected.organisations);
  // A role of one organisation holds only for who works there now.
  const withoutRoles = ({ users }: typeof stored) => users.map(({ roleIds: _, ...user }) => user);
  expect(withoutRoles(stored)).toEqual(withoutRoles(expected));
});

it('what is too late when the system starts goes to the next manager by itself', async () => {
  const running = await startTestApp({ from: 'demo', withJobs: true });
  const handlers = () =>
    running.database.db
      .selectFrom('flow_task')
      .innerJoin('flow', 'flow.id', 'flow_task.flowId')
      .select('handlerId')
      .where('flow.fullName', 'like', '%JOB20260300077%')
      .execute();
  await expect.poll(handlers).toEqual([{ handlerId: 'user-gm01' }]);
  await running.close();
});

it('a company that was changed since it was loaded gets what still fits, and starts', async () => {
  const copy = await copyDatabase('demo');
  const database = connect(copy.connection, 2, undefined, () => undefined);
  for (const table of ['flow_template', 'flow_delegation', 'message'])
    await database.pool.query(`truncate ${table} cascade`);
  await database.pool.query(`delete from form_model where id like '%Form'`);
  await database.pool.query(`delete from seed where name = 'demoFlows'`);
  await database.pool.query(`update user_account set "enabledMark" = 0 where account = 'manager01'`);
  await database.pool.query(`update bill_rule set "enabledMark" = 0 where "enCode" = 'LeaveNumber'`);
  await loadDemoCompany(database.db);
  const flows = await database.db.selectFrom('flow').select(['templateId']).execute();
  expect(flows.length).toBeGreaterThan(5);
  expect(flows.filter(({ templateId }) => templateId === 'cargoRelease').length).toBeGreaterThan(0);
  await database.close();
  await copy.drop();
});
