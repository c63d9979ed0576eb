import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Signatures and files that came with what people did; the rest of what they said is in the state. */
export interface SaidRow {
  command: number;
  op: string | null;
  signature: string | null;
  files: unknown[] | null;
}

/** Found as letters and read here: the database opens no JSON in which somebody once left half a character. */
export async function findSaid(db: Db, taskId: string): Promise<SaidRow[]> {
  const { rows } = await sql<{ command: number; events: Partial<SaidRow>[] }>`
    select command, events from flow_history where "taskId" = ${taskId}
      and (position('"signature":"' in events::text) > 0 or position('"files":[{' in events::text) > 0)
    order by command`.execute(db);
  return rows.flatMap(({ command, events }) =>
    events
      .filter(({ signature, files }) => signature != null || (Array.isArray(files) && files.length > 0))
      .map(({ op = null, signature = null, files = null }) => ({ command, op, signature, files })),
  );
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
