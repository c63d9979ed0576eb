import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { isDatabaseGone } from '../database/database-gone.ts';
import type { Database } from '../database/open.ts';
import { countRuns } from './count-runs.ts';
import { unlockJobsOf } from './enqueue.ts';
import { freeDeadJobs, showWorkersAlive } from './free-dead-jobs.ts';
import type { Job } from './job.ts';
import { workerLogger } from './worker-logger.ts';

/** So soon goes on what a killed process had in hand. */
const freeEvery = 5_000;

interface Parts {
  // biome-ignore lint/suspicious/noExplicitAny: each job checks its own payload before its work sees it.
  jobs: readonly Job<any>[];
  database: Database;
  bus: Bus;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Takes jobs from the database and does them; as many processes may look as like, each job is done by one. */
export function startJobs({ jobs, database, bus, now, log }: Parts): { stop: () => Promise<void> } {
  const taskList: TaskList = {};
  const runs = countRuns(database.db, log);
  for (const { name, payload, work } of jobs) {
    const run = async (written: unknown) => {
      const effects: (() => unknown)[] = [];
      const told = z.parse(payload, written ?? {});
      // A job is a command of the system's own: its work and everything it enqueues is one transaction.
      await database.db
        .transaction()
        .execute((db) =>
          work({ db, now: now(), log, afterCommit: (effect) => void effects.push(effect) }, told),
        );
      for (const effect of effects) {
        await Promise.try(effect).catch((error: unknown) => {
          log.error({ err: error }, 'an effect of a job failed');
          bus.reportGap();
        });
      }
    };
    taskList[name] = async (written) => {
      const began = performance.now();
      let isDone = false;
      try {
        await run(written);
        isDone = true;
      } finally {
        runs.note(name, { took: performance.now() - began, isDone, at: now() });
      }
    };
  }
  const cron = jobs.flatMap(({ name, every }) =>
    every
      ? [{ task: name, match: every, identifier: name, options: { backfillPeriod: 0, maxAttempts: 3 } }]
      : [],
  );
  const logger = workerLogger(log);

  let stopped = false;
  let current: Awaited<ReturnType<typeof run>> | undefined;

  // Jobs that were in hand when the connection broke stay locked by a worker that is gone.
  const poolIds: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  const alive = showWorkersAlive(database.connection);
  events.on('pool:create', ({ workerPool }) => {
    poolIds.push(workerPool.id);
    alive.add(workerPool.id);
  });
  // Those of processes that were killed, by whoever of the others looks first.
  const freeing = setInterval(() => {
    freeDeadJobs(database.db).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs in hand were not looked at'),
    );
  }, freeEvery);
  freeing.unref();

  // The worker does not wait for what it writes about a failed job: without its database that would end the process.
  const survive = (reason: unknown) => {
    const isSurvivable =
      reason instanceof Error && (isDatabaseGone(reason) || reason.stack?.includes('graphile-worker'));
    if (!isSurvivable) throw reason;
    log.warn({ err: reason }, 'the job worker could not write down how a job ended');
    void current?.stop().catch(() => undefined);
  };
  process.on('unhandledRejection', survive);

  // The worker gives up when its database is away for long; the company's reminders must not, so it is started again.
  async function keepWorking(): Promise<void> {
    for (let wait = 200; !stopped; wait = Math.min(wait * 2, 10_000)) {
      try {
        if (poolIds.length > 0) {
          await unlockJobsOf(database.db, poolIds);
          poolIds.length = 0;
        }
        current = await run({
          pgPool: database.pool,
          taskList,
          parsedCronItems: parseCronItems(cron),
          concurrency: 2,
          pollInterval: 5_000,
          noHandleSignals: true,
          logger,
          events,
        });
        if (stopped) return await current.stop();
        wait = 200;
        await current.promise;
      } catch (error) {
        if (!stopped) log.warn({ err: error }, 'the job worker lost its database and starts again');
      }
      if (!stopped) await sleep(wait);
    }
  }
  const working = keepWorking();

  return {
    async stop() {
      stopped = true;
      clearInterval(freeing);
      await current?.stop().catch(() => undefined);
      await working;
      await runs.stop();
      await alive.stop();
      process.off('unhandledRejection', survive);
    },
  };
}
