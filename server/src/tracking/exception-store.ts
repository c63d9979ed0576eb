import { plain } from '@fairway/domain/forms/search-grams.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, readPage } from '../database/page.ts';

const withShipment = (db: Db) =>
  db
    .selectFrom('shipment_exception')
    .innerJoin('shipment', 'shipment.id', 'shipment_exception.shipmentId')
    .selectAll('shipment_exception')
    .select(['shipment.shipmentNo', 'shipment.customerId', 'shipment.polId', 'shipment.podId'])
    .select(['shipment.stage', 'shipment.etd', 'shipment.eta']);

export async function findExceptionsOf(db: Db, shipmentId: string) {
  return withShipment(db)
    .where('shipment_exception.shipmentId', '=', shipmentId)
    .orderBy(sql`shipment_exception.status = 'resolved'`)
    .orderBy('shipment_exception.openedAt', 'desc')
    .orderBy('shipment_exception.id')
    .limit(200)
    .execute();
}
export type ShownException = Awaited<ReturnType<typeof findExceptionsOf>>[number];

/** Locked, for who changes it. */
export async function takeException(db: Db, id: string) {
  return db.selectFrom('shipment_exception').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface Handling {
  status?: string;
  ownerId?: string | null;
  dueAt?: Date | null;
  isDueKept?: boolean;
  note?: string;
  customerText?: string;
}

export async function updateException(db: Db, id: string, handling: Handling): Promise<void> {
  if (Object.keys(handling).length > 0)
    await db.updateTable('shipment_exception').set(handling).where('id', '=', id).execute();
}

interface Narrowed {
  code?: readonly string[] | undefined;
  severity?: readonly string[] | undefined;
  status: readonly string[];
  ownerId?: string | undefined;
  keyword?: string | undefined;
  viewerIds: readonly string[] | undefined;
}

/** The worst first is what people look for. */
const severityOrder = sql`array_position(array['info', 'warn', 'high', 'critical'], shipment_exception.severity)`;

export async function listExceptionRows(
  db: Db,
  { code, severity, status, ownerId, keyword, viewerIds }: Narrowed,
  order: {
    sidx?: 'openedAt' | 'dueAt' | 'severity' | undefined;
    sort: 'asc' | 'desc';
    currentPage: number;
    pageSize: number;
  },
) {
  let query = withShipment(db)
    .where('shipment_exception.status', 'in', [...status])
    .where('shipment_exception.isOverturned', '=', false);
  if (code?.length) query = query.where('shipment_exception.code', 'in', [...code]);
  if (severity?.length) query = query.where('shipment_exception.severity', 'in', [...severity]);
  if (ownerId) query = query.where('shipment_exception.ownerId', '=', ownerId);
  // Numbers, customer, ports and ship are in the words of the shipment.
  for (const word of plain(keyword ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8))
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('shipment_text')
          .select('shipment_text.shipmentId')
          .whereRef('shipment_text.shipmentId', '=', 'shipment.id')
          .where('shipment_text.words', 'like', containing(word)),
      ),
    );
  if (viewerIds)
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('shipment_viewer')
          .select('shipment_viewer.shipmentId')
          .whereRef('shipment_viewer.shipmentId', '=', 'shipment_exception.shipmentId')
          .where('shipment_viewer.viewerId', 'in', [...viewerIds]),
      ),
    );
  const sorted = inOrder(
    query.orderBy('shipment_exception.openedAt', 'desc').orderBy('shipment_exception.id', 'desc'),
    order,
    {
      openedAt: sql`shipment_exception."openedAt"`,
      dueAt: sql`shipment_exception."dueAt"`,
      severity: severityOrder,
      id: sql`shipment_exception.id`,
    },
  );
  return readPage(db, sorted, order);
}
