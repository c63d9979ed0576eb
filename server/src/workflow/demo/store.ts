import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

/** The sub-flow a request started last. */
export async function newestChildOf(db: Db, parentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow')
    .select('id')
    .where('parentId', '=', parentId)
    .orderBy('creatorTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

export async function insertDelegations(
  db: Db,
  delegations: Insertable<Tables['flow_delegation']>[],
): Promise<void> {
  await db.insertInto('flow_delegation').values(delegations).execute();
}

export async function insertComment(db: Db, comment: Insertable<Tables['flow_comment']>): Promise<void> {
  await db.insertInto('flow_comment').values(comment).execute();
}

/** People have long seen what came before a day. */
export async function markReadBefore(db: Db, day: Date): Promise<void> {
  await sql`
    with told as (
      update message_receiver set "readAt" = "creatorTime" + interval '2 hours' where "creatorTime" < ${day}
        and exists (select from message m where m.id = "messageId" and m."bodyText" like '%"processId"%')
    ), copied as (
      update flow_copy set "readAt" = "copiedAt" + interval '2 hours' where "copiedAt" < ${day}
    )
    update flow_task set "readAt" = "receivedAt" + interval '2 hours' where "receivedAt" < ${day}`.execute(
    db,
  );
}
