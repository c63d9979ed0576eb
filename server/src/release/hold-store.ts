import type { HoldType } from '@fairway/contract/release-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ReleaseTables } from './tables.ts';

export interface StoredHold extends Omit<ReleaseTables['cargo_hold'], 'type'> {
  type: HoldType;
}

const read = (rows: readonly ReleaseTables['cargo_hold'][]) => rows as StoredHold[];

/** Holds that nobody lifted yet. */
export async function findActiveHolds(db: Db, shipmentIds: readonly string[]): Promise<StoredHold[]> {
  const rows = await db
    .selectFrom('cargo_hold')
    .selectAll()
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .where('liftedAt', 'is', null)
    .orderBy('placedAt')
    .orderBy('id')
    .execute();
  return read(rows);
}

const mostShown = 100;

/** All holds of a shipment, the newest first. */
export async function listHolds(db: Db, shipmentId: string): Promise<StoredHold[]> {
  const rows = await db
    .selectFrom('cargo_hold')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return read(rows);
}

export async function takeHold(db: Db, id: string): Promise<StoredHold | undefined> {
  const rows = await db.selectFrom('cargo_hold').selectAll().where('id', '=', id).forUpdate().execute();
  return read(rows)[0];
}

export async function insertHolds(db: Db, holds: readonly StoredHold[]): Promise<void> {
  if (holds.length === 0) return;
  await db
    .insertInto('cargo_hold')
    .values([...holds])
    // The rule may run in two processes at once: one hold of its own is enough.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Lifting {
  liftedBy: string | null;
  liftedAt: Date;
  liftReason: string;
}

export async function liftHolds(db: Db, ids: readonly string[], lifting: Lifting): Promise<void> {
  await db
    .updateTable('cargo_hold')
    .set(lifting)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('liftedAt', 'is', null)
    .execute();
}

/** Holds whose last day is over. */
export async function takeEndedHolds(db: Db, today: string, most: number): Promise<StoredHold[]> {
  const rows = await db
    .selectFrom('cargo_hold')
    .selectAll()
    .where('until', '<', today)
    .where('liftedAt', 'is', null)
    .orderBy('until')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return read(rows);
}

export interface LateShipment {
  shipmentId: string;
  customerId: string;
}

/**
 * Shipments of customers with overdue invoices that go on, are released by nothing yet and that the rule does not hold
 * so far. Days of grace are those of the term that holds, or none.
 */
export async function findShipmentsToHold(db: Db, today: string, most: number): Promise<LateShipment[]> {
  const { rows } = await sql<LateShipment>`
    with late as (${lateCustomers(today)})
    select s.id as "shipmentId", s."customerId" from late
    join shipment s on s."customerId" = late.id and s.status = 'active' and s.segment <> 'finished'
    where not exists (select from cargo_release r where r."shipmentId" = s.id and r.status = 'released' and r."containerNos" = '{}')
      and not exists (select from cargo_hold h where h."shipmentId" = s.id and h."isByRule" and h."liftedAt" is null)
    order by s."customerId", s.id limit ${most}`.execute(db);
  return rows;
}

/** Holds of the rule whose customer has paid what was overdue. */
export async function findHoldsToLift(
  db: Db,
  today: string,
  most: number,
): Promise<(LateShipment & { id: string })[]> {
  const { rows } = await sql<LateShipment & { id: string }>`
    with late as (${lateCustomers(today)})
    select h.id, h."shipmentId", s."customerId" from cargo_hold h join shipment s on s.id = h."shipmentId"
    where h."isByRule" and h."liftedAt" is null and not exists (select from late where late.id = s."customerId")
    order by s."customerId", h.id limit ${most} for update of h skip locked`.execute(db);
  return rows;
}

/** By open invoices, of which there are few, and not by customers. */
const lateCustomers = (today: string) => sql`
  select distinct i."partyId" as id from invoice i join customer c on c.id = i."partyId"
  where i.kind = 'debit' and i.status in ('issued', 'partlyPaid') and i.balance > 0
    and i."dueOn" < (${today}::date - coalesce((
      select max((term ->> 'graceDays')::int) from jsonb_array_elements(c."creditTerms"::jsonb) as term
      where term ->> 'status' <> 'draft' and term ->> 'validFrom' <= ${today}
        and (term ->> 'validTo' is null or term ->> 'validTo' >= ${today})), 0))::text`;
