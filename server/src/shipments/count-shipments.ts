import type { Db } from '../database/open.ts';

/** How many shipments somebody looks after were opened in a time, for the reports they write. */
export async function countShipments(
  db: Db,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('shipment')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('creatorTime', '>=', from)
    .where('creatorTime', '<', until)
    .where('id', 'in', (e) =>
      e.selectFrom('shipment_member').select('shipmentId').where('userId', '=', userId),
    )
    .executeTakeFirstOrThrow();
  return count;
}
