import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Moved } from '../../http/holding.ts';
import type { UserTables } from '../tables.ts';

export type StoredLeaving = UserTables['leaving'];

/** The rows of these people are ours until the transaction ends, always in the same order, so that nobody waits in a ring. */
export async function lockTogether(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(['id', 'account', 'realName', 'kind', 'enabledMark', 'leftOn'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Their manager, else who heads a department of theirs, of those who are here. */
export async function suggestedReceiver(db: Db, userId: string) {
  const { rows } = await sql<{ id: string; fullName: string; headIcon: string }>`
    select u.id, u."realName" as "fullName", u."headIcon"
    from user_account me
    left join organisation o on o.id = me."organisationId"
    join user_account u on u.id in (me."managerId", o."managerId")
    where me.id = ${userId} and u.id <> me.id and u.kind = 'member' and u."enabledMark" = 1 and u."leftOn" is null
      and u."deletedAt" is null
    order by u.id = me."managerId" desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function countSessions(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertLeaving(db: Db, leaving: StoredLeaving): Promise<void> {
  await db.insertInto('leaving').values(leaving).execute();
}

export async function insertItems(
  db: Db,
  leavingId: string,
  { kind, toId }: { kind: HoldingKind; toId: string | null },
  moved: readonly Moved[],
): Promise<void> {
  if (moved.length === 0) return;
  await sql`insert into leaving_item ("leavingId", kind, ref, "toId", was)
    select ${leavingId}, ${kind}, one.ref, ${toId}, one.was
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as one (ref text, was jsonb)`.execute(db);
}

/** The last one, if it was not taken back. */
export async function lastLeaving(db: Db, userId: string): Promise<StoredLeaving | undefined> {
  const last = await db
    .selectFrom('leaving')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.undoneAt === null ? last : undefined;
}

export async function countItems(
  db: Db,
  leavingId: string,
): Promise<{ kind: HoldingKind; toId: string | null; count: number }[]> {
  const { rows } = await sql<{ kind: HoldingKind; toId: string | null; count: number }>`
    select kind, "toId", count(*)::int as count from leaving_item
    where "leavingId" = ${leavingId} group by kind, "toId"`.execute(db);
  return rows;
}

export async function findItems(
  db: Db,
  leavingId: string,
  kind: HoldingKind,
): Promise<{ toId: string | null; moved: Moved[] }> {
  const { rows } = await sql<{ ref: string; was: unknown; toId: string | null }>`
    select ref, was, "toId" from leaving_item where "leavingId" = ${leavingId} and kind = ${kind}`.execute(
    db,
  );
  return { toId: rows[0]?.toId ?? null, moved: rows.map(({ ref, was }) => ({ ref, was })) };
}

export async function markUndone(db: Db, id: string, by: string, now: Date): Promise<void> {
  await db.updateTable('leaving').set({ undoneAt: now, undoneBy: by }).where('id', '=', id).execute();
}

/** Who is asked in their place from now on. Whoever they stood in for is asked of the next one. */
export async function putSuccessors(
  db: Db,
  userId: string,
  successors: readonly { kind: HoldingKind; toId: string }[],
): Promise<void> {
  await dropSuccessors(db, userId);
  if (successors.length > 0)
    await db
      .insertInto('successor')
      .values(successors.map((one) => ({ ...one, userId })))
      .execute();
}

export async function dropSuccessors(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('successor').where('userId', '=', userId).execute();
}
