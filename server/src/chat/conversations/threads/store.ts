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
      creatorTime: now,
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

/** A conversation that belongs to a record. */
export interface Thread {
  id: string;
  lastSeq: number;
  recordKind: ThreadKind;
  recordId: string;
}

const threadRows = (db: Db) =>
  db
    .selectFrom('conversation as c')
    .select(['c.id', 'c.lastSeq'])
    .select((e) => [
      e.ref('c.recordKind').$notNull().as('recordKind'),
      e.ref('c.recordId').$notNull().as('recordId'),
    ])
    .where('c.kind', '=', 'record');

export async function findThread(db: Db, conversationId: string): Promise<Thread | undefined> {
  return threadRows(db).where('c.id', '=', conversationId).executeTakeFirst();
}

/** Those of these conversations that are threads this person is in. */
export async function threadsOf(
  db: Db,
  userId: string,
  conversationIds: readonly string[],
): Promise<Thread[]> {
  return threadRows(db)
    .innerJoin('conversation_member as me', 'me.conversationId', 'c.id')
    .where('c.id', '=', sql<string>`any(${conversationIds}::text[])`)
    .where('me.userId', '=', userId)
    .where('me.leftSeq', 'is', null)
    .execute();
}

export async function memberIdsOf(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_member')
    .select('userId')
    .where('conversationId', '=', conversationId)
    .where('leftSeq', 'is', null)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** These people see nothing of these threads any more, not even what was said before. */
export async function endThreadAccess(
  db: Db,
  conversationIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  if (conversationIds.length === 0 || userIds.length === 0) return;
  await db
    .updateTable('conversation_member')
    .set({ leftSeq: 0 })
    .where('conversationId', '=', sql<string>`any(${conversationIds}::text[])`)
    .where('userId', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
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
