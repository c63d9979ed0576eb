import { listLaunched } from '@fairway/contract/workflow-lists.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../database/migrate.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const summaries = () => query<{ id: string; summary: object[] }>('select id, summary from flow order by id');
const left = () => query('select from flow_to_describe');

it('requests of a company that was there before show their facts in lists, and only those are computed', async () => {
  const sales = await app.as('sales01');
  const launched = async () =>
    (await sales.call(listLaunched, { query: { pageSize: 100 } })).data?.list.map(({ id, summary }) => ({
      id,
      summary,
    }));
  const [described, listed] = [await summaries(), await launched()];
  expect(listed?.filter(({ summary }) => summary.length > 0).length).toBeGreaterThan(0);

  // As they were stored: with nothing, or with names and texts alone. One changed its form since.
  const kept = described.find(({ summary }) => summary.length > 0);
  await query(
    `update flow set summary = case when id < (select id from flow order by id limit 1 offset 20) then '[]'::jsonb
       else (select coalesce(jsonb_agg(jsonb_build_object('label', fact ->> 'label', 'text', 'x')), '[]') from jsonb_array_elements(summary) fact) end
     where id <> $1`,
    [kept?.id],
  );
  const migration = (await readMigrations()).find(({ name }) => name.includes('flows_to_describe'));
  await query(`drop table flow_to_describe; ${migration?.sql}`);
  expect(await query('select from flow_to_describe where "flowId" = $1', [kept?.id])).toEqual([]);
  expect((await left()).length).toBeGreaterThan(50);

  await query(`select graphile_worker.add_job('describeOldFlows', '{}')`);
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  expect(await summaries()).toEqual(described);
  expect(await launched()).toEqual(listed);
});

it('a request that cannot be read does not keep the others from it', async () => {
  const [one, other] = await query<{ id: string; state: string; summary: object[] }>(
    `select id, state, summary from flow where summary <> '[]' limit 2`,
  );
  await query(`update flow set summary = '[]' where id in ($1, $2)`, [one?.id, other?.id]);
  await query(`update flow set state = '{}' where id = $1`, [one?.id]);
  await query('insert into flow_to_describe values ($1), ($2)', [one?.id, other?.id]);
  await query(`select graphile_worker.add_job('describeOldFlows', '{}')`);
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  const [now] = await query<{ summary: object[] }>('select summary from flow where id = $1', [other?.id]);
  expect(now?.summary).toEqual(other?.summary);
});
