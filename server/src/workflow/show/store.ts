import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Signatures and files that came with what people did; the rest of what they said is in the state. */
export interface SaidRow {
  command: number;
  op: string | null;
  signature: string | null;
  files: unknown[] | null;
}

export async function findSaid(db: Db, taskId: string): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select h.command, e.event ->> 'op' as op, e.event ->> 'signature' as signature, e.event -> 'files' as files
    from flow_history h, jsonb_array_elements(h.events::jsonb) as e (event)
    where h."taskId" = ${taskId} and (e.event ->> 'signature' is not null
      or case jsonb_typeof(e.event -> 'files') when 'array' then e.event -> 'files' <> '[]' else false end)
    order by h.command`.execute(db);
  return rows;
}

/** What somebody kept at a task to go on with later. */
export const findSaved = (db: Db, opId: string, userId: string) =>
  db
    .selectFrom('flow_saved')
    .select(['formData', 'opinion'])
    .where('opId', '=', opId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Notes the first look at a task. Whoever decides it just now is not waited for. */
export async function noteTaskRead(db: Db, opId: string, now: Date): Promise<void> {
  await sql`update flow_task set "readAt" = ${now} where id =
    (select id from flow_task where id = ${opId} and "readAt" is null for update skip locked)`.execute(db);
}

export async function noteCopyRead(db: Db, copyId: string, now: Date): Promise<void> {
  await sql`update flow_copy set "readAt" = ${now} where id =
    (select id from flow_copy where id = ${copyId} and "readAt" is null for update skip locked)`.execute(db);
}
