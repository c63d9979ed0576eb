import type { Db } from '../database/open.ts';

/** In whose own lists shipments stand: members, and the people of the customer and of the agent. */
export async function findOwnersOf(db: Db, shipmentIds: readonly string[]) {
  if (shipmentIds.length === 0) return [];
  const viewers = db
    .selectFrom('shipment_viewer')
    .select('shipment_viewer.shipmentId')
    .where('shipment_viewer.shipmentId', 'in', [...shipmentIds]);
  return viewers
    .innerJoin('user_account', 'user_account.id', 'shipment_viewer.viewerId')
    .select('user_account.id as userId')
    .union(
      viewers
        .innerJoin('customer_user', 'customer_user.customerId', 'shipment_viewer.viewerId')
        .select('customer_user.userId as userId'),
    )
    .execute();
}
