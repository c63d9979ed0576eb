import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import type { Figure, FigureShipment } from '@fairway/domain/metrics/shipment-figures.ts';
import { moneySums } from '@fairway/domain/metrics/shipment-figures.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Only one works figures out at a time: two would write the same rows. */
export const lockFigures = (db: Db) => sql`select pg_advisory_xact_lock(727031)`.execute(db);

/** Takes shipments from the list of those whose figures are no longer right; what is added from now on stays on it. */
export async function takeStale(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    with taken as (
      delete from shipment_figure_stale where id in (select id from shipment_figure_stale order by id limit ${most})
      returning "shipmentId"
    ) select distinct "shipmentId" from taken`.execute(db);
  return rows.map(({ shipmentId }) => shipmentId);
}

export async function hasStale(db: Db): Promise<boolean> {
  const { rows } = await sql`select from shipment_figure_stale limit 1`.execute(db);
  return rows.length > 0;
}

/** Where a shipment stands beside its figures. */
export interface FigurePlace {
  id: string;
  companyId: string | null;
  customerId: string;
  carrierId: string | null;
  polId: string;
  podId: string;
  business: string;
}

type Box = { type: string; count: number };
type Row = Omit<FigureShipment, 'boxes' | 'sellers' | 'charges' | 'etd' | 'atd' | 'ata' | 'firstEta'> &
  FigurePlace & {
    etd: Date | null;
    atd: Date | null;
    ata: Date | null;
    firstEta: Date | null;
    boxes: Box[];
    sellers: FigureShipment['sellers'];
    charges: (Omit<FigureShipment['charges'][number], 'side'> & { side: ChargeSide })[];
  };

const time = (at: Date | null) => at?.getTime() ?? null;

/** What figures are worked out from; nothing of those that are cancelled. */
export async function readFigureShipments(
  db: Db,
  shipmentIds: readonly string[],
  teuOf: (type: string) => string,
): Promise<(FigurePlace & FigureShipment)[]> {
  const { rows } = await sql<Row>`
    with asked as materialized (
      select * from shipment where id = any(${shipmentIds}::text[]) and status <> 'cancelled'
    )
    select s.id, s."companyId", s."customerId", s."carrierId", s."polId", s."podId", s.business, s.mode,
      s."bizDate"::text as "bizDate", s.etd, s.atd, s.ata, s."firstEta", s."vesselName" <> '' as "isBooked",
      exists (select from shipment_exception x where x."shipmentId" = s.id and x.code = 'ROLLED' and not x."isOverturned")
        as "isRolled",
      s.teu::text as teu, s.cbm::text as cbm, s."grossKg"::text as "grossKg", s."chargeableKg"::text as "chargeableKg",
      coalesce(boxes.list, '[]') as boxes, coalesce(sellers.list, '[]') as sellers, coalesce(charges.list, '[]') as charges
    from asked s
    left join lateral (
      select json_agg(json_build_object('type', type, 'count', count)) as list
      from (select type, count(*)::int as count from shipment_box where "shipmentId" = s.id group by type) b
    ) boxes on true
    left join lateral (
      select json_agg(json_build_object('userId', "userId", 'share', share::text)) as list
      from shipment_member where "shipmentId" = s.id and role = 'sales'
    ) sellers on true
    left join lateral (
      select json_agg(json_build_object('side', c.side, 'period', c.period, 'currency', c.currency, 'net', c.net::text,
        'bookNet', c."bookNet"::text, 'isApproved', c.status in ('approved', 'changeAsked', 'removalAsked'),
        'billedOn', (select min(i."billOn") from invoice_line l join invoice i on i.id = l."invoiceId"
          where l."chargeId" = c.id and i.kind <> 'credit' and i.status not in ('draft', 'confirmed', 'void')))) as list
      from shipment_charge c where c."shipmentId" = s.id and c.status <> 'rejected' and not c."onBehalf"
    ) charges on true`.execute(db);
  return rows.map(({ etd, atd, ata, firstEta, boxes, ...row }) => ({
    ...row,
    ...{ etd: time(etd), atd: time(atd), ata: time(ata), firstEta: time(firstEta) },
    boxes: boxes.map((box) => ({ ...box, teu: teuOf(box.type) })),
  }));
}

export interface FigureRow {
  place: FigurePlace & { mode: string; sailsOn: string };
  figure: Figure;
}

const columns = sql.raw(
  [
    ...[
      'shipmentId',
      'period',
      'sellerId',
      'companyId',
      'customerId',
      'carrierId',
      'polId',
      'podId',
      'business',
    ],
    ...[
      'mode',
      'boxes',
      'sailsOn',
      'billedOn',
      'jobs',
      'teu',
      'cbm',
      'grossKg',
      'chargeableKg',
      'arrived',
      'onTime',
    ],
    ...['delayMinutes', 'booked', 'rolled', 'estimated', 'actual'],
  ]
    .map((name) => `"${name}"`)
    .join(', '),
);

/** Figures that were worked out, as rows of the table. */
function asRows(rows: readonly FigureRow[]) {
  const written = rows.map(({ place: { id, ...place }, figure }) => ({
    ...{ shipmentId: id, ...place, period: figure.period, sellerId: figure.sellerId },
    ...{ billedOn: figure.billedOn, boxes: figure.boxes, ...figure.volumes },
    estimated: moneySums.map((name) => figure.estimated[name]),
    actual: moneySums.map((name) => figure.actual[name]),
  }));
  return sql`select ${columns} from jsonb_populate_recordset(null::shipment_figure, ${JSON.stringify(written)}::jsonb)`;
}

/** Puts these figures in place of those that were there of these shipments. */
export async function replaceFigures(
  db: Db,
  shipmentIds: readonly string[],
  rows: readonly FigureRow[],
): Promise<void> {
  await sql`delete from shipment_figure where "shipmentId" = any(${shipmentIds}::text[])`.execute(db);
  if (rows.length > 0) await sql`insert into shipment_figure (${columns}) ${asRows(rows)}`.execute(db);
  await sql`
    insert into shipment_figure_writer ("shipmentId", written)
    select id, pg_current_xact_id()::text::bigint from shipment where id = any(${shipmentIds}::text[])
    on conflict ("shipmentId") do update set written = excluded.written`.execute(db);
}

/** Shipments after this one in the order of their ids. */
export async function nextShipments(db: Db, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from shipment where id > ${after} order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these shipments of which other figures are kept, but for what is to be worked out anyway. */
export async function findWrongFigures(
  db: Db,
  shipmentIds: readonly string[],
  rows: readonly FigureRow[],
): Promise<string[]> {
  const { rows: wrong } = await sql<{ shipmentId: string }>`
    with kept as (select ${columns} from shipment_figure where "shipmentId" = any(${shipmentIds}::text[])),
      worked as (${asRows(rows)})
    select distinct "shipmentId" from (
      (select * from kept except all select * from worked) union all (select * from worked except all select * from kept)
    ) different
    where not exists (select from shipment_figure_stale s where s."shipmentId" = different."shipmentId")`.execute(
    db,
  );
  return wrong.map(({ shipmentId }) => shipmentId);
}
