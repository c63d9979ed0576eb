import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export async function findFeeds(db: Db) {
  return db.selectFrom('tracking_feed').selectAll().orderBy('name').orderBy('id').execute();
}
export type FeedRow = Awaited<ReturnType<typeof findFeeds>>[number];

export async function findFeed(db: Db, id: string): Promise<FeedRow | undefined> {
  return db.selectFrom('tracking_feed').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked, for who changes or asks it; undefined where somebody else has it and we do not wait. */
export async function takeFeed(
  db: Db,
  id: string,
  { waits }: { waits: boolean },
): Promise<FeedRow | undefined> {
  const query = db.selectFrom('tracking_feed').selectAll().where('id', '=', id).forUpdate();
  return (waits ? query : query.skipLocked()).executeTakeFirst();
}

/** Whether another feed has this name. */
export async function isNameTaken(db: Db, name: string, exceptId: string | undefined): Promise<boolean> {
  const rows = await db.selectFrom('tracking_feed').select('id').where('name', '=', name).execute();
  return rows.some(({ id }) => id !== exceptId);
}

export async function insertFeed(db: Db, row: FeedRow): Promise<void> {
  await db.insertInto('tracking_feed').values(row).execute();
}

export async function updateFeed(db: Db, id: string, changes: Partial<Omit<FeedRow, 'id'>>): Promise<void> {
  await db.updateTable('tracking_feed').set(changes).where('id', '=', id).execute();
}

export async function deleteFeed(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tracking_feed').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Feeds that are to be asked by now. */
export async function findDueFeeds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('tracking_feed')
    .select('id')
    .where('kind', '=', 'pull')
    .where('isEnabled', '=', true)
    .where('nextPullAt', '<=', now)
    .orderBy('nextPullAt')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

/** Feeds that can be asked. */
export async function findAskedFeeds(db: Db, most: number): Promise<FeedRow[]> {
  return db
    .selectFrom('tracking_feed')
    .selectAll()
    .where('kind', '=', 'pull')
    .where('isEnabled', '=', true)
    .orderBy('name')
    .limit(most)
    .execute();
}

export const mostCallsInAMinute = 30;

/** Counts that a feed is asked; false where it was often enough in this minute, whoever asked. */
export async function countCall(db: Db, id: string, now: Date): Promise<boolean> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const { rows } = await sql`
    update tracking_feed set "callMinute" = ${minute},
      "callCount" = case when "callMinute" = ${minute} then "callCount" + 1 else 1 end
    where id = ${id} and not ("callMinute" is not distinct from ${minute} and "callCount" >= ${mostCallsInAMinute})
    returning id`.execute(db);
  return rows.length > 0;
}

/** False where this delivery was taken before. */
export async function insertDelivery(
  db: Db,
  feedId: string,
  deliveryId: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tracking_delivery')
    .values({ feedId, deliveryId, receivedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Older ones are refused by their clock. */
export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('tracking_delivery').where('receivedAt', '<', before).execute();
}

/** How many reports each feed gave since then. */
export async function countReportsSince(db: Db, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ feedId: string; count: number }>`
    select "feedId", count(*) as count from tracking_report
    where "receivedAt" >= ${since} and "feedId" is not null group by "feedId"`.execute(db);
  return new Map(rows.map(({ feedId, count }) => [feedId, count]));
}
