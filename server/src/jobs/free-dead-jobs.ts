import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from '../database/open.ts';
import { unlockJobsOf } from './enqueue.ts';
import { findWorkersAtWork, isWorkerGone, lockOfWorker } from './store.ts';

/** A worker that took a job this moment may not have shown yet that it lives. */
const leastAgeSeconds = 5;

/**
 * Frees the jobs of workers that went without a word, as with `kill -9`: the worker itself would leave them alone for four
 * hours. Who lives holds a lock in the database for as long as their connection stands.
 */
export async function freeDeadJobs(db: Db): Promise<number> {
  return db.transaction().execute(async (own) => {
    const gone: string[] = [];
    for (const id of await findWorkersAtWork(own, leastAgeSeconds))
      if (await isWorkerGone(own, id)) gone.push(id);
    if (gone.length > 0) await unlockJobsOf(own, gone);
    return gone.length;
  });
}

interface Alive {
  /** From now on this worker counts as alive. */
  add: (workerId: string) => void;
  stop: () => Promise<void>;
}

/** Shows on a connection of its own that workers of this process live. */
export function showWorkersAlive(connection: pg.ClientConfig): Alive {
  const ids = new Set<string>();
  let client: pg.Client | undefined;
  let isStopped = false;
  let working = Promise.resolve();

  async function hold(): Promise<void> {
    while (!isStopped) {
      try {
        if (!client) {
          const next = new pg.Client({ ...connection, application_name: 'fairway-jobs', keepAlive: true });
          next.on('error', () => undefined);
          next.on('end', () => {
            if (client !== next) return;
            client = undefined;
            again();
          });
          await next.connect();
          client = next;
        }
        for (const id of ids) await client.query(lockOfWorker, [id]);
        return;
      } catch {
        const broken = client;
        client = undefined;
        await broken?.end().catch(() => undefined);
        await sleep(500);
      }
    }
  }
  const again = (): void => {
    working = working.then(hold);
  };
  return {
    add(workerId) {
      ids.add(workerId);
      again();
    },
    async stop() {
      isStopped = true;
      await working;
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
