import { refusals } from '@fairway/contract/errors.ts';
import { getSystemHealth } from '@fairway/contract/health.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordBackup } from '../backup/record-backup.ts';
import { openSocket } from '../testing/open-socket.ts';
import { readMetrics } from '../testing/read-metrics.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

const token = 'a-token-for-prometheus';
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ environment: { FAIRWAY_METRICS_TOKEN: token, FAIRWAY_DATA: '/tmp' } });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const health = async () => {
  const { data, msg } = await admin.call(getSystemHealth);
  return data ?? expect.fail(msg);
};
const scrape = (authorization?: string, url = app.url) =>
  fetch(`${url}/api/metrics`, { headers: authorization === undefined ? {} : { authorization } });
const metrics = async () => {
  const response = await scrape(`Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return readMetrics(await response.text());
};
const one = async (name: string) => [...((await metrics()).get(name)?.samples.values() ?? [])][0];

describe('the health of the system', () => {
  it('is measured', async () => {
    const socket = await openSocket(app.url, admin);
    const { figures } = await health();
    expect(figures.database).toMatchObject({ kind: 'external', isUp: true });
    expect(figures.database.size).toBeGreaterThan(1_000_000);
    expect(figures.database.connections).toBeGreaterThan(0);
    expect(figures.database.mostConnections).toBeGreaterThan(figures.database.connections);
    expect(figures.disk?.size).toBeGreaterThan(figures.disk?.free ?? 0);
    expect(figures.memory.used).toBeGreaterThan(figures.memory.heap / 10);
    expect(figures.live.processes).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => (await health()).figures.live.sockets).toBe(1);
    socket.wire.terminate();
  });

  it('is for administrators', async () => {
    const sales = await app.as('sales01');
    expect((await sales.call(getSystemHealth)).msg).toBe(refusals.FORBIDDEN.zh);
  });

  it('knows how old the last backup is, and says so when it is too old', async () => {
    const { pool, connection } = app.database;
    const backupFinding = async () =>
      (await health()).findings.find(({ what }) => what === 'noBackup' || what === 'oldBackup');
    expect((await health()).figures.backup.lastAt).toBe(null);
    await pool.query(`update migration set "at" = "at" - interval '8 days'`);
    expect(await backupFinding()).toMatchObject({ what: 'noBackup', level: 'bad' });
    expect(await recordBackup(connection, { bytes: 1234, rows: 9 })).toBe(true);
    expect((await health()).figures.backup).toMatchObject({ bytes: 1234 });
    expect(await backupFinding()).toBe(undefined);
    expect(await one('fairway_backup_age_seconds')).toBeLessThan(60);
    await pool.query(`update backup_record set "at" = "at" - interval '3 days'`);
    expect(await backupFinding()).toMatchObject({ what: 'oldBackup', level: 'watch' });
    expect(await one('fairway_health_state')).toBe(1);
    await pool.query('delete from backup_record');
    expect((await metrics()).has('fairway_backup_age_seconds')).toBe(false);
  });

  it('has a finding for jobs that were given up', async () => {
    await app.database.pool.query(
      `select graphile_worker.add_job('sendSms', '{}', max_attempts := 3);
       update graphile_worker._private_jobs set attempts = 3, last_error = 'x'`,
    );
    const { state, findings, figures } = await health();
    expect(figures.jobs.givenUp).toBe(1);
    expect(findings.map(({ what }) => what)).toContain('jobsGivenUp');
    expect(state).not.toBe('good');
    expect(
      (await metrics()).get('fairway_jobs')?.samples.get('fairway_jobs{kind="sendSms",state="givenUp"}'),
    ).toBe(1);
  });
});

describe('metrics', () => {
  it('are for who has the token', async () => {
    for (const wrong of [undefined, '', token, `Basic ${token}`, `Bearer ${token}x`, `bearer ${token}`]) {
      const response = await scrape(wrong);
      expect([wrong, response.status]).toEqual([wrong, 401]);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.text()).not.toContain('fairway_');
    }
    expect((await scrape(admin.token)).status).toBe(401);
  });

  it('are nowhere without a token of their own', async () => {
    const other = await startTestApp();
    expect((await scrape(`Bearer ${token}`, other.url)).status).toBe(404);
    expect((await scrape('Bearer undefined', other.url)).status).toBe(404);
    await other.close();
  });

  it('count requests by pattern and outcome, never by id', async () => {
    const asked =
      'fairway_http_requests_total{method="GET",route="/api/permission/Users/:id/Managed",outcome=';
    for (const id of ['one', 'two', 'three'])
      await fetch(`${app.url}/api/permission/Users/${id}/Managed`, {
        headers: { authorization: admin.token },
      });
    await fetch(`${app.url}/api/no-such-path-${Math.random()}`);
    await expect
      .poll(async () =>
        (await metrics()).get('fairway_http_requests_total')?.samples.get(`${asked}"refused"}`),
      )
      .toBe(3);
    const families = await metrics();
    const keys = [...families.values()].flatMap(({ samples }) => [...samples.keys()]);
    expect(keys.filter((key) => /no-such-path|\/three\//.test(key))).toEqual([]);
    const durations = families.get('fairway_http_request_duration_seconds');
    expect(durations?.type).toBe('histogram');
    const count =
      'fairway_http_request_duration_seconds_count{method="GET",route="/api/permission/Users/:id/Managed"}';
    expect(durations?.samples.get(count)).toBe(3);
  });

  it('have the same figures as the screen', async () => {
    const families = await metrics();
    const { figures } = await health();
    const value = (name: string) => [...(families.get(name)?.samples.values() ?? [])][0];
    expect(value('fairway_database_up')).toBe(1);
    expect(value('fairway_database_connections_most')).toBe(figures.database.mostConnections);
    expect(value('fairway_disk_size_bytes')).toBe(figures.disk?.size);
    expect([...(families.get('fairway_info')?.samples.keys() ?? [])]).toEqual([
      `fairway_info{version="${figures.version}"}`,
    ]);
    for (const name of ['fairway_event_loop_lag_seconds', 'fairway_uptime_seconds', 'fairway_memory_bytes'])
      expect(value(name)).toBeGreaterThanOrEqual(0);
    for (const { help } of families.values()) expect(help).not.toBe('');
  });

  it('are there while the database is away, and say so', async () => {
    const { connection } = app.database;
    const name = connection.database ?? '';
    const client = new pg.Client({ ...connection, database: 'postgres' });
    await client.connect();
    try {
      await client.query(`alter database ${name} allow_connections false`);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      const families = await metrics();
      expect([...(families.get('fairway_database_up')?.samples.values() ?? [])]).toEqual([0]);
      expect(families.has('fairway_database_size_bytes')).toBe(false);
      expect([...(families.get('fairway_health_state')?.samples.values() ?? [])]).toEqual([2]);
    } finally {
      await client.query(`alter database ${name} allow_connections true`);
      await client.end();
    }
    await expect.poll(() => one('fairway_database_up'), { timeout: 20_000 }).toBe(1);
  });
});
