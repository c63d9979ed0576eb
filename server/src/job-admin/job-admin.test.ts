import { refusals } from '@fairway/contract/errors.ts';
import {
  dropJobs,
  listFailedJobs,
  listJobKinds,
  runJobKindsAgain,
  runJobsAgain,
} from '@fairway/contract/jobs.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extensionsOf } from '../extensions.ts';
import type { JobParts } from '../feature.ts';
import { features } from '../features.ts';
import { httpJobs } from '../http/jobs.ts';
import { jobWords } from '../language/job-words.ts';
import { liveJobs } from '../live/jobs.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('delete from graphile_worker._private_jobs; delete from job_figure');
});

const add = async (name: string, most = 25) => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select (graphile_worker.add_job($1, '{}', max_attempts := $2)).id::text as id`,
    [name, most],
  );
  return rows[0]?.id ?? '';
};
/** A job as the worker leaves it behind when it failed so many seconds ago. */
async function failed(name: string, error: string, { attempts = 3, most = 25, ago = 60 } = {}) {
  const id = await add(name, most);
  await app.database.pool.query(
    `update graphile_worker._private_jobs set last_error = $2, attempts = $3::int,
       run_at = now() - $4::int * interval '1 second' + exp(least($3::int, 10)) * interval '1 second' where id = $1`,
    [id, error, attempts, ago],
  );
  return id;
}
const kindOf = async (name: string, headers = {}) => {
  const { data, msg } = await admin.call(listJobKinds, { headers });
  return data?.list.find((kind) => kind.name === name) ?? expect.fail(msg);
};
const failures = async (body: object = {}) => {
  const { data, msg } = await admin.call(listFailedJobs, { body });
  return data?.list ?? expect.fail(msg);
};
const lastAudit = async (name: string) => {
  const { data } = await admin.call(listAudit, { query: { keyword: name } });
  return data?.list.find((line) => line.name === name)?.target;
};

it('every job has words in both languages, and no words are left over', () => {
  const parts = { config: app.config, extensions: extensionsOf(features) } as JobParts;
  const jobs = features.flatMap(({ jobs: own = [] }) => (typeof own === 'function' ? own(parts) : own));
  const names = [...jobs, ...httpJobs, ...liveJobs].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(jobWords).toSorted()).toEqual(names.toSorted());
  for (const { zh, en } of Object.values(jobWords)) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[\x20-\x7e]+$/);
  }
});

describe('kinds of jobs', () => {
  it('say what waits, runs and failed, in words, those with failures first', async () => {
    await add('sendSms');
    await failed('sendSms', 'fetch failed');
    await failed('sendSms', 'fetch failed', { attempts: 25 });
    await app.database.pool.query(
      `select graphile_worker.add_job('sendSms', '{}', run_at := now() + interval '1 hour')`,
    );
    const running = await add('sendSms');
    await app.database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x', attempts = 1 where id = $1`,
      [running],
    );
    const counts = { waiting: 1, later: 1, running: 1, retrying: 1, givenUp: 1 };
    expect(await kindOf('sendSms')).toMatchObject({
      title: '发送短信',
      ...counts,
      done: 0,
      lastDoneAt: null,
    });
    expect((await kindOf('sendSms', { 'accept-language': 'en' })).title).toBe('Send text messages');
    const { data } = await admin.call(listJobKinds);
    expect(data?.list[0]?.name).toBe('sendSms');
    expect(data?.list.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(jobWords)));
  });

  it('of a version that is gone are shown by their names', async () => {
    await failed('fromTheFuture', 'x');
    expect(await kindOf('fromTheFuture')).toMatchObject({ title: 'fromTheFuture', retrying: 1 });
  });
});

describe('failed jobs', () => {
  it('are listed with the reason and its time, the newest first, and narrowed', async () => {
    const old = await failed('sendSms', 'connect ECONNREFUSED 10.0.0.9\n    at somewhere', { ago: 600 });
    const given = await failed('flowAction', 'duplicate key', { attempts: 25, ago: 30 });
    const list = await failures();
    expect(list.map(({ id }) => id)).toEqual([given, old]);
    expect(list[1]).toMatchObject({
      ...{ title: '发送短信', reason: 'network', error: 'connect ECONNREFUSED 10.0.0.9', state: 'retrying' },
      ...{ attempts: 3, mostAttempts: 25 },
    });
    expect(Math.abs((list[1]?.failedAt ?? 0) - (Date.now() - 600_000))).toBeLessThan(60_000);
    expect(list[1]?.nextAt).toBeGreaterThan(list[1]?.failedAt ?? 0);
    expect(list[0]).toMatchObject({ reason: 'conflict', state: 'givenUp', nextAt: null });
    const ids = async (body: object) => (await failures(body)).map(({ id }) => id);
    expect(await ids({ filters: { name: 'sendSms' } })).toEqual([old]);
    expect(await ids({ filters: { state: 'givenUp' } })).toEqual([given]);
    expect(await ids({ keyword: '短信' })).toEqual([old]);
    expect(await ids({ keyword: 'Duplicate' })).toEqual([given]);
    expect(await ids({ pageSize: 1, currentPage: 2 })).toEqual([old]);
    const unknown = await admin.call(listFailedJobs, { body: { filters: { error: 'x' } as never } });
    expect(unknown.code).toBe(422);
  });

  it('run again at once, once for the same command, and are in the audit log', async () => {
    const id = await failed('sendSms', 'fetch failed', { attempts: 25 });
    const headers = { 'command-id': 'again-once-please' };
    const first = await admin.call(runJobsAgain, { body: { ids: [id] }, headers });
    expect(first).toMatchObject({ code: 200, data: { count: 1 } });
    expect(await admin.call(runJobsAgain, { body: { ids: [id] }, headers })).toEqual(first);
    expect(await kindOf('sendSms')).toMatchObject({ waiting: 1, givenUp: 0, retrying: 0 });
    expect(await failures()).toEqual([]);
    expect(await lastAudit('runJobsAgain')).toBe('发送短信 × 1');
    const late = await admin.call(runJobsAgain, { body: { ids: [id] } });
    expect(late.msg).toBe(refusals.JOBS_GONE.zh);
  });

  it('of a kind run again together', async () => {
    for (const attempts of [1, 25]) await failed('sendSms', 'x', { attempts });
    await failed('flowAction', 'x');
    const again = await admin.call(runJobKindsAgain, { body: { names: ['sendSms'] } });
    expect(again.data).toEqual({ count: 2 });
    expect((await failures()).map(({ name }) => name)).toEqual(['flowAction']);
    expect(await lastAudit('runJobKindsAgain')).toBe('发送短信 × 2');
  });

  it('are dropped for good, but never one that runs or waits', async () => {
    const [id, waiting] = [await failed('sendSms', 'x'), await add('sendSms')];
    expect((await admin.call(dropJobs, { body: { ids: [waiting] } })).msg).toBe(refusals.JOBS_GONE.zh);
    expect((await admin.call(dropJobs, { body: { ids: [id, waiting] } })).data).toEqual({ count: 1 });
    expect(await kindOf('sendSms')).toMatchObject({ waiting: 1, retrying: 0 });
    expect(await lastAudit('dropJobs')).toBe('发送短信 × 1');
  });

  it('are told to who has them open, and are of no concern to others', async () => {
    const socket = await openSocket(app.url, admin);
    socket.say({ method: 'OnConnection' });
    await socket.hear('initMessage');
    const id = await failed('sendSms', 'x');
    const sales = await app.as('sales01');
    for (const call of [
      sales.call(listJobKinds),
      sales.call(listFailedJobs, { body: {} }),
      sales.call(runJobsAgain, { body: { ids: [id] } }),
      sales.call(runJobKindsAgain, { body: { names: ['sendSms'] } }),
      sales.call(dropJobs, { body: { ids: [id] } }),
    ])
      expect((await call).msg).toBe(refusals.FORBIDDEN.zh);
    await admin.call(dropJobs, { body: { ids: [id] } });
    expect(await socket.hear('jobsChanged')).toEqual({ method: 'jobsChanged' });
    socket.wire.terminate();
  });
});
