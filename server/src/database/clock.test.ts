import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { copyDatabase } from '../testing/test-app.ts';
import { type Clock, followDatabaseClock } from './clock.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let pool: pg.Pool;
const opened: Clock[] = [];
beforeAll(async () => {
  copy = await copyDatabase('empty');
  pool = new pg.Pool(copy.connection);
});
afterEach(() => {
  vi.useRealTimers();
  for (const { stop } of opened.splice(0)) stop();
});
afterAll(async () => {
  await pool.end();
  await copy.drop();
});

async function open(): Promise<Clock> {
  const clock = await followDatabaseClock(pool);
  opened.push(clock);
  return clock;
}

async function difference({ now }: Clock): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  return Math.abs(now().getTime() - (rows[0]?.at.getTime() ?? 0));
}

it('follows the database on a machine whose own clock is wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7 * 3_600_000 });
  expect(await difference(await open())).toBeLessThan(10_000);
});

it('does not jump when somebody sets the clock of the machine', async () => {
  const clock = await open();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 86_400_000 });
  expect(await difference(clock)).toBeLessThan(10_000);
});
