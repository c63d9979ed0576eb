import type { Db } from '../database/open.ts';

/** Some of the requests that are to be described, held; those somebody else holds are left for the next time. */
export async function holdToDescribe(db: Db, limit: number): Promise<string[]> {
  const held = await db
    .selectFrom('flow')
    .innerJoin('flow_to_describe', 'flow_to_describe.flowId', 'flow.id')
    .select('flow.id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return held.map(({ id }) => id);
}

export async function removeToDescribe(db: Db, flowIds: readonly string[]): Promise<void> {
  if (flowIds.length > 0) await db.deleteFrom('flow_to_describe').where('flowId', 'in', flowIds).execute();
}
