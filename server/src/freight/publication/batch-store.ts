import type { Db } from '../../database/open.ts';

/** Keeps which rates a request for many is about. */
export async function insertMembers(db: Db, flowId: string, rateIds: readonly string[]): Promise<void> {
  await db
    .insertInto('rate_batch_member')
    .values(rateIds.map((rateId) => ({ flowId, rateId })))
    .execute();
}

export async function membersOf(db: Db, flowId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rate_batch_member')
    .select('rateId')
    .where('flowId', '=', flowId)
    .execute();
  return rows.map(({ rateId }) => rateId);
}

/** The rates of a request wait for it; each is one version further. */
export async function setRequest(
  db: Db,
  rateIds: readonly string[],
  { flowId, publisherId, now }: { flowId: string; publisherId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('freight_rate')
    .set((e) => ({ flowId, publisherId, lastModifyTime: now, version: e('version', '+', 1) }))
    .where('id', 'in', rateIds)
    .execute();
}
