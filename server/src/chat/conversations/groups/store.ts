import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

interface NewGroup {
  id: string;
  name: string;
  quickQuery: string;
  ownerId: string;
  now: Date;
}

export async function insertGroup(db: Db, { now, ...group }: NewGroup): Promise<void> {
  await db
    .insertInto('conversation')
    .values({
      ...{ ...group, kind: 'group', directKey: null, recordKind: null, recordId: null },
      creatorTime: now,
    })
    .execute();
}

/** Ours until the transaction ends: who comes, goes or is counted waits. */
export async function lockConversation(db: Db, conversationId: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'kind', 'name', 'ownerId', 'lastSeq'])
    .where('id', '=', conversationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Who comes sees from the place after `joinedSeq` on and has read up to `readSeq`; who had left is back. */
export async function putMembers(
  db: Db,
  conversationId: string,
  userIds: readonly string[],
  { joinedSeq, readSeq, now }: { joinedSeq: number; readSeq: number; now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({
    ...{ conversationId, userId, joinedSeq, readSeq, joinedAt: now },
    ...{ leftSeq: null, hiddenSeq: null, pinnedAt: null },
  }));
  await db
    .insertInto('conversation_member')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['conversationId', 'userId'])
        .doUpdateSet({ joinedSeq, readSeq, joinedAt: now, leftSeq: null, hiddenSeq: null })
        .where('conversation_member.leftSeq', 'is not', null),
    )
    .execute();
}

/** From the place they left at on they see nothing more. */
export async function removeMembers(
  db: Db,
  conversationId: string,
  userIds: readonly string[],
  leftSeq: number,
): Promise<void> {
  await db
    .updateTable('conversation_member')
    .set({ leftSeq })
    .where('conversationId', '=', conversationId)
    .where('userId', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
}

export async function setOwner(db: Db, conversationId: string, ownerId: string | null): Promise<void> {
  await db.updateTable('conversation').set({ ownerId }).where('id', '=', conversationId).execute();
}

export async function setName(
  db: Db,
  conversationId: string,
  { name, quickQuery }: { name: string; quickQuery: string },
): Promise<void> {
  await db.updateTable('conversation').set({ name, quickQuery }).where('id', '=', conversationId).execute();
}

const ofOwner = (ownerId: string) => sql`from conversation where "ownerId" = ${ownerId} and kind = 'group'`;

export async function countOwnedGroups(db: Db, ownerId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 ${ofOwner(ownerId)} limit ${most}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The groups somebody looks after, in the order in which everybody locks them. */
export async function findOwnedGroups(
  db: Db,
  ownerId: string,
  most?: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name ${ofOwner(ownerId)} order by id
    ${most === undefined ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows;
}
