import type { shipmentColumns } from '@fairway/contract/shipments.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Order } from '../database/page.ts';
import type { AskedShipments } from './list-filter-store.ts';
import { findAll, findPage } from './list-page-store.ts';
import { findShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

export interface ShipmentPaging extends Order<(typeof shipmentColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

export async function listShipmentRows(
  db: Db,
  asked: AskedShipments,
  { currentPage, pageSize, ...order }: ShipmentPaging,
) {
  const { ids, total, isMore } = await findPage(db, asked, {
    ...order,
    ...{ offset: (currentPage - 1) * pageSize, limit: pageSize },
  });
  return { rows: await shipmentsInOrder(db, ids), total, isMore };
}

/** The shipments with these ids, in the order of the ids. */
export async function shipmentsInOrder(db: Db, ids: readonly string[]): Promise<StoredShipment[]> {
  return inOrderOf(ids, await findShipments(db, ids));
}

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** For a map: the first of a list, with the little that is drawn. */
export async function readMapRows(db: Db, asked: AskedShipments, most: number) {
  const ids = await findAll(db, asked, most);
  const rows = await db
    .selectFrom('shipment')
    .select(['id', 'shipmentNo', 'polId', 'podId', 'transhipIds', 'stage', 'etd', 'eta', 'atd', 'ata'])
    .select(['mode', 'position', 'worstSeverity'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return inOrderOf(ids, rows);
}
