import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../database/open.ts';
import type { Job } from './job.ts';

interface When {
  /** Not before; at once when left out. */
  runAt?: Date;
  /** A second job with the same key replaces the first, as long as it has not begun. */
  key?: string;
  /** Of a second job with the same key: it keeps the time of the first, so that many of them still run in time. */
  keepsTime?: boolean;
  maxAttempts?: number;
}

/** Puts a job down in the caller's transaction: a rollback takes it back, a commit makes it certain. */
export async function enqueue<S extends z.core.$ZodType>(
  db: Db,
  { name }: Pick<Job<S>, 'name' | 'payload'>,
  payload: z.input<S>,
  { runAt, key, keepsTime = false, maxAttempts = 25 }: When = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key ?? null}::text,
    job_key_mode := ${keepsTime ? 'preserve_run_at' : 'replace'}::text, max_attempts := ${maxAttempts}::int)`.execute(
    db,
  );
}

/** Takes a job back that has not begun. */
export async function withdrawJob(db: Db, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key}::text)`.execute(db);
}

/** Frees jobs that workers had in hand when they went. */
export async function unlockJobsOf(db: Db, workerIds: readonly string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`.execute(db);
}
