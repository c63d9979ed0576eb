import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** So many at once: each transaction is short. */
const most = 1_000;

/** Takes the positions of punches before a time away; an address a map service named says as much as a position. */
export async function blankPositions(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update punch set lat = null, lng = null, accuracy = null, fixes = null, "positionRemovedAt" = ${now},
      address = case when "addressSource" = 'map' then '' else address end,
      "addressSource" = case when "addressSource" = 'map' then 'none' else "addressSource" end
    where id in (
      select id from punch where at < ${before} and "positionRemovedAt" is null order by at limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Punches whose photos have been kept for long enough. */
export async function punchesWithOldPhotos(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('punch')
    .select('id')
    .where('at', '<', before)
    .where('photosRemovedAt', 'is', null)
    .where('photoCount', '>', 0)
    .orderBy('at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
