import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';
import { noFilters } from './list-filters.ts';
import {
  countCopyRows,
  countLaunched,
  countRecordRows,
  countTaskRows,
  countUnreadCopies,
  listCopyRows,
  listLaunchedIds,
  listMonitoredIds,
  listRecordRows,
  listTaskRows,
} from './store.ts';

/** The plans were the same with 200,000; this many are put down in a few seconds. */
const howMany = 30_000;
const me = userIdOf('manager01');

let app: TestApp;
let db: Kysely<Tables>;
let asked: CompiledQuery[] = [];
let templateId: string;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const { call } = await app.as('admin');
  const published = await publishFlow(call, [step('a', [me])]);
  ({ templateId } = published);
  const { pool } = app.database;
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  const people = '(select array_agg(id order by id) from user_account)';
  const somebody = `(${people})[1 + i % array_length(${people}, 1)]`;
  const ofFlow = `'${published.versionId}', '${templateId}', 'hr', 1 + i % 3`;
  const ago = `now() - i * interval '1 minute'`;
  const all = `generate_series(1, ${howMany}) i`;
  await pool.query(`
    insert into flow (id, "versionId", "templateId", category, "flowUrgent", "fullName", status, "creatorUserId", "creatorTime",
      state, grams)
    select 'x' || i, ${ofFlow}, '申请' || i, i % 7, ${somebody}, ${ago}, '{}',
      array['申', '请', '申请', '请' || i % 10, (i % 1000)::text] from ${all};
    insert into flow_task (id, "flowId", "handlerId", "receivedAt", "nodeCode", "nodeName", "visitId", "isBatch", "isStart",
      "versionId", "templateId", category, "flowUrgent", "creatorUserId")
    select 'x' || i || '.o1', 'x' || i, ${somebody}, ${ago}, 'a', 'a', 'v1', i % 2 = 0, false, ${ofFlow}, ${somebody}
    from ${all};
    insert into flow_record (id, "flowId", "handleId", "handleStatus", "handleTime", "nodeCode", "nodeName", "isDone",
      "versionId", "templateId", category, "flowUrgent", "creatorUserId")
    select 'x' || i || '.r1', 'x' || i, ${somebody}, 1, ${ago}, 'a', 'a', i % 3 > 0, ${ofFlow}, ${somebody} from ${all};
    insert into flow_copy (id, "flowId", "userId", "copiedAt", "readAt", "versionId", "templateId", category, "flowUrgent",
      "creatorUserId")
    select 'x' || i || '.c', 'x' || i, ${somebody}, ${ago}, case when i % 9 = 0 then null else now() end, ${ofFlow},
      ${somebody} from ${all};
    analyze flow; analyze flow_task; analyze flow_record; analyze flow_copy;`);
});
afterAll(async () => {
  await app?.close();
});

/** The plans of everything a call asks, as text. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await call();
  const plans: string[] = [];
  for (const { sql, parameters } of [...asked]) {
    const { rows } = await app.database.pool.query(`explain ${sql}`, [...parameters]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

const page = { ...noFilters, pageSize: 20 };
const mine = { ...page, caller: me, sources: [{ handlerId: me }] };
const entrusted = [{ isStart: false, templateIds: [] }];

it.each<[string, () => Promise<unknown>]>([
  ['to do', () => listTaskRows(db, mine)],
  ['to do, the second page', () => listTaskRows(db, { ...mine, currentPage: 2 })],
  ['to do, the oldest first', () => listTaskRows(db, { ...mine, sort: 'asc' })],
  ['done', () => listRecordRows(db, me, page)],
  ['copies', () => listCopyRows(db, me, page)],
  ['launched', () => listLaunchedIds(db, { creatorUserId: me }, page)],
  ['monitored', () => listMonitoredIds(db, { ...page, grams: [] })],
  ['monitored, of a status', () => listMonitoredIds(db, { ...page, grams: [], status: 3 })],
  ['monitored, of a flow', () => listMonitoredIds(db, { ...page, grams: [], templateId })],
])('%s is read along an index: nothing is sorted, no table read whole', async (name, call) => {
  // A page and its count are asked together, and answered in any order.
  const plans = await plansOf(call);
  const isCount = (plan: string) => plan.startsWith('Aggregate');
  const [rows = '', counted = ''] = [plans.find((plan) => !isCount(plan)), plans.find(isCount)];
  expect(plans).toEqual(expect.arrayContaining([rows, counted]));
  expect(rows).not.toMatch(/Seq Scan|\bSort\b/);
  // Where nearly every row counts, they are counted as they lie, up to the bound.
  if (!name.startsWith('monitored')) expect(counted).not.toMatch(/Seq Scan/);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'entrusted tasks',
    () =>
      listTaskRows(db, {
        ...mine,
        sources: [
          { handlerId: me },
          { handlerId: '#flow-admin' },
          { handlerId: userIdOf('gm01'), entrusted },
        ],
      }),
  ],
  ['tasks by name', () => listTaskRows(db, { ...mine, keyword: '申请77' })],
  ['done by name', () => listRecordRows(db, me, { ...page, keyword: '申请77' })],
  ['monitored by name', () => listMonitoredIds(db, { ...page, keyword: '请7', grams: ['请7'] })],
  ['counted tasks', () => countTaskRows(db, mine)],
  ['counted records', () => countRecordRows(db, me, page)],
  ['counted copies', () => countCopyRows(db, me, page)],
  ['unread copies', () => countUnreadCopies(db, me)],
  ['launched and under way', () => countLaunched(db, me, 1)],
])('%s: no table is read whole', async (_name, call) => {
  for (const plan of await plansOf(call)) expect(plan).not.toMatch(/Seq Scan/);
});
