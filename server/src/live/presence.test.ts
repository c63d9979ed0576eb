import { expect, it } from 'vitest';
import { openSocket } from '../testing/open-socket.ts';
import { startTestApp } from '../testing/test-app.ts';

it('who comes while the process goes is not left behind', async () => {
  const house = await startTestApp({ from: 'demo' });
  const { pool } = house.database;
  await pool.query(`
    create function be_slow() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(0.5);
      return new;
    end $$;
    create trigger be_slow before insert on socket_presence for each row execute function be_slow()`);
  const writing = async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`);
    return rows.length;
  };
  const rowsOf = async (table: string) => (await pool.query(`select from ${table}`)).rows.length;
  const { wire } = await openSocket(house.url, await house.as('sales01'));
  await expect.poll(writing, { interval: 5 }).toBe(1);
  await house.app.close();
  await expect.poll(writing).toBe(0);
  await expect.poll(() => rowsOf('socket_process')).toBe(0);
  expect(await rowsOf('socket_presence')).toBe(0);
  wire.terminate();
  await house.close();
});
