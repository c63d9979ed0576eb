import type { Db } from '../database/open.ts';

/** How many approvals somebody handled in a time, for the reports they write. */
export async function countDecided(
  db: Db,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('flow_record')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('handleId', '=', userId)
    .where('handleTime', '>=', from)
    .where('handleTime', '<', until)
    .where('isDone', '=', true)
    .where('isUndone', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
