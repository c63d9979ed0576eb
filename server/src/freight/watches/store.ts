import type { WatchKind } from '@fairway/contract/rate-watches.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { readPage } from '../../database/page.ts';
import type { Sight, StoredRate } from '../rate-store.ts';
import { seenBy } from '../rate-store.ts';
import type { WatchTables } from './tables.ts';

export type Watch = WatchTables['rate_watch'];

/** The row is ours until the transaction ends: two that are added at once are counted one after the other. */
export async function lockWatcher(db: Db, userId: string): Promise<void> {
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countWatches(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('rate_watch')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findWatch(db: Db, { userId, kind, key }: Pick<Watch, 'userId' | 'kind' | 'key'>) {
  return db
    .selectFrom('rate_watch')
    .select(['id', 'target'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertWatches(db: Db, watches: readonly Watch[]): Promise<void> {
  if (watches.length === 0) return;
  await db
    .insertInto('rate_watch')
    .values(watches)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Another target is another question: what was told of the one before counts no more. */
export async function changeTarget(db: Db, id: string, target: string | null): Promise<void> {
  await db
    .updateTable('rate_watch')
    .set({ target, toldRateId: null, toldPrice: null })
    .where('id', '=', id)
    .execute();
}

/** False where it is not theirs. */
export async function deleteWatch(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('rate_watch')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}

export async function deleteWatchesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('rate_watch').where('userId', '=', userId).execute();
}

export async function listWatchRows(
  db: Db,
  userId: string,
  kind: WatchKind,
  paging: { currentPage: number; pageSize: number },
) {
  const watches = db
    .selectFrom('rate_watch')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .orderBy('creatorTime', 'desc')
    .orderBy('id');
  return readPage(db, watches, paging);
}

export async function watchMarks(db: Db, userId: string) {
  return db
    .selectFrom('rate_watch')
    .select(['id', 'kind', 'key', 'target'])
    .where('userId', '=', userId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * The version of each favourite that counts: the one in force, before the one to come, before the last that was; of
 * several the one for those the chosen one was for.
 */
export async function currentVersions(
  db: Db,
  watchIds: readonly string[],
  sight: Sight,
  today: string,
): Promise<Map<string, StoredRate>> {
  if (watchIds.length === 0) return new Map();
  const { rows } = await sql<StoredRate & { watchId: string }>`
    select rate_watch.id as "watchId", current.*
    from rate_watch
    left join freight_rate chosen on chosen.id = rate_watch."rateId"
    cross join lateral (
      select * from freight_rate
      where freight_rate."polId" = rate_watch."polId" and freight_rate."podId" = rate_watch."podId"
        and freight_rate."carrierId" = rate_watch."carrierId" and freight_rate.mode = rate_watch.mode
        and freight_rate."rateType" = rate_watch."rateType"
        and freight_rate."serviceCode" = rate_watch."serviceCode"
        and freight_rate.commodity = rate_watch.commodity
        and freight_rate.status <> 'draft' and ${seenBy({ ...sight, isKeeper: false })}
      order by freight_rate.status = 'published' and freight_rate."validFrom" <= ${today}
          and freight_rate."validTo" >= ${today} desc,
        freight_rate.status = 'published' desc,
        freight_rate.audience is not distinct from chosen.audience desc,
        freight_rate."validTo" desc, freight_rate."publishedAt" desc nulls last
      limit 1) current
    where rate_watch.id = any(${watchIds})`.execute(db);
  return new Map(rows.map(({ watchId, ...rate }) => [watchId, rate as unknown as StoredRate]));
}

interface Lane {
  mode: string;
  polId: string;
  podId: string;
}

/** What is in force on lanes today, for whoever looks. */
export async function ratesOnLanes(
  db: Db,
  lanes: readonly Lane[],
  sight: Sight,
  today: string,
): Promise<StoredRate[]> {
  if (lanes.length === 0) return [];
  const { rows } = await sql<StoredRate>`
    select freight_rate.*
    from (select distinct mode, "polId", "podId" from json_to_recordset(${JSON.stringify(lanes)}::json)
      as lane (mode text, "polId" text, "podId" text)) lane
    join freight_rate on freight_rate.mode = lane.mode and freight_rate."polId" = lane."polId"
      and freight_rate."podId" = lane."podId"
    where freight_rate.status = 'published' and freight_rate."validTo" >= ${today}
      and freight_rate."validFrom" <= ${today} and ${seenBy({ ...sight, isKeeper: false })}`.execute(db);
  return rows;
}

/** How many rates lines have today with the lines below them, and when the newest came. */
export async function ratesOnLines(db: Db, lineIds: readonly string[], sight: Sight, today: string) {
  if (lineIds.length === 0) return new Map<string, { rates: number; newestAt: Date | null }>();
  const { rows } = await sql<{ lineId: string; rates: number; newestAt: Date | null }>`
    select above.id as "lineId", count(*)::int as rates, max(freight_rate."publishedAt") as "newestAt"
    from trade_line above
    join trade_line line on line.id = above.id or line."parentId" = above.id
    join freight_rate on freight_rate."lineId" = line.id
    where above.id = any(${lineIds}) and freight_rate.status = 'published'
      and freight_rate."validTo" >= ${today} and freight_rate."validFrom" <= ${today}
      and ${seenBy({ ...sight, isKeeper: false })}
    group by above.id`.execute(db);
  return new Map(rows.map(({ lineId, ...counted }) => [lineId, counted]));
}

export async function insertNews(db: Db, rateId: string, now: Date): Promise<void> {
  await db
    .insertInto('rate_news')
    .values({ rateId, creatorTime: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes what nobody was told of, and that is in force still. */
export async function takeNews(db: Db, most: number): Promise<{ rates: StoredRate[]; taken: number }> {
  const { rows } = await sql<StoredRate>`
    with taken as (
      delete from rate_news where "rateId" in (
        select "rateId" from rate_news order by "creatorTime", "rateId" limit ${most} for update skip locked)
      returning "rateId")
    select freight_rate.* from taken join freight_rate on freight_rate.id = taken."rateId"
    order by freight_rate."rateNo"`.execute(db);
  return { rates: rows.filter(({ status }) => status === 'published'), taken: rows.length };
}

/** An alert with the base port of its port of discharge: rates to that answer where none goes to the port itself. */
export interface AlertWithBase extends Watch {
  basePortId: string | null;
}

/** Who waits for the price of one of these lanes, or of one that begins with it. */
export async function alertsOnLanes(db: Db, lanes: readonly Lane[]): Promise<AlertWithBase[]> {
  const { rows } = await sql<AlertWithBase>`
    select distinct on (rate_watch.id) rate_watch.*, port."basePortId"
    from (select distinct mode, "polId", "podId" from json_to_recordset(${JSON.stringify(lanes)}::json)
      as lane (mode text, "polId" text, "podId" text)) lane
    join port on lane."podId" in (port.id, port."basePortId")
    join rate_watch on rate_watch."polId" = lane."polId" and rate_watch."podId" = port.id
      and rate_watch.mode = lane.mode and rate_watch.kind = 'priceAlert'
    order by rate_watch.id`.execute(db);
  return rows;
}

/** Who waits for news of one of these lines, or of the line above it; with the lines they are told of. */
export async function subscribersOfLines(db: Db, lineIds: readonly string[]) {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<{ userId: string; lineId: string; partId: string }>`
    select rate_watch."userId", rate_watch."lineId", line.id as "partId"
    from trade_line line
    join rate_watch on rate_watch.kind = 'line' and rate_watch."lineId" in (line.id, line."parentId")
    where line.id = any(${lineIds})
    order by rate_watch."userId", rate_watch."lineId"`.execute(db);
  return rows;
}

export async function noteTold(
  db: Db,
  told: readonly { id: string; rateId: string; price: string }[],
): Promise<void> {
  if (told.length === 0) return;
  await sql`update rate_watch set "toldRateId" = told."rateId", "toldPrice" = told.price
    from json_to_recordset(${JSON.stringify(told)}::json) as told (id text, "rateId" text, price numeric)
    where rate_watch.id = told.id`.execute(db);
}
