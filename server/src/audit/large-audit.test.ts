import { auditColumns } from '@fairway/contract/system.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findAudit } from './store.ts';

let app: TestApp;
let db: Kysely<Tables>;
let asked: CompiledQuery[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { pool } = app.database;
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  await pool.query(`
    insert into audit_log ("at", "userId", account, "realName", name, target, address, "requestId")
    select now() - i * interval '1 second', 'user-' || i % 300, 'who' || i % 50, '', 'act' || i % 120,
      'target ' || i % 900, '', ''
    from generate_series(1, 30000) i;
    analyze audit_log`);
});
afterAll(() => app?.close());

const cases = [undefined, ...auditColumns].flatMap((sidx) =>
  (['asc', 'desc'] as const).map((sort) => ({ sidx, sort })),
);

/** How the database reads a page. */
async function planOf(wanted: Partial<Parameters<typeof findAudit>[1]>): Promise<string> {
  asked = [];
  await findAudit(db, { sort: 'desc', currentPage: 1, pageSize: 100, ...wanted });
  const rows = asked.find(({ sql }) => sql.includes('order by'));
  const { rows: lines } = await app.database.pool.query(`explain ${rows?.sql}`, [
    ...(rows?.parameters ?? []),
  ]);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

it.each(cases)('sorted by $sidx, $sort, it is read along an index', async (order) => {
  const plan = await planOf({ ...order, currentPage: 2 });
  expect(plan).toMatch(/Index Scan.*audit_log/);
  expect(plan).not.toMatch(/Sort|Seq Scan on audit_log/);
});

it('one act is read along an index, the newest first', async () => {
  const plan = await planOf({ names: ['act7'] });
  expect(plan).toMatch(/Index Scan using audit_log_act/);
  expect(plan).not.toMatch(/Sort|Seq Scan on audit_log/);
});

it('of one act within a time only those lines are read', async () => {
  const within = { startTime: Date.now() - 20_000_000, endTime: Date.now() };
  const plan = await planOf({ names: ['act7'], ...within });
  expect(plan).toMatch(/Index Scan (using|on) audit_log_act/);
  expect(plan).not.toMatch(/Seq Scan on audit_log/);
});

it.each([
  ['a person', { userId: 'user-7' }],
  ['a time', { startTime: Date.now() - 600_000, endTime: Date.now() }],
  ['several acts', { names: ['act1', 'act2'] }],
  ['an object', { target: 'Target 89' }],
  ['an object and an act', { target: 'target 8', names: ['act7'] }],
  ['a person and an act', { userId: 'user-7', names: ['act7'] }],
])('by %s no line is looked at that an index rules out', async (_, wanted) => {
  const plan = await planOf(wanted);
  expect(plan).toMatch(/Index Scan/);
  expect(plan).not.toMatch(/Seq Scan on audit_log/);
});

it('narrows by what is asked, and takes signs of patterns as they are', async () => {
  const targets = async (target: string) => {
    const { rows } = await findAudit(db, { target, sort: 'desc', currentPage: 1, pageSize: 500 });
    return new Set(rows.map((line) => line.target));
  };
  expect(await targets('TARGET 899')).toEqual(new Set(['target 899']));
  expect(await targets('arget 899')).toEqual(new Set());
  expect(await targets('target _99')).toEqual(new Set());
  expect(await targets('%')).toEqual(new Set());
});
