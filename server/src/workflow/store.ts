import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { Kind, type Part, type Written, writeTogether } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import type { DelegationRow } from './delegations/store.ts';
import { editionNow, editionWords, zoneWords } from './directory/store.ts';
import type { WorkflowTables } from './tables.ts';
import type { FlowHead } from './templates/compiled-flow.ts';

export type FlowRow = Selectable<WorkflowTables['flow']>;
export type TaskRow = Selectable<WorkflowTables['flow_task']>;
export type RecordRow = Omit<Selectable<WorkflowTables['flow_record']>, 'isUndone'>;
export type CopyRow = Selectable<WorkflowTables['flow_copy']>;

/** Events of the commands after the one the state is of; null when it is of the last one. */
const eventsSince = sql<FlowEvent[][] | null>`case when f."stateCommand" is not null then
  (select json_agg(h.events order by h.command) from flow_history h
   where h."flowId" = f.id and h.command > f."stateCommand") end`;

/** A row with what its state does not know yet. */
export type ReadRow = FlowRow & { since: FlowEvent[][] | null };

export async function findFlow(db: Db, id: string): Promise<ReadRow | undefined> {
  const { rows } =
    await sql<ReadRow>`select f.*, ${eventsSince} as since from flow f where f.id = ${id}`.execute(db);
  return rows[0];
}

/** The row is ours until the transaction ends: who comes second decides about what the first left. */
export async function lockFlow(db: Db, id: string): Promise<ReadRow | undefined> {
  const { rows } = await sql<ReadRow>`
    select f.*, ${eventsSince} as since from flow f where f.id = ${id} for update`.execute(db);
  return rows[0];
}

interface Held {
  flow: ReadRow;
  /** Other words as soon as anybody changes the row, or that of its template. */
  version: string;
  templateVersion: string;
  head: FlowHead;
  edition: string;
  /** Of whose request it is; null when they chose none. */
  zone: string | null;
  delegations: DelegationRow[];
}

/**
 * The same with everything a decision may ask, in one look: its version, the people's edition, who stands in for whom.
 * Whoever waits for a row gets it as it was left, and everything beside it as it was before they waited: so when it is
 * not free it is held first and then looked at.
 */
export async function holdRow(
  db: Db,
  id: string,
  by: { actorId: string; now: Date },
): Promise<Held | undefined> {
  const held = await rowWithAll(db, id, by, sql`for update of f skip locked`);
  if (held) return held;
  await sql`select from flow where id = ${id} for update`.execute(db);
  return rowWithAll(db, id, by, sql``);
}

/** The same without keeping anybody from changing it. */
export const lookAtRow = (
  db: Db,
  id: string,
  by: { actorId: string; now: Date },
): Promise<Held | undefined> => rowWithAll(db, id, by, sql``);

async function rowWithAll(
  db: Db,
  id: string,
  { actorId, now }: { actorId: string; now: Date },
  locking: RawBuilder<unknown>,
): Promise<Held | undefined> {
  const { rows } = await sql<ReadRow & Omit<Held, 'flow'>>`
    select f.*, ${eventsSince} as since, f.xmin::text as version, t.xmin::text as "templateVersion",
      ${editionNow} as edition, ${sql.raw(zoneWords)} as zone,
      json_build_object('id', v.id, 'templateId', t.id, 'enCode', t."enCode", 'fullName', t."fullName",
        'category', t.category, 'icon', t.icon, 'iconBackground', t."iconBackground", 'version', v.version,
        'enabledMark', t."enabledMark", 'formId', t."formId", 'formVersion', v."formVersion") as head,
      (select coalesce(json_agg(d), '[]') from flow_delegation d
       where d."toUserId" = ${actorId} and d."startTime" <= ${now} and d."endTime" > ${now}) as delegations
    from flow f
    join flow_version v on v.id = f."versionId"
    join flow_template t on t.id = v."templateId"
    where f.id = ${id} ${locking}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { head, edition, zone, delegations, version, templateVersion, ...flow } = found;
  return {
    ...{ flow, version, templateVersion, head, edition, zone },
    // JSON has no dates.
    delegations: delegations.map((one) => ({
      ...one,
      startTime: new Date(one.startTime),
      endTime: new Date(one.endTime),
    })),
  };
}

export async function findEventsSince(db: Db, flowId: string, command: number): Promise<FlowEvent[][]> {
  const rows = await db
    .selectFrom('flow_history')
    .select('events')
    .where('flowId', '=', flowId)
    .where('command', '>', command)
    .orderBy('command')
    .execute();
  return rows.map(({ events }) => events);
}

export async function insertFlow(db: Db, flow: Insertable<WorkflowTables['flow']>): Promise<void> {
  await db.insertInto('flow').values(flow).execute();
}

export async function deleteFlow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('flow').where('id', '=', id).execute();
}

/** Everything one command leaves behind. */
export interface FlowChange {
  flow: Pick<
    FlowRow,
    | 'id'
    | 'versionId'
    | 'fullName'
    | 'status'
    | 'flowUrgent'
    | 'thisStep'
    | 'completion'
    | 'delegateUserId'
    | 'startTime'
    | 'endTime'
    | 'seq'
    | 'hash'
  > &
    /** Either the state, or which command the one that is written already is of. */
    ({ state: string; stateCommand: null } | { state: null; stateCommand: number });
  history: { command: number; at: Date; actorId: string; events: string };
  tasks: TaskRow[];
  goneTasks: string[];
  records: RecordRow[];
  /** Records that were taken back. */
  undone: string[];
  copies: CopyRow[];
}

/** What a decision was made on without keeping anybody from changing it. */
export interface Basis {
  version: string;
  templateVersion: string;
  edition: string;
  zone: string | null;
}

/** A command that was decided, and what others write with it. */
export interface CommandWrite extends Pick<Written, 'parts'> {
  change: FlowChange;
  /** Left out by who holds the row. */
  basis?: Basis;
}

/**
 * One statement: flows, what happened, and what lists show of them. Gives the versions of their rows; where
 * something the decision was based on is not so any more, or somebody else holds the row, there is none, and nothing was written.
 */
export async function writeAll(db: Db, all: readonly CommandWrite[]): Promise<Map<string, string>> {
  const held = await writeTogether<{ id: string; version: string }>(
    db,
    heldFlows,
    all.map(({ change, basis, parts }) => ({
      held: change.flow.id,
      row: { ...change.flow, ...basis, hash: change.flow.hash.toString('hex') },
      parts: [...partsOf(change), ...parts],
    })),
  );
  return new Map(held.map(({ id, version }) => [id, version]));
}

const heldFlows = new Kind(`
  given as materialized (select * from json_to_recordset($rows) as one (id text, version xid, "templateVersion" xid,
    edition text, zone text, "versionId" text, "fullName" text, status int, "flowUrgent" int, "thisStep" text,
    completion int, "delegateUserId" text, "startTime" timestamptz, "endTime" timestamptz, state text,
    "stateCommand" int, seq int, hash text)),
  still as (select f.id from given join flow f on f.id = given.id
    where (given.version is null or f.xmin = given.version
      and (select t.xmin from flow_template t where t.id = f."templateId") = given."templateVersion"
      and ${editionWords} = given.edition and ${zoneWords} is not distinct from given.zone)
    for update of f skip locked),
  held as (update flow f set "versionId" = given."versionId", "fullName" = given."fullName", status = given.status,
      "flowUrgent" = given."flowUrgent", "thisStep" = given."thisStep", completion = given.completion,
      "delegateUserId" = given."delegateUserId", "startTime" = given."startTime", "endTime" = given."endTime",
      state = coalesce(given.state, f.state), "stateCommand" = given."stateCommand", seq = given.seq,
      hash = decode(given.hash, 'hex')
    from given join still on still.id = given.id where f.id = given.id returning f.id, f.xmin::text as version)`);

const historyLines = new Kind(`
  insert into flow_history ("flowId", command, at, "actorId", events, hash)
  select one.held, one.command, one.at, one."actorId", one.events::json, decode(one.hash, 'hex')
  from json_to_recordset($rows) as one (held text, command int, at timestamptz, "actorId" text, events text, hash text)
  join held on held.id = one.held`);
const goneTaskRows = new Kind(`
  delete from flow_task t using json_to_recordset($rows) as one (held text, id text) join held on held.id = one.held
  where t.id = one.id`);
const goneSavedRows = new Kind(`
  delete from flow_saved s using json_to_recordset($rows) as one (held text, id text) join held on held.id = one.held
  where s."taskId" = one.id`);
const newTaskRows = new Kind(`
  insert into flow_task
  select one.* from json_populate_recordset(null::flow_task, $rows) one join held on held.id = one."flowId"
  on conflict (id) do update set "handlerId" = excluded."handlerId", "receivedAt" = excluded."receivedAt",
    due = excluded.due, "versionId" = excluded."versionId", "nodeName" = excluded."nodeName",
    "isBatch" = excluded."isBatch",
    "readAt" = case when flow_task."handlerId" = excluded."handlerId" then flow_task."readAt" end`);
const newRecordRows = new Kind(`
  insert into flow_record
  select one.* from json_populate_recordset(null::flow_record, $rows) one join held on held.id = one."flowId"`);
const undoneRecords = new Kind(`
  update flow_record r set "isUndone" = true
  from json_to_recordset($rows) as one (held text, id text) join held on held.id = one.held where r.id = one.id`);
const newCopyRows = new Kind(`
  insert into flow_copy
  select one.* from json_populate_recordset(null::flow_copy, $rows) one join held on held.id = one."flowId"
  on conflict (id) do nothing`);

function partsOf({ flow, history, tasks, goneTasks, records, undone, copies }: FlowChange): Part[] {
  const gone = goneTasks.map((id) => ({ id }));
  const parts = [
    { kind: historyLines, rows: [{ ...history, hash: flow.hash.toString('hex') }] },
    { kind: goneTaskRows, rows: gone },
    { kind: goneSavedRows, rows: gone },
    { kind: newTaskRows, rows: tasks },
    { kind: newRecordRows, rows: records.map((record) => ({ ...record, isUndone: false })) },
    { kind: undoneRecords, rows: undone.map((id) => ({ id })) },
    { kind: newCopyRows, rows: copies },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

/** What a list shows and seeks of a request: it changes with the form only. */
export async function describeFlow(
  db: Db,
  id: string,
  described: { labels: string; summary: string; grams: string[] },
): Promise<void> {
  await db.updateTable('flow').set(described).where('id', '=', id).execute();
}

export async function isMentioned(db: Db, flowId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('flow_comment')
    .select('id')
    .where('flowId', '=', flowId)
    .where(sql<boolean>`"mentionIds" @> array[${userId}]`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The sub-flows a request started. */
export const findChildren = (db: Db, parentId: string) =>
  db
    .selectFrom('flow')
    .select(['id', 'parentVisit', 'parentChild', 'status'])
    .where('parentId', '=', parentId)
    .orderBy('parentChild')
    .execute();

/** The sub-flows of a request go on as requests of their own. */
export async function detachChildren(db: Db, parentId: string): Promise<void> {
  await db
    .updateTable('flow')
    .set({ parentId: null, parentVisit: null, parentChild: null })
    .where('parentId', '=', parentId)
    .execute();
}

/** The requests somebody has a task in. */
export async function flowsWithTasksOf(db: Db, handlerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('flow_task')
    .select('flowId')
    .distinct()
    .where('handlerId', '=', handlerId)
    .execute();
  return rows.map(({ flowId }) => flowId);
}

/** People who cannot act any more and still have tasks, however they were shut out. */
export async function leaversWithTasks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('user_account as u')
    .select('u.id')
    .where((e) => e.or([e('u.enabledMark', '=', 0), e('u.deletedAt', 'is not', null)]))
    .where((e) => e.exists(e.selectFrom('flow_task').select('id').whereRef('handlerId', '=', 'u.id')))
    .execute();
  return rows.map(({ id }) => id);
}

export async function saveForLater(
  db: Db,
  saved: { taskId: string; userId: string; flowId: string; formData: string; opinion: string; savedAt: Date },
): Promise<void> {
  await db
    .insertInto('flow_saved')
    .values(saved)
    .onConflict((conflict) =>
      conflict.columns(['taskId', 'userId']).doUpdateSet({
        formData: saved.formData,
        opinion: saved.opinion,
        savedAt: saved.savedAt,
      }),
    )
    .execute();
}

/** Whose requests they are is an id; what they and messages about them are called must not say it either. */
export async function takeNameOutOfTitles(
  db: Db,
  { userId, name, instead }: { userId: string; name: string; instead: string },
): Promise<void> {
  await sql`update flow set "fullName" = replace("fullName", ${name}, ${instead})
    where "creatorUserId" = ${userId}`.execute(db);
  // Every message is looked at: somebody leaves so seldom that an index for it would cost more.
  await sql`update message set title = replace(title, ${name}, ${instead})
    where type = 2 and position(${name} in title) > 0`.execute(db);
}

/** The forms among these that somebody of these people has before them in a task. */
export async function formsOfTasks(
  db: Db,
  handlerIds: readonly string[],
  formIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('flow_task')
    .innerJoin('flow_template', 'flow_template.id', 'flow_task.templateId')
    .select('flow_template.formId')
    .distinct()
    .where('flow_task.handlerId', '=', (e) => e.fn.any(e.val(handlerIds)))
    .where('flow_template.formId', '=', (e) => e.fn.any(e.val(formIds)))
    .execute();
  return rows.map(({ formId }) => formId);
}
