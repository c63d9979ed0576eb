import type { ClientKind, onlineSessionColumns } from '@fairway/contract/online-sessions.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../../database/page.ts';
import type { Tables } from '../../database/tables.ts';

export interface OnlineQuestion extends Order<(typeof onlineSessionColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  filters: { userId?: string | undefined; client?: ClientKind | undefined };
  /** What was used or opened longer ago has run out. */
  usedSince: Date;
  openedSince: Date;
}

type Sessions = SelectQueryBuilder<Tables, 'session' | 'user_account', object>;

const sorted = {
  who: sql`lower(user_account."realName")`,
  signedInAt: sql`session."createdAt"`,
  lastSeenAt: sql`session."lastSeenAt"`,
  id: sql`session.id`,
};

/** Sessions that go on, the last used first unless sorted by a column. */
export async function findOnline(db: Db, wanted: OnlineQuestion) {
  const query = narrowed(db, wanted)
    .select(['session.id', 'session.userId', 'session.origin', 'session.agent', 'session.address'])
    .select(['session.createdAt', 'session.lastSeenAt'])
    .select(['user_account.account', 'user_account.realName', 'user_account.kind', 'user_account.headIcon'])
    .select('user_account.isAdministrator')
    .orderBy('session.lastSeenAt', 'desc')
    .orderBy('session.id', 'desc');
  return readPage(db, inOrder(query, wanted, sorted), wanted);
}

function narrowed(db: Db, { keyword, filters, usedSince, openedSince }: OnlineQuestion): Sessions {
  let query: Sessions = db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.userId')
    .where('session.endedAt', 'is', null)
    // An administrator who looks as somebody else is no device of theirs.
    .where('session.seenByToken', 'is', null)
    .where('session.lastSeenAt', '>=', usedSince)
    .where('session.createdAt', '>=', openedSince)
    .where('user_account.enabledMark', '=', 1)
    .where('user_account.deletedAt', 'is', null);
  if (filters.userId !== undefined) query = query.where('session.userId', '=', filters.userId);
  if (filters.client !== undefined) query = query.where('session.origin', '=', filters.client);
  for (const word of (keyword ?? '').split(/\s+/).filter(Boolean).slice(0, 8))
    query = query.where((e) =>
      e.or([
        e('user_account.account', 'ilike', containing(word)),
        e('user_account.realName', 'ilike', containing(word)),
        e('user_account.quickQuery', 'ilike', containing(word)),
        e('session.agent', 'ilike', containing(word)),
        e('session.address', 'ilike', containing(word)),
      ]),
    );
  return query;
}

/** Whose these are, in one order, so that two who end the same ones never wait for each other. */
export async function lockSessions(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.userId')
    .select(['session.id', 'session.userId', 'session.agent'])
    .select(['user_account.account', 'user_account.realName', 'user_account.isAdministrator'])
    .where('session.id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('session.id')
    .forNoKeyUpdate('session')
    .execute();
}

export async function findHolder(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['account', 'realName', 'isAdministrator'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** How many of these still went on. */
export async function endByIds(db: Db, ids: readonly string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ endedAt: now, endReason: 'endedByUser' })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Every session of a person but this one; how many still went on. */
export async function endAllBut(db: Db, userId: string, keptId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ endedAt: now, endReason: 'endedByUser' })
    .where('userId', '=', userId)
    .where('id', '<>', keptId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
