import type { Retraction } from '@fairway/domain/tracking/event.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** The rows of shipments that decide how far they are; locked in the order of their ids, so that nobody waits in a circle. */
export async function lockShipments(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The same only to look at. */
export async function findShipments(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
export type ShipmentRow = Awaited<ReturnType<typeof findShipments>>[number];

export async function findBoxes(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment_box')
    .select(['id', 'shipmentId', 'containerNo', 'type', 'soNo', 'isShipperOwned'])
    .select(['stage', 'lastMilestone', 'lastEventAt', 'lastFreeDay', 'detentionFreeUntil'])
    .where('shipmentId', 'in', [...ids])
    .orderBy('shipmentId')
    .orderBy('seq')
    .execute();
}
export type BoxRow = Awaited<ReturnType<typeof findBoxes>>[number];

/** Numbers of boxes in other shipments that go under a number of these. */
export async function findBoxesOfOthers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ shipmentId: string; containerNo: string }>`
    select distinct mine."shipmentId", box."containerNo"
    from shipment_reference as mine
    join shipment_reference as other on other.key = mine.key and other."shipmentId" <> mine."shipmentId"
    join shipment_box as box on box."shipmentId" = other."shipmentId" and box."containerNo" <> ''
    where mine."shipmentId" = any(${[...ids]}::text[]) and mine.kind <> 'box'`.execute(db);
  return rows;
}

export async function findBills(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment_bill')
    .select(['shipmentId', 'kind', 'billNo', 'issueType', 'issuedAt', 'status'])
    .where('shipmentId', 'in', [...ids])
    .execute();
}

/** Which kinds of documents are here, and since when. */
export async function findDocumentKinds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment_document')
    .select(['shipmentId', 'kind'])
    .select((e) => e.fn.min('creatorTime').as('since'))
    .where('shipmentId', 'in', [...ids])
    .groupBy(['shipmentId', 'kind'])
    .execute();
}

/** When it leaves the first port and comes to the last, by its legs. */
export async function findPlannedTimes(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment_leg')
    .innerJoin('shipment', 'shipment.id', 'shipment_leg.shipmentId')
    .select(['shipment_leg.shipmentId', 'shipment_leg.etd', 'shipment_leg.eta'])
    .select(sql<boolean>`shipment_leg."fromPortId" = shipment."polId"`.as('isFirst'))
    .select(sql<boolean>`shipment_leg."toPortId" = shipment."podId"`.as('isLast'))
    .where('shipment_leg.shipmentId', 'in', [...ids])
    .orderBy('shipment_leg.seq')
    .execute();
}

export async function findMembers(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment_member')
    .select(['shipmentId', 'userId', 'role'])
    .where('shipmentId', 'in', [...ids])
    .orderBy('userId')
    .execute();
}

export async function findSailingStates(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('sailing').select(['id', 'status']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Tariffs that may hold in these ports or with these carriers. */
export async function findTariffs(db: Db, portIds: readonly string[]) {
  return db
    .selectFrom('demurrage_tariff')
    .select(['id', 'kind', 'portId', 'carrierId', 'boxTypes', 'freeDays', 'counts', 'closedDays'])
    .select(['currency', 'tiers', 'validFrom', 'validTo', 'remark'])
    .where('isEnabled', '=', true)
    .where((e) => e.or([e('portId', 'is', null), e('portId', 'in', [...portIds])]))
    .execute();
}

/** A number under which reports of a shipment are looked for; a box only within a time. */
export interface AskedKey {
  shipmentId: string;
  key: string;
  from: Date | null;
  to: Date | null;
}

/** Reports that name one of these numbers, with everything else that was said under their ids. */
export async function findReports(db: Db, asked: readonly AskedKey[]) {
  if (asked.length === 0) return [];
  const { rows } = await sql<{
    shipmentId: string;
    source: string;
    eventId: string;
    report: Record<string, unknown>;
    creatorUserId: string | null;
    reason: string;
    receivedAt: Date;
  }>`
    with asked as (
      select * from unnest(${asked.map(({ shipmentId }) => shipmentId)}::text[],
        ${asked.map(({ key }) => key)}::text[], ${asked.map(({ from }) => from)}::timestamptz[],
        ${asked.map(({ to }) => to)}::timestamptz[]) as one ("shipmentId", key, since, until)
    ), named as (
      select distinct asked."shipmentId", report.source, report."eventId"
      from asked
      join tracking_report_key as named on named.key = asked.key
        and (asked.since is null or named.at between asked.since and asked.until)
      join tracking_report as report on report.id = named."reportId"
    )
    select named."shipmentId", report.source, report."eventId", report.report, report."creatorUserId",
      report.reason, report."receivedAt"
    from named
    join tracking_report as report on report.source = named.source and report."eventId" = named."eventId"`.execute(
    db,
  );
  return rows;
}
export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

export async function findRetractions(db: Db, ids: readonly Retraction[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ source: string; eventId: string }>`
    select source, "eventId" from tracking_retraction
    where (source, "eventId") in (select * from unnest(${ids.map(({ source }) => source)}::text[],
      ${ids.map(({ eventId }) => eventId)}::text[]))`.execute(db);
  return rows as Retraction[];
}

/** Ports by their code or another code of the same place. */
export async function findPortsByCode(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const byCode = db
    .selectFrom('port')
    .select(['unlocode as code', 'id', 'kind'])
    .where('unlocode', 'in', [...codes]);
  const byAlias = db
    .selectFrom('port_alias')
    .innerJoin('port', 'port.id', 'port_alias.portId')
    .select(['port_alias.alias as code', 'port.id', 'port.kind'])
    .where('port_alias.alias', 'in', [...codes]);
  return byCode.unionAll(byAlias).execute();
}

export async function findZones(db: Db, portIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('port')
    .select(['id', 'timeZone'])
    .where('id', 'in', [...portIds])
    .execute();
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}
