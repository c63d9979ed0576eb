import { defaultPreferences } from '@fairway/contract/account.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { editionNow, zoneOf } from './directory/store.ts';
import type { WorkflowTables } from './tables.ts';
import type { DelegationRow } from './talk/store.ts';
import type { FlowHead } from './templates/compiled-flow.ts';

export type FlowRow = Selectable<WorkflowTables['flow']>;
export type TaskRow = Selectable<WorkflowTables['flow_task']>;
export type RecordRow = Omit<Selectable<WorkflowTables['flow_record']>, 'isUndone'>;
export type CopyRow = Selectable<WorkflowTables['flow_copy']>;

export const findFlow = (db: Db, id: string): Promise<FlowRow | undefined> =>
  db.selectFrom('flow').selectAll().where('id', '=', id).executeTakeFirst();

/** The row is ours until the transaction ends: who comes second decides about what the first left. */
export const lockFlow = (db: Db, id: string): Promise<FlowRow | undefined> =>
  db.selectFrom('flow').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface Held {
  flow: FlowRow;
  head: FlowHead;
  edition: string;
  zone: string;
  delegations: DelegationRow[];
}

/** The same with everything a decision may ask, in one look: its version, the people's edition, who stands in for whom. */
export async function holdRow(
  db: Db,
  id: string,
  { actorId, now }: { actorId: string; now: Date },
): Promise<Held | undefined> {
  const { rows } = await sql<
    FlowRow & { head: FlowHead } & Omit<Held, 'flow' | 'zone'> & { zone: string | null }
  >`
    select f.*, ${editionNow} as edition, ${zoneOf(sql`f."creatorUserId"`)} as zone,
      json_build_object('id', v.id, 'templateId', t.id, 'enCode', t."enCode", 'fullName', t."fullName",
        'category', t.category, 'icon', t.icon, 'iconBackground', t."iconBackground", 'version', v.version,
        'enabledMark', t."enabledMark", 'formId', t."formId", 'formVersion', v."formVersion") as head,
      (select coalesce(json_agg(d), '[]') from flow_delegation d
       where d."toUserId" = ${actorId} and d."startTime" <= ${now} and d."endTime" > ${now}) as delegations
    from flow f
    join flow_version v on v.id = f."flowId"
    join flow_template t on t.id = v."templateId"
    where f.id = ${id} for update of f`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { head, edition, zone, delegations, ...flow } = found;
  return {
    flow,
    head,
    edition,
    zone: zone ?? defaultPreferences.quietHours.zone,
    // JSON has no dates.
    delegations: delegations.map((one) => ({
      ...one,
      startTime: new Date(one.startTime),
      endTime: new Date(one.endTime),
    })),
  };
}

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
  history: { command: number; at: Date; actorId: string; events: string };
  tasks: TaskRow[];
  goneTasks: string[];
  records: RecordRow[];
  /** Records that were taken back. */
  undone: string[];
  copies: CopyRow[];
}

/** One call: a flow, what happened, and what lists show of it. */
export async function leave(db: Db, { flow, history, tasks, goneTasks, ...more }: Leaving): Promise<void> {
  const { records, undone, copies } = more;
  const done = records.map((record) => ({ ...record, isUndone: false }));
  await sql`select leave_flow(${flow.id}, ${flow.flowId}, ${flow.fullName}, ${flow.status}, ${flow.flowUrgent},
    ${flow.thisStep}, ${flow.completion}, ${flow.delegateUserId}, ${flow.startTime}, ${flow.endTime}, ${flow.state},
    ${flow.seq}, ${flow.hash}, ${history.command}, ${history.at}, ${history.actorId}, ${history.events},
    ${someOf(goneTasks)}, ${writtenOf(tasks)}, ${writtenOf(done)}, ${someOf(undone)}, ${writtenOf(copies)})`.execute(
    db,
  );
}

const someOf = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);
const writtenOf = (rows: unknown[]): string | null => (rows.length > 0 ? JSON.stringify(rows) : null);

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
