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
    select now() - i * interval '1 second', null, 'who' || i % 50, '', 'signIn', 'target ' || i % 900, '', ''
    from generate_series(1, 30000) i;
    analyze audit_log`);
});
afterAll(() => app?.close());

const cases = [undefined, ...auditColumns].flatMap((sidx) =>
  (['asc', 'desc'] as const).map((sort) => ({ sidx, sort })),
);

it.each(cases)('sorted by $sidx, $sort, it is read along an index', async (order) => {
  asked = [];
  await findAudit(db, { ...order, currentPage: 2, pageSize: 100 });
  const rows = asked.find(({ sql }) => sql.includes('order by'));
  const { rows: lines } = await app.database.pool.query(`explain ${rows?.sql}`, [
    ...(rows?.parameters ?? []),
  ]);
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan.*audit_log/);
  expect(plan).not.toMatch(/Sort|Seq Scan on audit_log/);
});
