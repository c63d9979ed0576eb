import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, step } from '../testing/publish-flow.ts';
import {
  countByDay,
  type Narrowing,
  readDecisionFigures,
  readPeople,
  readRequestFigures,
  readSteps,
} from './store.ts';

/** The plans were the same with 200,000; this many are put down in a few seconds. */
const howMany = 40_000;
const me = userIdOf('manager01');
const day = 24 * 60 * 60_000;
/** One every ten minutes, so this many in thirty days. */
const inMonth = 30 * 24 * 6;
const span = { from: Date.now() - 150 * day, until: Date.now() - 120 * day };

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
  const ofFlow = `'${published.versionId}', '${templateId}', 'hr', 1`;
  const people = '(select array_agg(id order by id) as p from user_account) people';
  const ago = `now() - i * interval '10 minutes'`;
  const all = `generate_series(1, ${howMany}) i`;
  await pool.query(`
    insert into flow (id, "versionId", "templateId", category, "flowUrgent", "fullName", status, "creatorUserId", "creatorTime",
      "startTime", "endTime", state)
    select 'x' || i, ${ofFlow}, '申请' || i, case when i % 50 = 0 then 1 else 2 + i % 4 end, '${me}', ${ago}, ${ago},
      case when i % 50 > 0 then ${ago} + i % 90 * interval '1 hour' end, '{}' from ${all};
    insert into flow_record (id, "flowId", "handleId", "handleStatus", "handleTime", "nodeCode", "nodeName", "isDone",
      "versionId", "templateId", category, "flowUrgent", "creatorUserId", "receivedAt")
    select 'x' || i || '.r1', 'x' || i, p[1 + i % array_length(p, 1)], i % 9 % 2, ${ago}, 'n' || i % 40, 'n' || i % 40, true,
      ${ofFlow}, '${me}', ${ago} - i % 90 * interval '1 hour' from ${all}, ${people};
    analyze flow; analyze flow_record;`);
});
afterAll(async () => {
  await app?.close();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** What was read of the two large tables, and how. */
function scansIn(plan: Plan): { how: string; rows: number }[] {
  const below = (plan.Plans ?? []).flatMap(scansIn);
  const table = plan['Relation Name'];
  if (table !== 'flow' && table !== 'flow_record') return below;
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return [{ how: plan['Node Type'], rows }, ...below];
}

/** The plans of what a reading asks. */
async function plansOf(read: () => Promise<unknown>): Promise<Plan[]> {
  asked = [];
  await read();
  expect(asked.length).toBeGreaterThan(0);
  const plans: Plan[] = [];
  for (const { sql, parameters } of [...asked]) {
    const { rows } = await app.database.pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    plans.push(rows[0]['QUERY PLAN'][0].Plan as Plan);
  }
  return plans;
}

const mine: Narrowing = { handlerIds: [me], creatorUserId: me };

it.each<[string, (db: Db, of: Narrowing) => Promise<unknown>]>([
  ['requests', (reading, of) => readRequestFigures(reading, of, span)],
  ['decisions', (reading, of) => readDecisionFigures(reading, of, span)],
  ['steps', (reading, of) => readSteps(reading, of, span)],
  ['people', (reading, of) => readPeople(reading, of, span)],
  ['days', (reading, of) => countByDay(reading, { ...of, withRequests: true }, span, 'Asia/Shanghai')],
])('%s of a month are read out of that month alone', async (_name, read) => {
  for (const of of [{}, { templateId }, { flowCategory: 'hr' }, mine]) {
    for (const plan of await plansOf(() => read(db, of))) {
      const scans = scansIn(plan);
      expect(scans.length).toBeGreaterThan(0);
      for (const scan of scans) {
        expect(scan.how).not.toBe('Seq Scan');
        expect(scan.rows).toBeLessThanOrEqual(inMonth * 1.2);
      }
    }
  }
});

it.each([
  ['flow_startTime_idx', () => readRequestFigures(db, {}, span)],
  ['flow_endTime_idx', () => readRequestFigures(db, {}, span)],
  // One by people and time would do as well where there are few people.
  ['flow_record_handleTime_idx', () => readDecisionFigures(db, {}, span)],
])('%s is what they are found by', async (index, read) => {
  expect(JSON.stringify(await plansOf(read))).toContain(index);
});
