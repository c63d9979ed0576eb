import { sql } from 'kysely';
import { asJsonColumns } from '../../database/json-columns.ts';
import type { Db } from '../../database/open.ts';
import type { ShipmentRow, StoredShipment } from '../stored-shipment.ts';
import type { ShipmentTables } from '../tables.ts';

/** Every sailing with its ship and carrier, the earliest first. */
export const listSailingsOfDemo = (db: Db) =>
  db
    .selectFrom('sailing')
    .innerJoin('voyage', 'voyage.id', 'sailing.voyageId')
    .innerJoin('vessel', 'vessel.id', 'voyage.vesselId')
    .innerJoin('carrier', 'carrier.id', 'voyage.carrierId')
    .select([
      ...(['sailing.id', 'sailing.polId', 'sailing.podId', 'sailing.tsPortIds', 'sailing.etd'] as const),
      ...(['sailing.eta', 'sailing.status', 'sailing.cutSi', 'sailing.cutVgm', 'sailing.cutPort'] as const),
      ...(['sailing.cutCustoms', 'sailing.cutManifest', 'voyage.serviceCode'] as const),
      ...(['carrier.id as carrierId', 'carrier.scac', 'vessel.nameEn as vesselName'] as const),
      ...(['vessel.imo as vesselImo', 'voyage.carrierVoyage as voyageNo'] as const),
    ])
    .orderBy('sailing.etd')
    .orderBy('sailing.id')
    .execute();

/** Customers and agents, with who sells to them; whom the company only pays is not among them. */
export const listCustomersOfDemo = (db: Db) =>
  db
    .selectFrom('customer')
    .select([
      'id',
      'enCode',
      'kind',
      'nameCn',
      'nameEn',
      'shortName',
      'salesId',
      'serviceId',
      'status',
      'contacts',
    ])
    .where('isEnabled', '=', true)
    .where(sql<boolean>`roles ?| array['customer', 'agent']`)
    .orderBy('enCode')
    .execute();

type Rows = Pick<
  { [T in keyof ShipmentTables]: ShipmentTables[T][] },
  | 'shipment_member'
  | 'shipment_party'
  | 'shipment_leg'
  | 'shipment_box'
  | 'shipment_bill'
  | 'shipment_bill_text'
>;
const mostAtOnce = 200;

/** All of them with what belongs to them, in few statements. */
export async function insertDemoShipments(
  db: Db,
  shipments: readonly StoredShipment[],
  parts: Rows,
): Promise<void> {
  const rows = shipments.map((shipment) => asJsonColumns(shipment) as unknown as ShipmentRow);
  for (let done = 0; done < rows.length; done += mostAtOnce)
    await db
      .insertInto('shipment')
      .values(rows.slice(done, done + mostAtOnce))
      .execute();
  for (const table of Object.keys(parts) as (keyof Rows)[])
    for (let done = 0; done < parts[table].length; done += mostAtOnce)
      await db
        .insertInto(table)
        .values(parts[table].slice(done, done + mostAtOnce) as never)
        .execute();
}

/** Everything the demo has, with what its orders became. */
export const listIdsOfDemo = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('shipment').select('id').orderBy('id').execute()).map(({ id }) => id);

/** What the orders of the demo became. */
export const listOrderShipmentsOfDemo = (db: Db) =>
  db
    .selectFrom('shipment')
    .leftJoin('carrier', 'carrier.id', 'shipment.carrierId')
    .select(['shipment.id', 'shipment.customerId', 'shipment.soNo', 'shipment.mblNo', 'shipment.polId'])
    .select(['shipment.podId', 'shipment.firstEtd', 'shipment.firstEta', 'shipment.vesselName'])
    .select(['shipment.vesselImo', 'shipment.voyageNo', 'shipment.creatorTime', 'carrier.scac'])
    .where('shipment.orderId', 'is not', null)
    .orderBy('shipment.shipmentNo')
    .execute();
