import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { freeDeadJobs, showWorkersAlive } from './free-dead-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A job that a worker took so many seconds ago. */
async function inHand(workerId: string, seconds: number): Promise<string> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('nothing', '{}'::json)`,
  );
  const id = rows[0]?.id ?? expect.fail();
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - make_interval(secs => $2), locked_by = $3 where id = $1`,
    [id, seconds, workerId],
  );
  return id;
}
const isFree = async (id: string): Promise<boolean> =>
  (await app.database.pool.query('select locked_by from graphile_worker._private_jobs where id = $1', [id]))
    .rows[0]?.locked_by === null;

it('frees the jobs of who is gone, and none of who lives or has only begun', async () => {
  const alive = showWorkersAlive(app.database.connection);
  alive.add('pool-alive');
  const [gone, lives, begun] = [
    await inHand('pool-gone', 60),
    await inHand('pool-alive', 60),
    await inHand('pool-begins', 0),
  ];
  await expect.poll(() => locked('pool-alive')).toBe(true);
  expect(await freeDeadJobs(app.database.db)).toBe(1);
  expect([await isFree(gone), await isFree(lives), await isFree(begun)]).toEqual([true, false, false]);
  // Whoever loses the connection and lives on shows it again.
  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway-jobs' and datname = current_database()`,
  );
  await expect.poll(() => locked('pool-alive')).toBe(true);
  expect(await freeDeadJobs(app.database.db)).toBe(0);
  await alive.stop();
  await expect.poll(() => locked('pool-alive')).toBe(false);
  expect(await freeDeadJobs(app.database.db)).toBe(1);
  expect(await isFree(lives)).toBe(true);
});

/** As another process sees it. */
async function locked(workerId: string): Promise<boolean> {
  const client = new pg.Client(app.database.connection);
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(727004, hashtext($1)) as free',
    [workerId],
  );
  await client.end();
  return rows[0]?.free === false;
}
