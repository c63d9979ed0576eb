import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** The roles in which somebody is a member of shipments. */
export async function findMemberRoles(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_member')
    .select('role')
    .distinct()
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ role }) => role);
}

export async function findShipmentsAs(db: Db, userId: string, role: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_member')
    .select('shipmentId')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .execute();
  return rows.map(({ shipmentId }) => shipmentId);
}

/** Of one list: how many shipments that are not closed stand in each stage. */
export async function countStages(db: Db, viewerId: string): Promise<Map<ShipmentStage, number>> {
  const rows = await db
    .selectFrom('shipment_viewer as v')
    .innerJoin('shipment as s', 's.id', 'v.shipmentId')
    .select(['v.stage', sql<number>`count(*)::int`.as('count')])
    .where('v.viewerId', '=', viewerId)
    .where('s.status', '=', 'active')
    .groupBy('v.stage')
    .execute();
  return new Map(rows.map(({ stage, count }) => [stage as ShipmentStage, count]));
}
