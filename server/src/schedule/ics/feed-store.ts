import type { FeedShows } from '@fairway/contract/schedule-ics.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { ScheduleTables } from '../tables.ts';

type FeedRow = ScheduleTables['schedule_feed'];

/** Read so lately that it need not be noted again. */
const noted = '10 minutes';

export const findFeed = (db: Db, userId: string): Promise<FeedRow | undefined> =>
  db.selectFrom('schedule_feed').selectAll().where('userId', '=', userId).executeTakeFirst();

export async function replaceFeed(db: Db, feed: Omit<FeedRow, 'lastReadAt'>): Promise<void> {
  await db
    .insertInto('schedule_feed')
    .values({ ...feed, lastReadAt: null })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...feed, lastReadAt: null }))
    .execute();
}

export async function changeFeedRow(db: Db, userId: string, shows: FeedShows): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('schedule_feed')
    .set({ shows })
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('schedule_feed').where('userId', '=', userId).execute();
}

export interface FoundFeed {
  userId: string;
  realName: string;
  shows: FeedShows;
}

/** Whose calendar an address opens, as long as they work here. */
export async function findFeedByToken(db: Db, tokenHash: Buffer): Promise<FoundFeed | undefined> {
  const { rows } = await sql<FoundFeed>`
    select f."userId", u."realName", f.shows from schedule_feed f join user_account u on u.id = f."userId"
    where f."tokenHash" = ${tokenHash} and u."enabledMark" <> 0 and u."deletedAt" is null`.execute(db);
  return rows[0];
}

export async function noteRead(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    update schedule_feed set "lastReadAt" = ${now} where "userId" = ${userId}
      and ("lastReadAt" is null or "lastReadAt" < ${now}::timestamptz - ${noted}::interval)`.execute(db);
}
