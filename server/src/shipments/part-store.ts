import type { LegMode, MemberRole, PartyDetails, PartyRole } from '@fairway/contract/shipment-fields.ts';
import type { ExceptionCode, Milestone, Severity, ShipmentStage } from '@fairway/contract/tracking.ts';
import type { Db } from '../database/open.ts';
import type { ShipmentTables } from './tables.ts';

export interface StoredMember {
  shipmentId: string;
  userId: string;
  role: MemberRole;
  share: string;
}

export async function findMembers(db: Db, shipmentIds: readonly string[]): Promise<StoredMember[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_member')
    .selectAll()
    .where('shipmentId', 'in', shipmentIds)
    .orderBy('shipmentId')
    .orderBy('role')
    .orderBy('userId')
    .execute();
  return rows as StoredMember[];
}

export async function replaceMembers(
  db: Db,
  shipmentId: string,
  members: readonly Omit<StoredMember, 'shipmentId'>[],
): Promise<void> {
  await db.deleteFrom('shipment_member').where('shipmentId', '=', shipmentId).execute();
  if (members.length === 0) return;
  await db
    .insertInto('shipment_member')
    .values(members.map(({ userId, role, share }) => ({ shipmentId, userId, role, share })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where somebody was a member; they are none any more. */
export async function deleteMemberEverywhere(db: Db, userId: string): Promise<string[]> {
  const gone = await db
    .deleteFrom('shipment_member')
    .where('userId', '=', userId)
    .returning('shipmentId')
    .execute();
  await db.updateTable('shipment_task').set({ assigneeId: null }).where('assigneeId', '=', userId).execute();
  return [...new Set(gone.map(({ shipmentId }) => shipmentId))];
}

export interface StoredParty {
  shipmentId: string;
  role: PartyRole;
  customerId: string | null;
  details: PartyDetails;
}

export async function findParties(db: Db, shipmentId: string): Promise<StoredParty[]> {
  const rows = await db
    .selectFrom('shipment_party')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .execute();
  return rows as unknown as StoredParty[];
}

export async function replaceParties(
  db: Db,
  shipmentId: string,
  parties: readonly Omit<StoredParty, 'shipmentId'>[],
): Promise<void> {
  await db.deleteFrom('shipment_party').where('shipmentId', '=', shipmentId).execute();
  if (parties.length === 0) return;
  await db
    .insertInto('shipment_party')
    .values(
      parties.map(({ role, customerId, details }) => ({
        ...{ shipmentId, role, customerId, details: JSON.stringify(details) },
      })),
    )
    .execute();
}

export interface StoredLeg extends Omit<ShipmentTables['shipment_leg'], 'mode'> {
  mode: LegMode;
}

export async function findLegs(db: Db, shipmentId: string): Promise<StoredLeg[]> {
  const rows = await db
    .selectFrom('shipment_leg')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .orderBy('seq')
    .execute();
  return rows as StoredLeg[];
}

export async function replaceLegs(
  db: Db,
  shipmentId: string,
  legs: readonly Omit<StoredLeg, 'shipmentId' | 'seq'>[],
): Promise<void> {
  await db.deleteFrom('shipment_leg').where('shipmentId', '=', shipmentId).execute();
  if (legs.length === 0) return;
  await db
    .insertInto('shipment_leg')
    .values(legs.map((leg, index) => ({ ...leg, shipmentId, seq: index + 1 })))
    .execute();
}

export interface StoredBox extends Omit<ShipmentTables['shipment_box'], 'stage' | 'lastMilestone'> {
  stage: ShipmentStage;
  lastMilestone: Milestone | null;
}

export async function findBoxes(db: Db, shipmentIds: readonly string[]): Promise<StoredBox[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_box')
    .selectAll()
    .where('shipmentId', 'in', shipmentIds)
    .orderBy('shipmentId')
    .orderBy('seq')
    .execute();
  return rows as StoredBox[];
}

export type NewBox = Omit<
  StoredBox,
  'stage' | 'lastMilestone' | 'lastEventAt' | 'lastFreeDay' | 'detentionFreeUntil'
>;

export async function insertBoxes(db: Db, boxes: readonly NewBox[]): Promise<void> {
  if (boxes.length === 0) return;
  await db
    .insertInto('shipment_box')
    .values(
      boxes.map((box) => ({
        ...box,
        ...{ stage: 'unbooked', lastMilestone: null, lastEventAt: null },
        ...{ lastFreeDay: null, detentionFreeUntil: null },
      })),
    )
    .execute();
}

export async function changeBox(db: Db, id: string, changes: Partial<NewBox>): Promise<void> {
  await db.updateTable('shipment_box').set(changes).where('id', '=', id).execute();
}

export async function deleteBoxes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('shipment_box').where('id', 'in', ids).execute();
}

/** Boxes to another shipment, behind those that it has. */
export async function moveBoxes(
  db: Db,
  ids: readonly string[],
  { shipmentId, afterSeq }: { shipmentId: string; afterSeq: number },
): Promise<void> {
  for (const [index, id] of ids.entries()) await changeBox(db, id, { shipmentId, seq: afterSeq + index + 1 });
}

/** What is wrong with shipments now, by shipment. */
/** What is wrong with shipments and told to their customers. */
export async function findToldTroubles(db: Db, shipmentIds: readonly string[], toldCodes: readonly string[]) {
  if (shipmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_exception')
    .select(['shipmentId', 'severity'])
    .where('shipmentId', 'in', [...new Set(shipmentIds)])
    .where('status', 'in', ['open', 'acknowledged'])
    .where((e) => e.or([e('code', 'in', [...toldCodes]), e('customerText', '<>', '')]))
    .execute();
  return rows as { shipmentId: string; severity: Severity }[];
}

export async function findTroubles(db: Db, shipmentIds: readonly string[]) {
  if (shipmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_exception')
    .select(['shipmentId', 'code'])
    .distinct()
    .where('shipmentId', 'in', shipmentIds)
    .where('status', 'in', ['open', 'acknowledged'])
    .orderBy('code')
    .execute();
  return rows as { shipmentId: string; code: ExceptionCode }[];
}
