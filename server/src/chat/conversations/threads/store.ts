import type { ThreadKind } from '@fairway/contract/chat.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

interface NewThread {
  id: string;
  recordKind: ThreadKind;
  recordId: string;
  now: Date;
}

/** The conversation of a record, ours until the transaction ends; two who open it first get the same one. */
export async function takeThread(db: Db, { id, recordKind, recordId, now }: NewThread) {
  await db
    .insertInto('conversation')
    .values({
      ...{ id, kind: 'record', recordKind, recordId, directKey: null, ownerId: null },
      ...{ lastTime: null, creatorTime: now },
    })
    .onConflict((conflict) => conflict.columns(['recordKind', 'recordId']).doNothing())
    .execute();
  return db
    .selectFrom('conversation')
    .select(['id', 'name', 'lastSeq'])
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Those of these people who have an account and are not in it yet. */
export async function missingIn(db: Db, conversationId: string, userIds: readonly string[]) {
  const rows = await db
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.id', '=', sql<string>`any(${userIds}::text[])`)
    .where('u.enabledMark', '<>', 0)
    .where('u.deletedAt', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('conversation_member as g')
            .select('g.userId')
            .where('g.conversationId', '=', conversationId)
            .whereRef('g.userId', '=', 'u.id')
            .where('g.leftSeq', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
