import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { WorkflowTables } from './tables.ts';

export type FlowRow = Selectable<WorkflowTables['flow']>;
export type TaskRow = Selectable<WorkflowTables['flow_task']>;
export type RecordRow = Omit<Selectable<WorkflowTables['flow_record']>, 'isUndone'>;
export type CopyRow = Selectable<WorkflowTables['flow_copy']>;

export const findFlow = (db: Db, id: string): Promise<FlowRow | undefined> =>
  db.selectFrom('flow').selectAll().where('id', '=', id).executeTakeFirst();

/** The row is ours until the transaction ends: who comes second decides about what the first left. */
export const lockFlow = (db: Db, id: string): Promise<FlowRow | undefined> =>
  db.selectFrom('flow').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertFlow(db: Db, flow: Insertable<WorkflowTables['flow']>): Promise<void> {
  await db.insertInto('flow').values(flow).execute();
}

export async function deleteFlow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('flow').where('id', '=', id).execute();
}

/** Everything one command leaves behind. */
export interface Leaving {
  flow: Pick<
    FlowRow,
    | 'id'
    | 'flowId'
    | 'fullName'
    | 'status'
    | 'flowUrgent'
    | 'thisStep'
    | 'completion'
    | 'delegateUserId'
    | 'startTime'
    | 'endTime'
    | 'state'
    | 'seq'
    | 'hash'
  >;
  history: { command: number; at: Date; actorId: string; events: string; hash: Buffer };
  tasks: TaskRow[];
  goneTasks: string[];
  records: RecordRow[];
  /** Records that were taken back. */
  undone: string[];
  copies: CopyRow[];
}

/** One statement: a flow, what happened, and what lists show of it. */
export async function leave(db: Db, { flow, history, tasks, goneTasks, ...more }: Leaving): Promise<void> {
  const { records, undone, copies } = more;
  await sql`
    with changed as (
      update flow set "flowId" = ${flow.flowId}, "fullName" = ${flow.fullName}, status = ${flow.status},
        "flowUrgent" = ${flow.flowUrgent}, "thisStep" = ${flow.thisStep}, completion = ${flow.completion},
        "delegateUserId" = ${flow.delegateUserId}, "startTime" = ${flow.startTime}, "endTime" = ${flow.endTime},
        state = ${flow.state}, seq = ${flow.seq}, hash = ${flow.hash}
      where id = ${flow.id}
    ), happened as (
      insert into flow_history ("taskId", command, at, "actorId", events, hash)
      values (${flow.id}, ${history.command}, ${history.at}, ${history.actorId}, ${history.events}::json,
        ${history.hash})
    ), gone as (
      delete from flow_task where id = any(${goneTasks}::text[])
    ), kept as (
      delete from flow_saved where "opId" = any(${goneTasks}::text[])
    ), open as (
      insert into flow_task select * from jsonb_populate_recordset(null::flow_task, ${JSON.stringify(tasks)}::jsonb)
      on conflict (id) do update set "handlerId" = excluded."handlerId", "receivedAt" = excluded."receivedAt",
        due = excluded.due, "readAt" = case when flow_task."handlerId" = excluded."handlerId"
          then flow_task."readAt" end
    ), done as (
      insert into flow_record select * from jsonb_populate_recordset(null::flow_record,
        ${JSON.stringify(records.map((record) => ({ ...record, isUndone: false })))}::jsonb)
    ), back as (
      update flow_record set "isUndone" = true where id = any(${undone}::text[])
    )
    insert into flow_copy select * from jsonb_populate_recordset(null::flow_copy, ${JSON.stringify(copies)}::jsonb)
    on conflict (id) do nothing`.execute(db);
}

/** What a list shows and seeks of a request: it changes with the form only. */
export async function describeFlow(
  db: Db,
  id: string,
  described: { labels: string; summary: string; grams: string[] },
): Promise<void> {
  await db.updateTable('flow').set(described).where('id', '=', id).execute();
}

export async function isMentioned(db: Db, taskId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('flow_comment')
    .select('id')
    .where('taskId', '=', taskId)
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

/** The requests somebody has a task in. */
export async function flowsWithTasksOf(db: Db, handlerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('flow_task')
    .select('taskId')
    .distinct()
    .where('handlerId', '=', handlerId)
    .execute();
  return rows.map(({ taskId }) => taskId);
}

/** People who cannot act any more and still have tasks, however they were shut out. */
export async function goneWithTasks(db: Db): Promise<string[]> {
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
  saved: { opId: string; userId: string; taskId: string; formData: string; opinion: string; savedAt: Date },
): Promise<void> {
  await db
    .insertInto('flow_saved')
    .values(saved)
    .onConflict((conflict) =>
      conflict.columns(['opId', 'userId']).doUpdateSet({
        formData: saved.formData,
        opinion: saved.opinion,
        savedAt: saved.savedAt,
      }),
    )
    .execute();
}
