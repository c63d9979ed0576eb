import type { EventOf } from '@fairway/domain/workflow/engine/events.ts';
import { readEvents } from '@fairway/domain/workflow/engine/stored-names.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** What came with what people did and is not in the state: signatures and files, and whose a task was that moved. */
export interface SaidRow {
  command: number;
  task: string | null;
  signature: string | null;
  files: unknown[] | null;
  moved: Pick<EventOf<'taskMoved'>, 'from' | 'why'> | null;
}

/** Found as letters and read here: the database opens no JSON in which somebody once left half a character. */
export async function findSaid(db: Db, flowId: string): Promise<SaidRow[]> {
  const { rows } = await sql<{ command: number; events: unknown[] }>`
    select command, events from flow_history where "flowId" = ${flowId}
      and (position('"signature":"' in events::text) > 0 or position('"files":[{' in events::text) > 0
        or position('Moved"' in events::text) > 0)
    order by command`.execute(db);
  return rows.flatMap(({ command, events }) =>
    readEvents(events).flatMap((event) => {
      const { task = null, signature = null, files = null } = event as Partial<SaidRow>;
      const moved = event.type === 'taskMoved' ? { from: event.from, why: event.why } : null;
      const isSaid = signature != null || (Array.isArray(files) && files.length > 0) || moved;
      return isSaid ? [{ command, task, signature, files, moved }] : [];
    }),
  );
}

/** What somebody kept at a task to go on with later. */
export const findSaved = (db: Db, taskId: string, userId: string) =>
  db
    .selectFrom('flow_saved')
    .select(['formData', 'opinion'])
    .where('taskId', '=', taskId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Notes the first look at a task. Whoever decides it just now is not waited for. */
export async function noteTaskRead(db: Db, taskId: string, now: Date): Promise<void> {
  await sql`update flow_task set "readAt" = ${now} where id =
    (select id from flow_task where id = ${taskId} and "readAt" is null for update skip locked)`.execute(db);
}

export async function noteCopyRead(db: Db, copyId: string, now: Date): Promise<void> {
  await sql`update flow_copy set "readAt" = ${now} where id =
    (select id from flow_copy where id = ${copyId} and "readAt" is null for update skip locked)`.execute(db);
}
