import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { EventRow } from './store.ts';

const meetings = (userId: string, now: Date) => sql`from schedule_event e
  where e."creatorUserId" = ${userId} and e."lastAt" >= ${now} and not e."isPrivate" and exists (
    select from schedule_participant p where p."eventId" = e.id and p."userId" <> ${userId} and p.answer <> 'removed')`;

/** How many events somebody has planned with others that are not over, at most so many. */
export async function countMeetings(db: Db, userId: string, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${meetings(userId, now)} limit ${most}) as found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The same, the next ones first. */
export async function meetingsOf(db: Db, userId: string, now: Date, most?: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.* ${meetings(userId, now)} order by e."firstAt", e.id limit ${most ?? null}`.execute(db);
  return rows;
}

export async function giveEvent(db: Db, id: string, { to, uid }: { to: string; uid: string }): Promise<void> {
  await db.updateTable('schedule_event').set({ creatorUserId: to, uid }).where('id', '=', id).execute();
}
