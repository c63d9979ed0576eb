import { createHash, timingSafeEqual } from 'node:crypto';
import { healthStates } from '@fairway/contract/health.ts';
import { healthOf } from '@fairway/domain/health/health-of.ts';
import type pg from 'pg';
import { durationBounds, type RequestCounts } from '../http/count-requests.ts';
import { listFigures } from '../jobs/watch-jobs.ts';
import { jobWords } from '../language/job-words.ts';
import { family, histogram, type Sample } from './metrics-text.ts';
import { type Measured, type Measurement, readFigures } from './read-figures.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long for a token that is almost right as for any other. */
export const isTokenRight = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${token}`));

/** Everything that is measured, as text for Prometheus. */
export async function metricsText(parts: Measured, now: Date): Promise<string> {
  const measured = await readFigures(parts, now);
  const { isUp } = measured.figures.database;
  const runs = isUp ? await listFigures(parts.database.db).catch(() => []) : [];
  return [
    ...healthFamilies(measured),
    ...processFamilies(measured),
    ...requestFamilies(parts.requests),
    family('gauge', 'fairway_database_up', 'Whether the database answers.', Number(isUp)),
    ...(isUp ? databaseFamilies(measured) : []),
    ...poolFamilies(parts.database.pool),
    ...jobFamilies(measured, runs),
  ].join('');
}

function healthFamilies({ figures }: Measurement): string[] {
  const { state, findings } = healthOf(figures);
  const level = healthStates.indexOf(state);
  const levels = findings.map(({ what, level: one }): Sample => [{ what, level: one }, 1]);
  return [
    family('gauge', 'fairway_info', 'Which version runs.', [[{ version: figures.version }, 1]]),
    family('gauge', 'fairway_health_state', '0: all is well, 1: look at it, 2: something is broken.', level),
    family('gauge', 'fairway_health_finding', 'What is wrong, as the health screen says it.', levels),
  ];
}

function processFamilies({
  figures: { memory, eventLoop, live, disk, at, startedAt },
}: Measurement): string[] {
  return [
    family('gauge', 'fairway_uptime_seconds', 'Since this process started.', (at - startedAt) / 1_000),
    family('gauge', 'fairway_processes', 'Server processes that are alive.', live.processes),
    family('gauge', 'fairway_memory_bytes', 'Memory of this process.', [
      [{ kind: 'resident' }, memory.used],
      [{ kind: 'heap' }, memory.heap],
      [{ kind: 'heap_most' }, memory.mostHeap],
    ]),
    family(
      ...(['gauge', 'fairway_event_loop_lag_seconds'] as const),
      'By how much the busiest hundredth of turns was late.',
      eventLoop / 1_000,
    ),
    family('gauge', 'fairway_sockets', 'Sockets open to this process.', live.sockets),
    family('gauge', 'fairway_people_online', 'People connected to any process.', live.people),
    family('gauge', 'fairway_disk_free_bytes', 'Room left for the data folder.', disk?.free ?? null),
    family('gauge', 'fairway_disk_size_bytes', 'Size of the disk of the data folder.', disk?.size ?? null),
  ];
}

function requestFamilies(requests: RequestCounts): string[] {
  const routes = requests.routes();
  const outcomes = routes.flatMap(({ method, route, outcomes: counts }) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]): Sample => [{ method, route, outcome }, count]),
  );
  return [
    family('counter', 'fairway_http_requests_total', 'Requests that were answered.', outcomes),
    histogram(
      ...(['fairway_http_request_duration_seconds', 'How long answers took.', durationBounds] as const),
      routes.map(({ method, route, durations, sum }) => ({
        ...{ labels: { method, route }, counts: durations, sum: sum / 1_000 },
      })),
    ),
  ];
}

function databaseFamilies({ figures: { database, backup, at } }: Measurement): string[] {
  const age = backup.lastAt === null ? null : Math.max(0, at - backup.lastAt) / 1_000;
  return [
    family('gauge', 'fairway_database_size_bytes', 'Size of the database.', database.size),
    family('gauge', 'fairway_database_connections', 'Connections of everybody.', database.connections),
    family(
      ...(['gauge', 'fairway_database_connections_most', 'Connections there may be.'] as const),
      database.mostConnections,
    ),
    family(
      ...(['gauge', 'fairway_database_longest_transaction_seconds', 'The oldest open transaction.'] as const),
      database.longestTransaction,
    ),
    family(
      ...(['gauge', 'fairway_database_transaction_age', 'Transactions since the oldest freeze.'] as const),
      database.transactionAge,
    ),
    family('gauge', 'fairway_backup_age_seconds', 'Since the last backup; missing where there is none.', age),
  ];
}

const poolFamilies = ({ totalCount, idleCount, waitingCount }: pg.Pool): string[] => [
  family('gauge', 'fairway_database_pool', 'Connections of this process, and who waits for one.', [
    [{ state: 'used' }, totalCount - idleCount],
    [{ state: 'idle' }, idleCount],
    [{ state: 'waiting' }, waitingCount],
  ]),
];

/** What an older version left behind is one kind: labels are a set that does not grow. */
const kindOf = (name: string): string => (Object.hasOwn(jobWords, name) ? name : 'other');

function jobFamilies(
  { figures, jobs }: Measurement,
  runs: readonly { name: string; done: number; failed: number }[],
): string[] {
  const states = ['waiting', 'later', 'running', 'retrying', 'givenUp'] as const;
  const counts = [...Map.groupBy(jobs, ({ name }) => kindOf(name))].flatMap(([kind, some]) =>
    states.map((state): Sample => [{ kind, state }, some.reduce((sum, one) => sum + one[state], 0)]),
  );
  const outcomes = [...Map.groupBy(runs, ({ name }) => kindOf(name))].flatMap(([kind, some]) =>
    (['done', 'failed'] as const).map(
      (outcome): Sample => [{ kind, outcome }, some.reduce((sum, one) => sum + one[outcome], 0)],
    ),
  );
  const { oldestDueAt } = figures.jobs;
  const late = oldestDueAt === null ? 0 : Math.max(0, figures.at - oldestDueAt) / 1_000;
  return [
    family('gauge', 'fairway_jobs', 'Jobs by kind and state.', counts),
    family('counter', 'fairway_job_runs_total', 'Jobs that were done and tries that failed.', outcomes),
    family(
      'gauge',
      'fairway_jobs_late_seconds',
      'How long the oldest due job waits.',
      figures.database.isUp ? late : null,
    ),
  ];
}
