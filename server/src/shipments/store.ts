import { sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import type { ShipmentRow, StoredShipment } from './stored-shipment.ts';

export const read = (rows: readonly ShipmentRow[]) => rows as unknown as StoredShipment[];

/** Exactly one of an order: false where another one is there already. */
export async function insertShipment(db: Db, shipment: StoredShipment): Promise<boolean> {
  const made = await db
    .insertInto('shipment')
    .values(asJsonColumns(shipment) as unknown as ShipmentRow)
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export async function changeShipmentRow(db: Db, id: string, changes: Partial<StoredShipment>): Promise<void> {
  await db
    .updateTable('shipment')
    .set(asJsonColumns(changes) as unknown as Partial<ShipmentRow>)
    .where('id', '=', id)
    .execute();
}

export async function findShipmentOfOrder(db: Db, orderId: string) {
  return db
    .selectFrom('shipment')
    .select(['id', 'shipmentNo', 'status', 'stage', 'version'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}

/** The shipment of an order, to change it. */
export async function takeShipmentOfOrder(db: Db, orderId: string): Promise<StoredShipment | undefined> {
  const rows = await db
    .selectFrom('shipment')
    .selectAll()
    .where('orderId', '=', orderId)
    .forUpdate()
    .execute();
  return read(rows)[0];
}

/** A shipment to keep it as it is until the transaction ends, whoever asks. */
export async function takeShipment(db: Db, id: string): Promise<StoredShipment | undefined> {
  return read(await db.selectFrom('shipment').selectAll().where('id', '=', id).forUpdate().execute())[0];
}

/** The shipments with these ids, whoever asks: for what the system does. */
export async function findShipments(db: Db, ids: readonly string[]): Promise<StoredShipment[]> {
  if (ids.length === 0) return [];
  return read(await db.selectFrom('shipment').selectAll().where('id', 'in', ids).execute());
}

const seen = (db: Db, ids: readonly string[], viewerIds: readonly string[]) =>
  db
    .selectFrom('shipment')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where((e) =>
      e.exists(
        e
          .selectFrom('shipment_viewer')
          .select('shipment_viewer.viewerId')
          .whereRef('shipment_viewer.shipmentId', '=', 'shipment.id')
          .where('shipment_viewer.viewerId', '=', sql<string>`any(${viewerIds}::text[])`),
      ),
    );

/** Those of these that stand in one of these lists. */
export async function findSeenShipments(
  db: Db,
  ids: readonly string[],
  viewerIds: readonly string[],
): Promise<StoredShipment[]> {
  return read(await seen(db, ids, viewerIds).execute());
}

/** The same to change them: always in the same order, so that two who want several never wait for each other. */
export async function takeSeenShipments(
  db: Db,
  ids: readonly string[],
  viewerIds: readonly string[],
): Promise<StoredShipment[]> {
  return read(await seen(db, ids, viewerIds).orderBy('id').forUpdate().execute());
}

/** A sailing with its ship, as shipments are booked on it. */
export async function findSailingOfShip(db: Db, sailingId: string) {
  const row = await db
    .selectFrom('sailing')
    .innerJoin('voyage', 'voyage.id', 'sailing.voyageId')
    .innerJoin('vessel', 'vessel.id', 'voyage.vesselId')
    .select([
      'sailing.id',
      'sailing.polId',
      'sailing.podId',
      'sailing.tsPortIds',
      'sailing.etd',
      'sailing.eta',
    ])
    .select([
      'sailing.cutSi',
      'sailing.cutVgm',
      'sailing.cutPort',
      'sailing.cutCustoms',
      'sailing.cutManifest',
    ])
    .select(['voyage.carrierVoyage', 'voyage.carrierId', 'vessel.nameEn as vesselName', 'vessel.imo'])
    .where('sailing.id', '=', sailingId)
    .where('sailing.isEnabled', '=', true)
    .executeTakeFirst();
  return row && { ...row, tsPortIds: row.tsPortIds as unknown as string[] };
}
export type SailingOfShip = NonNullable<Awaited<ReturnType<typeof findSailingOfShip>>>;

/** What customers are called, whatever became of them. */
export async function findCustomerNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('customer')
    .select(['id', 'enCode', 'nameCn', 'nameEn', 'shortName', 'salesId', 'serviceId', 'isEnabled'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Who alone does the documents in a company and what is below it; undefined where nobody or several do. */
export async function findOnlyDocumentsPerson(db: Db, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from organisation where id = ${companyId}
      union select part.id from organisation as part join below on part."parentId" = below.id
    )
    select distinct person.id from user_account as person
    join user_role as given on given."userId" = person.id
    join role on role.id = given."roleId" and role."enCode" = 'documents'
    where person."organisationId" in (select id from below) and person."enabledMark" = 1
      and person."deletedAt" is null
    limit 2`.execute(db);
  return rows.length === 1 ? rows[0]?.id : undefined;
}
