import { defaultPreferences, savePreferences } from '@fairway/contract/account.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBus } from '../bus/bus.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { tellPeople } from './tell-people.ts';

let house: TestApp;
let admin: pg.Client;
let bus: Awaited<ReturnType<typeof openBus>>;
let socket: OpenSocket;
const name = () => house.database.connection.database ?? '';

beforeAll(async () => {
  house = await startTestApp();
  bus = await openBus(house.database.connection, house.app.log);
  admin = new pg.Client({ ...house.database.connection, database: 'postgres' });
  await admin.connect();
  socket = await openSocket(house.url, await house.as('ops01'));
});
afterAll(async () => {
  socket?.wire.terminate();
  await admin?.end();
  await bus?.close();
  await house?.close();
});

/** Takes the database away from everybody but the bus, which goes on: its messages arrive and cannot be read. */
async function takeAway() {
  await admin.query(`alter database ${name()} allow_connections false`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name <> 'fairway-bus'`,
    [name()],
  );
}
const giveBack = () => admin.query(`alter database ${name()} allow_connections true`);

/** How often somebody asked for a connection since and got none. */
function countFailures(): () => number {
  const { pool } = house.database;
  const { connect } = pool;
  let failures = 0;
  pool.connect = ((...given: unknown[]) => {
    const connecting = Reflect.apply(connect, pool, given) as Promise<unknown> | undefined;
    connecting?.catch(() => failures++);
    return connecting;
  }) as typeof connect;
  return () => failures;
}

const refreshes = () => socket.heard.filter(({ method }) => method === 'resume').length;

it('what could not be told is fetched once the database is back, not before', async () => {
  await takeAway();
  const before = refreshes();
  const failures = countFailures();
  await tellPeople({ bus }, { userIds: ['user-ops01'], what: 'unread', id: 'all' });
  await expect.poll(failures).toBeGreaterThan(0);
  expect(refreshes()).toBe(before);
  await giveBack();
  await expect.poll(refreshes).toBe(before + 1);
});

it('a command of which nobody knows whether it was done makes everybody read anew', async () => {
  const { pool } = house.database;
  await pool.query(`
    create function cut_the_line() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger cut_the_line after insert or update on user_preference
      deferrable initially deferred for each row execute function cut_the_line()`);
  const manager = await house.as('manager01');
  const before = refreshes();
  const saving = manager.call(savePreferences, { body: defaultPreferences });
  expect((await saving).code).toBe(503);
  await expect.poll(refreshes).toBeGreaterThan(before);
});
