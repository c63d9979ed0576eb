import { flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, readPage } from '../../database/page.ts';
import type { TaskRow } from '../store.ts';

/** The wire's number for what cannot wait. */
const mostUrgent = 3;

/** Nobody reads a larger number on a badge. */
const countedAtMost = 10_000;

/** What every list of flows can be narrowed by. */
export interface ListFilters {
  currentPage: number;
  pageSize: number;
  sort: 'asc' | 'desc';
  keyword: string;
  from?: Date | undefined;
  to?: Date | undefined;
  categories: readonly string[];
  templateId?: string | undefined;
  versionId?: string | undefined;
  flowUrgent?: number | undefined;
  creatorUserId?: string | undefined;
}

/** Whose tasks somebody sees: their own, or another's for some flows. */
export interface TaskSource {
  handlerId: string;
  /** What was entrusted; undefined: everything. */
  entrusted?: readonly { isStart: boolean; templateIds: readonly string[] }[];
  /** Requests of these people by these versions only; undefined: all of them. */
  among?: readonly VersionOfPerson[];
}

interface VersionOfPerson {
  versionId: string;
  creatorUserId: string;
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;

type Listed = 'flow_task' | 'flow_record' | 'flow_copy' | 'flow';
type Sql = RawBuilder<SqlBool>;

const every = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;

/** Conditions that every list has in the same words; `at` is the moment it is ordered by. */
function narrowed(table: Listed, at: string, wanted: ListFilters): Sql {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const parts: Sql[] = [];
  if (wanted.from) parts.push(sql`${column(at)} >= ${wanted.from}`);
  if (wanted.to) parts.push(sql`${column(at)} <= ${wanted.to}`);
  if (wanted.categories.length > 0) parts.push(sql`${column('category')} = ${anyOf(wanted.categories)}`);
  if (wanted.templateId) parts.push(sql`${column('templateId')} = ${wanted.templateId}`);
  if (wanted.versionId) parts.push(sql`${column('versionId')} = ${wanted.versionId}`);
  if (wanted.flowUrgent !== undefined) parts.push(sql`${column('flowUrgent')} = ${wanted.flowUrgent}`);
  if (wanted.creatorUserId) parts.push(sql`${column('creatorUserId')} = ${wanted.creatorUserId}`);
  // One person's rows are few: each is asked for its flow's name. The offset keeps it a question about that row, never
  // a search through the names of all flows.
  if (wanted.keyword !== '' && table !== 'flow')
    parts.push(sql`(exists (select from flow as called where called.id = ${column('flowId')}
      and called."fullName" ilike ${containing(wanted.keyword)} offset 0)${orOfFlowsNamed(column, wanted.keyword)})`);
  return every(parts);
}

/** Titles are stored in the company's language: who writes in English finds requests by the English name of their flow. */
const orOfFlowsNamed = (column: (name: string) => RawBuilder<unknown>, keyword: string) =>
  /[a-z]/i.test(keyword)
    ? sql` or ${column('templateId')} in (select id from flow_template
        where draft->'translations'->'en'->>"fullName" ilike ${containing(keyword)})`
    : sql``;

export interface TaskWanted extends ListFilters {
  caller: string;
  sources: readonly TaskSource[];
  isBatch?: boolean;
  nodeCode?: string | undefined;
  /** What is urgent or overdue by then stands first. */
  pressingBy?: Date | undefined;
}

function tasksOf(db: Db, { caller, sources, isBatch, ...wanted }: TaskWanted) {
  const [only] = sources;
  let tasks = db
    .selectFrom('flow_task')
    .selectAll()
    .where(narrowed('flow_task', 'receivedAt', wanted));
  tasks =
    sources.length === 1 && only
      ? tasks.where(isFrom(only, caller))
      : tasks
          .where('handlerId', '=', anyOf(sources.map(({ handlerId }) => handlerId)))
          .where((e) => e.or(sources.map((source) => isFrom(source, caller))));
  if (isBatch) tasks = tasks.where('isBatch', '=', true);
  if (wanted.nodeCode) tasks = tasks.where('nodeCode', '=', wanted.nodeCode);
  return tasks;
}

/** Tasks that are entrusted, or wait for an administrator, never decide about one's own request. */
function isFrom({ handlerId, entrusted, among }: TaskSource, caller: string): Sql {
  if (handlerId === flowAdmin && !among)
    return sql`(flow_task."handlerId" = ${handlerId}
      and (flow_task."isStart" or flow_task."creatorUserId" <> ${caller}))`;
  if (among)
    return sql`(flow_task."handlerId" = ${handlerId} and (flow_task."versionId", flow_task."creatorUserId") in
      (select * from unnest(${among.map(({ versionId }) => versionId)}::text[],
        ${among.map(({ creatorUserId }) => creatorUserId)}::text[])))`;
  // What was returned to its initiator stands in the list of their requests; handed to somebody else it is theirs to do.
  if (!entrusted)
    return sql`(flow_task."handlerId" = ${handlerId}
      and not (flow_task."isStart" and flow_task."creatorUserId" = ${handlerId}))`;
  const kinds = entrusted.map(({ isStart, templateIds }) =>
    templateIds.length === 0
      ? sql`flow_task."isStart" = ${isStart}`
      : sql`(flow_task."isStart" = ${isStart} and flow_task."templateId" = ${anyOf(templateIds)})`,
  );
  return sql`(flow_task."handlerId" = ${handlerId} and flow_task."creatorUserId" <> ${caller}
    and (${sql.join(kinds, sql` or `)}))`;
}

/** Whose requests, by which versions, somebody has tasks of. */
export async function versionsWithTasksOf(db: Db, handlerId: string): Promise<VersionOfPerson[]> {
  const latest = db
    .selectFrom('flow_task')
    .select(['versionId', 'creatorUserId'])
    .where('handlerId', '=', handlerId)
    .orderBy('receivedAt', 'desc')
    .limit(countedAtMost)
    .as('latest');
  return db.selectFrom(latest).select(['versionId', 'creatorUserId']).distinct().execute();
}

/** Everybody's tasks are read along the index, no more of them than could be on the page, and merged. */
export async function listTaskRows(db: Db, wanted: TaskWanted): Promise<{ rows: TaskRow[]; total: number }> {
  const { currentPage, pageSize, sources } = wanted;
  const offset = (currentPage - 1) * pageSize;
  const order = sql.raw(`"receivedAt" ${wanted.sort}, id ${wanted.sort}`);
  const { pressingBy } = wanted;
  const isPressing = sql<SqlBool>`(flow_task."flowUrgent" >= ${mostUrgent} or coalesce(flow_task.due < ${pressingBy}, false))`;
  const parts = pressingBy ? [isPressing, sql<SqlBool>`not ${isPressing}`] : [sql<SqlBool>`true`];
  // Where all are alike there is no place to sort by: with one, the index alone could not give the order.
  const place = (at: number) => (pressingBy ? sql`, ${sql.lit(at)} as place` : sql``);
  const each = sources.flatMap((source) =>
    parts.map(
      (part, at) =>
        sql`(select *${place(at)} from (${tasksOf(db, {
          ...wanted,
          sources: [source],
        }).where(part)}) as part order by ${order} limit ${offset + pageSize})`,
    ),
  );
  const page = sql<TaskRow>`select * from (${sql.join(each, sql` union all `)}) as merged
    order by ${pressingBy ? sql`place, ` : sql``}${order} limit ${pageSize} offset ${offset}`;
  const [rows, total] = await Promise.all([
    offset < countedAtMost ? page.execute(db).then((found) => found.rows) : [],
    countTaskRows(db, wanted),
  ]);
  return { rows, total };
}

export const listRecordRows = (
  db: Db,
  userId: string,
  wanted: ListFilters & { nodeCode?: string | undefined },
) =>
  readPage(
    db,
    recordsOf(db, userId, wanted).orderBy('handleTime', wanted.sort).orderBy('flow_record.id', wanted.sort),
    wanted,
  );

function recordsOf(db: Db, userId: string, wanted: ListFilters & { nodeCode?: string | undefined }) {
  const records = db
    .selectFrom('flow_record')
    .selectAll()
    .where('handleId', '=', userId)
    // Written out, as the index has it: a value in its place would not be recognised.
    .where(sql<SqlBool>`"isDone" and not "isUndone"`)
    .where(narrowed('flow_record', 'handleTime', wanted));
  return wanted.nodeCode ? records.where('nodeCode', '=', wanted.nodeCode) : records;
}

export const listCopyRows = (
  db: Db,
  userId: string,
  wanted: ListFilters & { nodeCode?: string | undefined },
) =>
  readPage(
    db,
    copiesOf(db, userId, wanted).orderBy('copiedAt', wanted.sort).orderBy('flow_copy.id', wanted.sort),
    wanted,
  );

function copiesOf(db: Db, userId: string, wanted: ListFilters & { nodeCode?: string | undefined }) {
  const copies = db
    .selectFrom('flow_copy')
    .selectAll()
    .where('userId', '=', userId)
    .where(narrowed('flow_copy', 'copiedAt', wanted));
  return wanted.nodeCode ? copies.where('nodeCode', '=', wanted.nodeCode) : copies;
}

/** Requests of one person, or those they submitted for others. */
export async function listLaunchedIds(
  db: Db,
  whose: { creatorUserId: string } | { delegateUserId: string },
  wanted: ListFilters & { status?: number | undefined },
) {
  let flows = db
    .selectFrom('flow')
    .select('id')
    .where(narrowed('flow', 'creatorTime', { ...wanted, creatorUserId: undefined }))
    .orderBy('creatorTime', wanted.sort)
    .orderBy('id', wanted.sort);
  flows =
    'creatorUserId' in whose
      ? flows.where('creatorUserId', '=', whose.creatorUserId)
      : flows.where('delegateUserId', '=', whose.delegateUserId);
  if (wanted.status !== undefined) flows = flows.where('status', '=', wanted.status);
  if (wanted.keyword) flows = flows.where('fullName', 'ilike', containing(wanted.keyword));
  return readPage(db, flows, wanted);
}

/** Every request that was submitted once; what is still being written is nobody else's business. */
export async function listMonitoredIds(
  db: Db,
  wanted: ListFilters & { status?: number | undefined; grams: readonly string[] },
) {
  let flows = db
    .selectFrom('flow')
    .select('id')
    .where('status', '<>', 0)
    .where(narrowed('flow', 'creatorTime', wanted))
    .orderBy('creatorTime', wanted.sort)
    .orderBy('id', wanted.sort);
  if (wanted.status !== undefined) flows = flows.where('status', '=', wanted.status);
  if (wanted.keyword)
    flows = flows
      .where(sql<SqlBool>`grams @> ${wanted.grams}::text[]`)
      .where('fullName', 'ilike', containing(wanted.keyword));
  return readPage(db, flows, wanted);
}

export type FlowHead = Awaited<ReturnType<typeof findHeads>>[number];

/** What lists show of flows, by id. */
export async function findHeads(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('flow')
    .innerJoin('flow_template', 'flow_template.id', 'flow.templateId')
    .innerJoin('flow_version', 'flow_version.id', 'flow.versionId')
    .select(['flow.id', 'flow.versionId', 'flow.templateId', 'flow.category', 'flow.fullName', 'flow.status'])
    .select(['flow.flowUrgent', 'flow.thisStep', 'flow.completion', 'flow.creatorUserId', 'flow.summary'])
    .select(['flow.delegateUserId', 'flow.creatorTime', 'flow.startTime', 'flow.endTime', 'flow.parentId'])
    .select(['flow_template.enCode', 'flow_template.fullName as flowName', 'flow_template.icon'])
    .select(['flow_template.iconBackground', 'flow_version.version'])
    .where('flow.id', '=', anyOf([...new Set(ids)]))
    .execute();
}

/** Whom flows wait for, a few of each. */
export async function findHandlers(db: Db, flowIds: readonly string[], most: number) {
  const { rows } = await sql<{ flowId: string; handlerIds: string[] }>`
    select flow.id as "flowId", array(select distinct "handlerId" from flow_task where "flowId" = flow.id
      order by "handlerId" limit ${most}) as "handlerIds"
    from unnest(${[...new Set(flowIds)]}::text[]) as flow (id)`.execute(db);
  return new Map(rows.map(({ flowId, handlerIds }) => [flowId, handlerIds]));
}

async function countBounded(db: Db, rows: Expression<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${rows}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

const ones = sql<number>`1`.as('one');

export function countTaskRows(db: Db, wanted: TaskWanted): Promise<number> {
  const each = wanted.sources.map(
    (source) =>
      sql`(${tasksOf(db, { ...wanted, sources: [source] })
        .clearSelect()
        .select(ones)})`,
  );
  return countBounded(db, sql`${sql.join(each, sql` union all `)} limit ${countedAtMost}`);
}

/** Of several people at once, as the list of each has them: their own tasks and those they were entrusted with. */
export async function countToDoRows(db: Db, userIds: readonly string[], most: number) {
  const { rows } = await sql<{ userId: string; own: number; entrusted: number; isAdminWaitedFor: boolean }>`
    select u.id as "userId",
      (select count(*)::int from (
        select from flow_task t
        where t."handlerId" = u.id and not (t."isStart" and t."creatorUserId" = u.id) limit ${most}) as own) as own,
      (select count(*)::int from (
        select distinct t.id from flow_delegation d join flow_task t on t."handlerId" = d."userId"
        where d."toUserId" = u.id and d."userId" <> u.id and d."startTime" <= now() and d."endTime" > now()
          and t."creatorUserId" <> u.id and t."isStart" = (d.type = '0')
          and (cardinality(d."templateIds") = 0 or t."templateId" = any(d."templateIds"))
        limit ${most}) as entrusted) as entrusted,
      exists (select from flow_task t where t."handlerId" = ${flowAdmin}) as "isAdminWaitedFor"
    from unnest(${userIds}::text[]) as u (id)`.execute(db);
  return rows;
}

export const countRecordRows = (db: Db, userId: string, wanted: ListFilters): Promise<number> =>
  countBounded(db, recordsOf(db, userId, wanted).clearSelect().select(ones).limit(countedAtMost));

export const countCopyRows = (db: Db, userId: string, wanted: ListFilters): Promise<number> =>
  countBounded(db, copiesOf(db, userId, wanted).clearSelect().select(ones).limit(countedAtMost));

export const countUnreadCopies = (db: Db, userId: string): Promise<number> =>
  countBounded(
    db,
    db
      .selectFrom('flow_copy')
      .select(ones)
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .limit(countedAtMost),
  );

export const countLaunched = (db: Db, userId: string, status: number): Promise<number> =>
  countBounded(
    db,
    db
      .selectFrom('flow')
      .select(ones)
      .where('creatorUserId', '=', userId)
      .where('status', '=', status)
      .limit(countedAtMost),
  );

/** Requests of one person that wait for them: returned to be corrected, or a sub-flow to be started. */
export const countReturned = (db: Db, userId: string): Promise<number> =>
  countBounded(
    db,
    db
      .selectFrom('flow_task')
      .select(ones)
      .where('handlerId', '=', userId)
      .where('isStart', '=', true)
      .where('creatorUserId', '=', userId)
      .limit(countedAtMost),
  );

/** Flows somebody has tasks of that can be decided together, and how many. */
export async function countBatchByTemplate(db: Db, wanted: TaskWanted) {
  return tasksOf(db, { ...wanted, isBatch: true })
    .innerJoin('flow_template', 'flow_template.id', 'flow_task.templateId')
    .clearSelect()
    .select(['flow_template.id', 'flow_template.fullName'])
    .select((e) => e.fn.countAll<number>().as('num'))
    .groupBy(['flow_template.id', 'flow_template.fullName', 'flow_template.sortCode'])
    .orderBy('flow_template.sortCode')
    .orderBy('flow_template.id')
    .execute();
}

/** The versions such tasks of one flow run by, the newest first. */
export async function findBatchVersions(db: Db, wanted: TaskWanted & { templateId: string }) {
  return tasksOf(db, { ...wanted, isBatch: true })
    .innerJoin('flow_version', 'flow_version.id', 'flow_task.versionId')
    .innerJoin('flow_template', 'flow_template.id', 'flow_task.templateId')
    .clearSelect()
    .select(['flow_version.id', 'flow_version.version', 'flow_template.fullName'])
    .distinct()
    .orderBy('flow_version.version', 'desc')
    .execute();
}
