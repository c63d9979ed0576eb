import { sql } from 'kysely';
import { busChannel } from '../bus/bus.ts';
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

/** Heard by every process with the commit, and by nobody without it. */
export async function publishOnCommit(db: Db, messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`select pg_notify(${busChannel}, message) from unnest(${[...messages]}::text[]) as said (message)`.execute(
    db,
  );
}
