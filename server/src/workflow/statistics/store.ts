import {
  type DecisionFigures,
  mostRanked,
  type PersonFigures,
  type RequestFigures,
  type StepFigures,
} from '@fairway/contract/workflow-statistics.ts';
import { handleStatus } from '@fairway/domain/workflow/engine/state.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import type { Span } from '@fairway/domain/workflow/views/statistics/period.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** What the figures are of. */
export interface Narrowing {
  templateId?: string | undefined;
  flowCategory?: string | undefined;
  /** Whose decisions and tasks; undefined: everybody's. */
  handlerIds?: readonly string[] | undefined;
  /** Whose requests; undefined: everybody's. */
  creatorUserId?: string | undefined;
}

/** Nobody waits longer for a figure, and nobody else should wait for it. */
const longestStatement = 5_000;

/** All figures are of one moment, and none takes too long; undefined when one did. */
export async function readTogether<T>(
  db: Db,
  read: (db: Db) => Promise<T>,
  longest = longestStatement,
): Promise<T | undefined> {
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (reading) => {
        await sql.raw(`set local statement_timeout = ${longest}`).execute(reading);
        return read(reading);
      });
  } catch (problem) {
    if ((problem as { code?: string }).code === tookTooLong) return undefined;
    throw problem;
  }
}

const tookTooLong = '57014';

type Sql = RawBuilder<SqlBool>;

const every = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;

const within = (column: string, { from, until }: Span): Sql =>
  sql`${sql.ref(column)} >= ${new Date(from)} and ${sql.ref(column)} < ${new Date(until)}`;

const ofFlows = ({ templateId, flowCategory }: Narrowing): Sql[] => [
  ...(templateId ? [sql<SqlBool>`"templateId" = ${templateId}`] : []),
  ...(flowCategory ? [sql<SqlBool>`category = ${flowCategory}`] : []),
];

const requestsOf = (wanted: Narrowing, at: 'startTime' | 'endTime', span: Span): Sql =>
  every([
    within(at, span),
    // Whether something is revoked is decided like a request, and is none.
    sql`"revokesId" is null`,
    ...ofFlows(wanted),
    ...(wanted.creatorUserId ? [sql<SqlBool>`"creatorUserId" = ${wanted.creatorUserId}`] : []),
  ]);

const handledBy = (column: string, { handlerIds }: Narrowing): Sql[] =>
  handlerIds ? [sql<SqlBool>`${sql.ref(column)} = any(${handlerIds}::text[])`] : [];

const { approved, rejected } = handleStatus;

/** What people decided and did not take back. Written out as the index has it: a value would not be recognised. */
const decisionsOf = (wanted: Narrowing, span: Span): Sql =>
  every([
    sql`"isDone" and not "isUndone" and "handleStatus" in (${sql.lit(approved)}, ${sql.lit(rejected)})`,
    within('handleTime', span),
    ...ofFlows(wanted),
    ...handledBy('handleId', wanted),
  ]);

/** Milliseconds between two columns, in the middle and where nine of ten are below. */
const middle = (span: RawBuilder<unknown>) =>
  sql`percentile_cont(0.5) within group (order by ${span}) as median`;
const nineTenths = (span: RawBuilder<unknown>) =>
  sql`percentile_cont(0.9) within group (order by ${span}) as p90`;
const between = (from: string, to: string) =>
  sql`greatest(0, extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) * 1000)::float8`;
const tookInAll = between('startTime', 'endTime');
/** Not known: null, which counts for nothing; `greatest` alone would make it 0. */
const took = sql`case when "receivedAt" is not null then ${between('receivedAt', 'handleTime')} end`;

const { returned, withdrawn, terminated } = taskStatus;

/** What was rejected has the code of what was sent back to its start, and an end; what was revoked later was approved. */
export async function readRequestFigures(db: Db, wanted: Narrowing, span: Span): Promise<RequestFigures> {
  const { rows: begun } = await sql<Pick<RequestFigures, 'started' | 'running'>>`
    select count(*) as started, count(*) filter (where "endTime" is null) as running
    from flow where ${requestsOf(wanted, 'startTime', span)}`.execute(db);
  const isDecided = sql`where status not in (${sql.lit(withdrawn)}, ${sql.lit(terminated)})`;
  const { rows: ended } = await sql<Omit<RequestFigures, 'started' | 'running'>>`
    select count(*) filter (where status not in
        (${sql.lit(returned)}, ${sql.lit(withdrawn)}, ${sql.lit(terminated)})) as approved,
      count(*) filter (where status = ${sql.lit(returned)}) as rejected,
      count(*) filter (where status = ${sql.lit(withdrawn)}) as withdrawn,
      count(*) filter (where status = ${sql.lit(terminated)}) as terminated,
      percentile_cont(0.5) within group (order by ${tookInAll}) filter (${isDecided}) as median,
      percentile_cont(0.9) within group (order by ${tookInAll}) filter (${isDecided}) as p90
    from flow where ${requestsOf(wanted, 'endTime', span)}`.execute(db);
  return { ...(begun[0] ?? nothingBegun), ...(ended[0] ?? nothingEnded) };
}

const nothingBegun = { started: 0, running: 0 };
const nothingEnded = { approved: 0, rejected: 0, withdrawn: 0, terminated: 0, median: null, p90: null };

const figures = sql`count(*) as decided, count("receivedAt") as timed, ${middle(took)}, ${nineTenths(took)},
  count(due) as limited, count(*) filter (where "handleTime" > due) as late,
  count(*) filter (where "handleStatus" = ${sql.lit(rejected)}) as "sentBack"`;

export async function readDecisionFigures(db: Db, wanted: Narrowing, span: Span): Promise<DecisionFigures> {
  const { rows } = await sql<DecisionFigures>`
    select ${figures} from flow_record where ${decisionsOf(wanted, span)}`.execute(db);
  return rows[0] ?? nothingDecided;
}

const nothingDecided = { decided: 0, timed: 0, median: null, p90: null, limited: 0, late: 0, sentBack: 0 };

type Counted<T> = T & { total: number };

/** Steps by how long they take, the slowest first. A step is called what it was called last. */
export async function readSteps(db: Db, wanted: Narrowing, span: Span): Promise<Counted<StepFigures>[]> {
  const { rows } = await sql<Counted<StepFigures>>`
    select s.*, t."fullName" as "flowName" from (
      select "templateId", "nodeCode", (array_agg("nodeName" order by "handleTime" desc))[1] as "nodeName", ${figures},
        count(*) over ()::int as total
      from flow_record where ${decisionsOf(wanted, span)}
      group by "templateId", "nodeCode"
      order by median desc nulls last, decided desc, "templateId", "nodeCode" limit ${mostRanked}) s
    join flow_template t on t.id = s."templateId"
    order by s.median desc nulls last, s.decided desc, s."templateId", s."nodeCode"`.execute(db);
  return rows;
}

type PersonRow = Counted<
  Omit<PersonFigures, 'userName' | 'headIcon' | 'isExternal' | 'oldestOpen'> & { oldestOpen: Date | null }
>;

/** Whoever decided something, and whoever has something to decide now. */
export async function readPeople(db: Db, wanted: Narrowing, span: Span): Promise<PersonRow[]> {
  const waiting = every([sql`not "isStart"`, ...ofFlows(wanted), ...handledBy('handlerId', wanted)]);
  const { rows } = await sql<PersonRow>`
    with handled as (
      select "handleId" as id, count(*) as decided, count("receivedAt") as timed, ${middle(took)}, ${nineTenths(took)}
      from flow_record where ${decisionsOf(wanted, span)} group by "handleId"),
    waiting as (
      select "handlerId" as id, count(*) as open, min("receivedAt") as "oldestOpen"
      from flow_task where ${waiting} group by "handlerId")
    select id as "userId", coalesce(decided, 0) as decided, coalesce(timed, 0) as timed, median, p90,
      coalesce(open, 0) as open, "oldestOpen", count(*) over ()::int as total
    from handled full join waiting using (id)
    order by coalesce(decided, 0) desc, coalesce(open, 0) desc, id limit ${mostRanked}`.execute(db);
  return rows;
}

export type DayKind = 'started' | 'finished' | 'decided';

/** How many of each there were on the days of a zone on which there were any. */
export async function countByDay(
  db: Db,
  wanted: Narrowing & { withRequests: boolean },
  span: Span,
  zone: string,
): Promise<{ day: string; kind: DayKind; count: number }[]> {
  const counted = (kind: DayKind, at: string, table: string, which: Sql) => sql`
    select ${sql.lit(kind)} as kind, (${sql.ref(at)} at time zone ${zone})::date as day, count(*) as count
    from ${sql.table(table)} where ${which} group by 2`;
  const requests = [
    counted('started', 'startTime', 'flow', requestsOf(wanted, 'startTime', span)),
    counted('finished', 'endTime', 'flow', requestsOf(wanted, 'endTime', span)),
  ];
  const decisions = counted('decided', 'handleTime', 'flow_record', decisionsOf(wanted, span));
  const all = wanted.withRequests ? [...requests, decisions] : [decisions];
  const { rows } = await sql<{ day: string; kind: DayKind; count: number }>`
    ${sql.join(all, sql` union all `)}`.execute(db);
  return rows;
}
