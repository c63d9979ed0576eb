import type { FailedState } from '@fairway/contract/jobs.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { JobTables } from './tables.ts';

type Figure = JobTables['job_figure'];

/** Adds what became of some jobs to what is known of their kinds. */
export async function addFigures(db: Db, figures: readonly Figure[]): Promise<void> {
  await sql`
    insert into job_figure as known
    select name, done, failed, "tookAll", "tookLast", "tookLongest", "lastDoneAt", "lastFailedAt"
    from json_to_recordset(${JSON.stringify(figures)}::json) as one (name text, done bigint, failed bigint,
      "tookAll" float8, "tookLast" float8, "tookLongest" float8, "lastDoneAt" timestamptz, "lastFailedAt" timestamptz)
    -- In one order: two processes that write at the same moment must not wait for each other.
    order by name
    on conflict (name) do update set
      done = known.done + excluded.done,
      failed = known.failed + excluded.failed,
      "tookAll" = known."tookAll" + excluded."tookAll",
      "tookLast" = coalesce(excluded."tookLast", known."tookLast"),
      "tookLongest" = greatest(excluded."tookLongest", known."tookLongest"),
      "lastDoneAt" = greatest(excluded."lastDoneAt", known."lastDoneAt"),
      "lastFailedAt" = greatest(excluded."lastFailedAt", known."lastFailedAt")`.execute(db);
}

export const listFigures = (db: Db): Promise<Figure[]> => db.selectFrom('job_figure').selectAll().execute();

/** Tried and not under way now; one that is to run again at once counts as waiting. */
const isFailed = sql`locked_at is null and attempts > 0 and last_error is not null`;
const isGivenUp = sql`attempts >= max_attempts`;

export interface JobCount {
  name: string;
  waiting: number;
  later: number;
  running: number;
  retrying: number;
  givenUp: number;
  /** Since when the oldest of those that wait is due. */
  oldestDueAt: Date | null;
}

export async function countJobs(db: Db): Promise<JobCount[]> {
  const isNew = sql`locked_at is null and not (${isFailed})`;
  const { rows } = await sql<JobCount>`
    select task_identifier as name,
      count(*) filter (where ${isNew} and run_at <= now()) as waiting,
      count(*) filter (where ${isNew} and run_at > now()) as later,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where ${isFailed} and not ${isGivenUp}) as retrying,
      count(*) filter (where ${isFailed} and ${isGivenUp}) as "givenUp",
      min(run_at) filter (where ${isNew} and run_at <= now()) as "oldestDueAt"
    from graphile_worker.jobs group by 1`.execute(db);
  return rows;
}

export interface FailedQuestion {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  name?: string | undefined;
  state?: FailedState | undefined;
  /** The kinds whose titles have the keyword. */
  named: readonly string[];
}

export interface FailedRow {
  id: string;
  name: string;
  error: string;
  failedAt: Date;
  createdAt: Date;
  attempts: number;
  mostAttempts: number;
  nextAt: Date;
}

/** The worker keeps no time of a failure, but puts the next try so far behind it. */
const failedAt = sql`run_at - exp(least(attempts, 10)) * interval '1 second'`;

export async function findFailed(
  db: Db,
  { currentPage, pageSize, keyword, name, state, named }: FailedQuestion,
): Promise<{ rows: FailedRow[]; total: number }> {
  const conditions: RawBuilder<unknown>[] = [isFailed];
  if (name !== undefined) conditions.push(sql`task_identifier = ${name}`);
  if (state !== undefined) conditions.push(state === 'givenUp' ? isGivenUp : sql`not ${isGivenUp}`);
  if (keyword)
    conditions.push(
      sql`(strpos(lower(last_error), lower(${keyword}::text)) > 0 or task_identifier = any(${[...named]}::text[]))`,
    );
  const wanted = sql`graphile_worker.jobs where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<FailedRow>`
    select id::text as id, task_identifier as name, split_part(left(last_error, 2000), E'\n', 1) as error,
      ${failedAt} as "failedAt", created_at as "createdAt", attempts::int, max_attempts::int as "mostAttempts",
      run_at as "nextAt"
    from ${wanted} order by ${failedAt} desc, id desc
    limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${wanted}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Those of these that failed and are not under way, with their kinds. */
export async function failedAmong(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, task_identifier as name from graphile_worker.jobs
    where id = any(${ids}::bigint[]) and ${isFailed} order by id`.execute(db);
  return rows;
}

export async function failedOfKinds(
  db: Db,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, task_identifier as name from graphile_worker.jobs
    where task_identifier = any(${names}::text[]) and ${isFailed} order by id`.execute(db);
  return rows;
}

/** The ids of those that were not taken by a worker meanwhile. */
export async function reschedule(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id::text as id
    from graphile_worker.reschedule_jobs(${ids}::bigint[], run_at := now(), attempts := 0)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same for those that are never done. */
export async function discard(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id::text as id
    from graphile_worker.complete_jobs(${ids}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Beside the other locks of ours, which are single numbers. */
const workerLocks = 727_004;

/** Shows that a worker lives, until the connection ends; its id is the parameter. */
export const lockOfWorker = `select pg_advisory_lock(${workerLocks}, hashtext($1))`;

/** Whose jobs are in hand for a while. */
export async function findWorkersAtWork(db: Db, leastAgeSeconds: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct locked_by as id from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${leastAgeSeconds}) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether nobody shows that this worker lives. */
export async function isWorkerGone(db: Db, workerId: string): Promise<boolean> {
  const { rows } = await sql<{ isGone: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(workerLocks)}, hashtext(${workerId})) as "isGone"`.execute(db);
  return rows[0]?.isGone === true;
}
