import type { Db } from '../database/open.ts';

/** How many quotes somebody made in a time, for the reports they write. */
export async function countQuotes(
  db: Db,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('quote')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('creatorTime', '>=', from)
    .where('creatorTime', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}
