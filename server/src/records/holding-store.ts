import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Holding } from '../http/holding.ts';
import { examplesShown } from '../http/holding.ts';

// Of forms that show people, or those of some roles, their own records only; the others have readers enough.
const ofPerson = (userId: string) => sql`from record r join form_model m on m.id = r."modelId"
  where r."creatorUserId" = ${userId} and (
    m."recordScope" = 'own' or exists (select from role_scope s where s."moduleId" = m.id))`;

/**
 * Records that only their maker sees. They stay the maker's: whoever takes over sees and keeps them as their own, so
 * nothing is written over, however many there are.
 */
export const recordsHeld: Holding = {
  ...{ kind: 'records', seenWith: 'user' },
  async count(db, userId, most) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      select 1 ${ofPerson(userId)} limit ${most}) as found`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async examples(db, userId) {
    const { rows } = await sql<{ name: string }>`select m."fullName" || ' ×' || count(*) as name
      ${ofPerson(userId)} group by m.id, m."fullName" order by count(*) desc limit ${examplesShown}`.execute(
      db,
    );
    return rows.map(({ name }) => ({ name, link: '' }));
  },
  async handOver({ db }, { from, to }) {
    if (to === null) return [];
    const { rows } = await sql<{ id: string; count: number }>`select m.id, count(*)::int as count
      ${ofPerson(from)} group by m.id`.execute(db);
    return rows.map(({ id, count }) => ({ ref: id, was: count }));
  },
  // Who took over stops being asked for: there is nothing else to give back.
  handBack: async (_ctx, _hand, moved) => moved.reduce((sum, { was }) => sum + Number(was), 0),
};

/** Everybody whose records these people took over, and whose those had taken over before. */
export async function peopleBefore(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with recursive before as (
      select "userId", 0 as step from successor where "toId" = any(${userIds}::text[]) and kind = 'records'
      union select s."userId", step + 1 from before join successor s on s."toId" = before."userId"
        and s.kind = 'records' where step < 20)
    select distinct "userId" from before where "userId" <> all(${userIds}::text[])`.execute(db);
  return rows.map((row) => row.userId);
}
