import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Bus, openBus } from '../bus/bus.ts';
import { connect, type Database } from '../database/open.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { enqueue, withdrawJob } from './enqueue.ts';
import { job } from './job.ts';
import { startJobs } from './start-jobs.ts';

const log = pino({ level: 'silent' });
let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: Database;
let bus: Bus;
let workers: { stop: () => Promise<void> }[];

beforeEach(async () => {
  copy = await copyDatabase('empty');
  database = connect(copy.connection, 10, undefined, () => undefined);
  bus = await openBus(copy.connection, log);
  await database.pool.query('create table done (name text)');
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await bus.close();
  await database.close();
  await copy.drop();
});

/** Leaves a row per run, in the job's own transaction. */
const note = job({
  name: 'note',
  payload: z.object({ name: z.string() }),
  async work({ db }, { name }) {
    await db
      .insertInto('done' as never)
      .values({ name } as never)
      .execute();
    if (name === 'slow') await sleep(400);
    if (name === 'fails') throw new Error('on purpose');
  },
});

const work = () => workers.push(startJobs({ jobs: [note], database, bus, now: () => new Date(), log }));
const done = async () =>
  (await database.pool.query('select name from done order by name')).rows.map(({ name }) => name);
async function until(check: () => Promise<boolean>) {
  for (let tries = 0; tries < 300; tries++) {
    if (await check()) return;
    await sleep(50);
  }
  throw new Error('it did not happen');
}

describe('jobs', () => {
  it('run after the commit, and never when the transaction was rolled back', async () => {
    work();
    await database.db.transaction().execute((db) => enqueue(db, note, { name: 'kept' }));
    await database.db
      .transaction()
      .execute(async (db) => {
        await enqueue(db, note, { name: 'rolled back' });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await until(async () => (await done()).length > 0);
    await sleep(200);
    expect(await done()).toEqual(['kept']);
  });

  it('run once, though several processes look', async () => {
    work();
    work();
    work();
    const names = Array.from({ length: 200 }, (_, n) => `job ${String(n).padStart(3, '0')}`);
    await Promise.all(names.map((name) => enqueue(database.db, note, { name })));
    await until(async () => (await done()).length >= 200);
    await sleep(200);
    expect(await done()).toEqual(names);
  });

  it('wait for their time and survive a restart', async () => {
    await enqueue(database.db, note, { name: 'later' }, { runAt: new Date(Date.now() + 4_000) });
    work();
    await sleep(400);
    expect(await done()).toEqual([]);
    await workers.pop()?.stop();
    work();
    await until(async () => (await done()).length === 1);
  });

  it('can be replaced and taken back by their key', async () => {
    const soon = { runAt: new Date(Date.now() + 600) };
    await enqueue(database.db, note, { name: 'first' }, { ...soon, key: 'k' });
    await enqueue(database.db, note, { name: 'second' }, { ...soon, key: 'k' });
    await enqueue(database.db, note, { name: 'gone' }, { ...soon, key: 'g' });
    await withdrawJob(database.db, 'g');
    work();
    await until(async () => (await done()).length > 0);
    await sleep(300);
    expect(await done()).toEqual(['second']);
  });

  it('that were in hand when the database broke every connection are done afterwards, and nothing dies of it', async () => {
    work();
    await enqueue(database.db, note, { name: 'slow' });
    await sleep(150);
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    const { database: name } = copy.connection;
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await sleep(800);
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    await until(async () => (await done().catch(() => [])).length === 1);
  });

  it('leave nothing behind when they fail, and are tried again', async () => {
    work();
    await enqueue(database.db, note, { name: 'fails' });
    const attempts = async () =>
      (await database.pool.query('select attempts, last_error from graphile_worker._private_jobs')).rows[0];
    await until(async () => (await attempts())?.last_error !== null);
    expect(await done()).toEqual([]);
    expect((await attempts()).last_error).toContain('on purpose');
  });

  it('leave behind how long they take and when one was done or failed last', async () => {
    work();
    await enqueue(database.db, note, { name: 'kept' });
    await enqueue(database.db, note, { name: 'slow' });
    await enqueue(database.db, note, { name: 'fails' }, { maxAttempts: 1 });
    const known = async () => (await database.pool.query('select * from job_figure')).rows[0];
    await until(async () => {
      const figure = await known();
      return figure?.done === 2 && figure.failed === 1;
    });
    const figure = await known();
    expect(figure).toMatchObject({
      name: 'note',
      lastDoneAt: expect.any(Date),
      lastFailedAt: expect.any(Date),
    });
    expect(figure.tookLongest).toBeGreaterThanOrEqual(390);
    expect(figure.tookAll).toBeGreaterThan(figure.tookLongest);
  });
});
