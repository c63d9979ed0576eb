import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { WorkflowTables } from '../tables.ts';

/** How far checking came. */
export type Reached = Selectable<WorkflowTables['flow_check']>;

/** A second one waits until the first has moved on. */
export const takeReached = (db: Db): Promise<Reached> =>
  db.selectFrom('flow_check').selectAll().forUpdate().executeTakeFirstOrThrow();

export async function saveReached(db: Db, reached: Reached): Promise<void> {
  await db.updateTable('flow_check').set(reached).execute();
}

/** What happened next, and to which flow. */
export async function findChanged(
  db: Db,
  { at, flowId }: Reached,
  until: Date,
  limit: number,
): Promise<{ at: Date; flowId: string }[]> {
  return db
    .selectFrom('flow_history')
    .select(['at', 'flowId'])
    .where(sql<boolean>`(at, "flowId") > (${at}, ${flowId})`)
    .where('at', '<=', until)
    .orderBy('at')
    .orderBy('flowId')
    .limit(limit)
    .execute();
}

export async function findFlowsAfter(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('flow')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Everything that is stored about a flow, as of one moment. */
export interface StoredFlow {
  id: string;
  versionId: string;
  fullName: string;
  creatorUserId: string;
  status: number;
  state: string;
  stateCommand: number | null;
  seq: number;
  hash: string;
  history: { command: number; events: string; hash: string }[];
  tasks: { id: string; handlerId: string }[];
}

export async function findStored(db: Db, id: string): Promise<StoredFlow | undefined> {
  const { rows } = await sql<StoredFlow>`
    select f.id, f."versionId", f."fullName", f."creatorUserId", f.status, f.state, f."stateCommand", f.seq,
      encode(f.hash, 'hex') as hash,
      (select coalesce(json_agg(json_build_object('command', h.command, 'events', h.events::text,
          'hash', encode(h.hash, 'hex')) order by h.command), '[]')
        from flow_history h where h."flowId" = f.id) as history,
      (select coalesce(json_agg(json_build_object('id', t.id, 'handlerId', t."handlerId")), '[]')
        from flow_task t where t."flowId" = f.id) as tasks
    from flow f where f.id = ${id}`.execute(db);
  return rows[0];
}
