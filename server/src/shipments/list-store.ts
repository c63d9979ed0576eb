import { type ShipmentSegment, shipmentSegments } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentFilters, shipmentColumns } from '@fairway/contract/shipments.ts';
import { gramsOfKeyword, plain } from '@fairway/domain/forms/search-grams.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import { read } from './store.ts';
import { toldCodes } from './told-troubles.ts';

/** What is asked for in a list. */
export interface AskedShipments {
  viewerId: string;
  segment: ShipmentSegment;
  keyword?: string | undefined;
  filters: ShipmentFilters;
  /** The line and its parts, where one is asked for. */
  lineIds?: readonly string[] | undefined;
  /** Others neither know who works on it nor what is wrong with it. */
  isStaff: boolean;
}

type Listed<O> = SelectQueryBuilder<Tables, 'shipment_viewer' | 'shipment', O>;

/** The rows of one list, the index of which has its order; what they are narrowed by is asked of the shipment. */
function listed(db: Db, asked: AskedShipments, segment = asked.segment) {
  const rows = db
    .selectFrom('shipment_viewer')
    .innerJoin('shipment', 'shipment.id', 'shipment_viewer.shipmentId')
    .where('shipment_viewer.viewerId', '=', asked.viewerId);
  return narrowed(inSegment(rows, segment, asked), asked);
}

function inSegment<O>(rows: Listed<O>, segment: ShipmentSegment, { isStaff }: AskedShipments): Listed<O> {
  if (segment === 'all') return rows;
  if (segment === 'troubled') {
    const troubled = rows.where(sql<SqlBool>`shipment_viewer."isTroubled"`);
    if (isStaff) return troubled;
    return troubled.where(sql<SqlBool>`exists (select from shipment_exception
      where shipment_exception."shipmentId" = shipment.id and shipment_exception.status in ('open', 'acknowledged')
        and severity <> 'info' and (code = any(${[...toldCodes]}::text[]) or "customerText" <> ''))`);
  }
  if (segment === 'awaitsRelease') return rows.where(sql<SqlBool>`shipment_viewer."awaitsRelease"`);
  return rows.where('shipment_viewer.segment', '=', segment);
}

const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

function narrowed<O>(rows: Listed<O>, asked: AskedShipments): Listed<O> {
  const { filters, lineIds, isStaff } = asked;
  const { polId, podId, carrierId, vessel, voyage, business, mode, stages, status } = filters;
  let found = rows;
  for (const [column, value] of Object.entries({ polId, podId, carrierId }))
    if (value) found = found.where(sql.ref(`shipment.${column}`), '=', value);
  for (const [column, values] of Object.entries({ business, mode, stage: stages, status }))
    if (values?.length)
      found = found.where(sql<SqlBool>`${sql.ref(`shipment.${column}`)} = any(${values}::text[])`);
  if (vessel) found = found.where('shipment.vesselName', 'like', begins(vessel.toUpperCase()));
  if (voyage) found = found.where('shipment.voyageNo', '=', voyage.toUpperCase());
  if (lineIds)
    found = found.where((e) =>
      e(
        'shipment.podId',
        'in',
        e
          .selectFrom('port')
          .select('port.id')
          .where('port.lineId', '=', sql<string>`any(${lineIds}::text[])`),
      ),
    );
  const times = [
    ['etd', '>=', filters.etdFrom],
    ['etd', '<', filters.etdTo],
    ['eta', '>=', filters.etaFrom],
    ['eta', '<', filters.etaTo],
  ] as const;
  for (const [column, is, at] of times)
    if (at !== undefined) found = found.where(`shipment.${column}`, is, new Date(at));
  if (isStaff) found = narrowedForStaff(found, filters);
  return withWords(found, asked);
}

/** Every word of the keyword. An agent learns nothing of the customer by trying names: for them numbers and ship count. */
function withWords<O>(rows: Listed<O>, { keyword, isStaff, viewerId }: AskedShipments): Listed<O> {
  let found = rows;
  for (const word of plain(keyword ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)) {
    found = found
      .where('shipment.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(shipment."searchText") @> ${gramsOfKeyword(word)}::text[]`);
    if (isStaff) continue;
    const key = referenceKey(word);
    found = found.where(sql<SqlBool>`(shipment."customerId" = ${viewerId}
      or lower(shipment."vesselName" || ' ' || shipment."voyageNo") like ${containing(word)}
      or (${key !== ''} and exists (select from shipment_reference
        where shipment_reference."shipmentId" = shipment.id and key like ${containing(key)}
          and kind in ('shipment', 'mbl', 'hbl', 'so', 'container'))))`);
  }
  return found;
}

function narrowedForStaff<O>(
  rows: Listed<O>,
  { customerId, memberId, exception, companyId }: ShipmentFilters,
): Listed<O> {
  let found = rows;
  if (customerId) found = found.where('shipment.customerId', '=', customerId);
  if (memberId)
    found = found.where(sql<SqlBool>`exists (select from shipment_member
      where shipment_member."shipmentId" = shipment.id and shipment_member."userId" = ${memberId})`);
  if (exception)
    found = found.where(sql<SqlBool>`exists (select from shipment_exception
      where shipment_exception."shipmentId" = shipment.id and code = ${exception}
        and shipment_exception.status in ('open', 'acknowledged'))`);
  // A company is in the lists of those above it, and those below it are in its own.
  if (companyId)
    found = found.where(sql<SqlBool>`exists (select from shipment_viewer as of_company
      where of_company."viewerId" = ${companyId} and of_company."shipmentId" = shipment.id)`);
  return found;
}

type Column = (typeof shipmentColumns)[number];

const severityRank = sql`case shipment."worstSeverity"
  when 'critical' then 4 when 'high' then 3 when 'warn' then 2 when 'info' then 1 else 0 end`;
const keys: Record<Column, readonly RawBuilder<unknown>[]> = {
  shipmentNo: [sql`shipment."shipmentNo"`],
  etd: [sql`shipment_viewer."sailsAt"`],
  eta: [sql`coalesce(shipment.eta, 'infinity')`],
  lastModifyTime: [sql`shipment."lastModifyTime"`],
  trouble: [severityRank, sql`shipment_viewer."sailsAt"`],
};

/** In the order of the index, unless its reader sorts by a column; equal rows go by their ids. */
function ordered<O>(rows: Listed<O>, { sidx, sort }: Order<Column>): Listed<O> {
  const by = sidx === undefined ? 'desc' : sort;
  return keys[sidx ?? 'etd']
    .reduce((query, key) => query.orderBy(key, by), rows)
    .orderBy('shipment_viewer.shipmentId', by);
}

export interface ShipmentPaging extends Order<Column> {
  currentPage: number;
  pageSize: number;
}

export const shipmentPage = (db: Db, asked: AskedShipments, paging: ShipmentPaging) =>
  ordered(listed(db, asked).selectAll('shipment'), paging);

export async function listShipmentRows(db: Db, asked: AskedShipments, paging: ShipmentPaging) {
  const { rows, total } = await readPage(db, shipmentPage(db, asked, paging), paging);
  return { rows: read(rows), total };
}

/** As many as there are after a place of the default order: an export goes on where it stopped. */
export async function readShipmentsAfter(
  db: Db,
  asked: AskedShipments,
  after: { sailsAt: Date; id: string } | undefined,
  most: number,
) {
  let rows = ordered(listed(db, asked).selectAll('shipment'), { sort: 'desc' }).limit(most);
  if (after)
    rows = rows.where(
      sql<SqlBool>`(shipment_viewer."sailsAt", shipment_viewer."shipmentId") < (${after.sailsAt}, ${after.id})`,
    );
  return read(await rows.execute());
}

const mostCounted = 1_000;
const mostSummed = 10_000;

/** How many there are of each segment, as far as anybody cares, and the sums of the one that is asked for. */
export async function countShipmentRows(db: Db, asked: AskedShipments) {
  const segments = {} as Record<ShipmentSegment, number>;
  for (const segment of shipmentSegments) {
    const some = listed(db, asked, segment).select(sql<number>`1`.as('one')).limit(mostCounted);
    const { total } = await db
      .selectFrom(some.as('counted'))
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    segments[segment] = total;
  }
  const summed = listed(db, asked).select('shipment.teu').limit(mostSummed);
  const { count, teu } = await db
    .selectFrom(summed.as('summed'))
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      sql<string>`coalesce(sum(summed.teu), 0)::text`.as('teu'),
    ])
    .executeTakeFirstOrThrow();
  return { segments, sums: { count, teu } };
}

/** For a map: the first of a list, with the little that is drawn. */
export async function readMapRows(db: Db, asked: AskedShipments, most: number) {
  const rows = listed(db, asked)
    .select([
      'shipment.id',
      'shipment.shipmentNo',
      'shipment.polId',
      'shipment.podId',
      'shipment.transhipIds',
    ])
    .select(['shipment.stage', 'shipment.etd', 'shipment.eta', 'shipment.atd', 'shipment.ata'])
    .select(['shipment.mode', 'shipment.position', 'shipment.worstSeverity']);
  return ordered(rows, { sort: 'desc' }).limit(most).execute();
}

const day = 24 * 3_600_000;

/**
 * What leaves or arrives on days of a month, as the walls of the ports count them. Ships are on their way for five months
 * at most, so that only a part of a long list is read.
 */
export async function readCalendarRows(
  db: Db,
  asked: AskedShipments,
  { from, to }: { from: Date; to: Date },
  most: number,
) {
  const near = listed(db, asked)
    .where('shipment_viewer.sailsAt', '>=', new Date(from.getTime() - 150 * day))
    .where('shipment_viewer.sailsAt', '<', new Date(to.getTime() + 60 * day));
  const side = (of: 'etd' | 'eta') => {
    const [actual, expected, portId] =
      of === 'etd'
        ? ([sql.ref('shipment.atd'), sql.ref('shipment.etd'), sql.ref('shipment.polId')] as const)
        : ([sql.ref('shipment.ata'), sql.ref('shipment.eta'), sql.ref('shipment.podId')] as const);
    const at = sql<Date>`coalesce(${actual}, ${expected})`;
    return near
      .select(['shipment.id', 'shipment.shipmentNo', 'shipment.stage', 'shipment.worstSeverity'])
      .select(['shipment.polId', 'shipment.podId'])
      .select([
        sql<'etd' | 'eta'>`${of}`.as('of'),
        at.as('at'),
        sql<boolean>`${actual} is not null`.as('isActual'),
        sql<string>`to_char(coalesce(${actual}, ${expected}) at time zone
          (select "timeZone" from port where port.id = ${portId}), 'YYYY-MM-DD')`.as('day'),
      ])
      .where(
        sql<SqlBool>`${at} >= ${new Date(from.getTime() - day)} and ${at} < ${new Date(to.getTime() + day)}`,
      );
  };
  const [departures, arrivals] = [
    await side('etd').orderBy('at').orderBy('shipment.id').limit(most).execute(),
    await side('eta').orderBy('at').orderBy('shipment.id').limit(most).execute(),
  ];
  return [...departures, ...arrivals];
}

const mostHits = 20;
const mostCandidates = 5_000;
const mostOwn = 2_000;
/** Fewer letters may be those of more numbers than are tried. */
const tellingLength = 8;

interface Hit {
  shipmentId: string;
  kind: string;
  key: string;
  /** 0 the whole number, 1 its beginning, 2 its end. */
  rank: number;
}

/**
 * Shipments of these lists by a number. Of a beginning or an end that many numbers have only so many are tried, and
 * besides the newest shipments of the reader's own lists.
 */
export async function findByKey(db: Db, viewerIds: readonly string[], key: string): Promise<Hit[]> {
  const beginning = `${key}%`;
  const end = `${[...key].reverse().join('')}%`;
  const [hasBeginning, hasEnd] = [key.length >= 3, key.length >= 4];
  const rank = sql`case when c.key = ${key} then 0 when c.key like ${beginning} then 1 else 2 end`;
  const best = sql`order by rank, length(c.key), c."shipmentId" desc, c.kind limit ${mostHits}`;
  const { rows } = await sql<Hit>`
    with candidates as (
      (select "shipmentId", kind, key from shipment_reference where key = ${key} limit ${mostCandidates})
      union
      (select "shipmentId", kind, key from shipment_reference
        where ${hasBeginning} and key like ${beginning} limit ${mostCandidates})
      union
      (select "shipmentId", kind, key from shipment_reference
        where ${hasEnd} and reverse(key) like ${end} limit ${mostCandidates})
    )
    select c."shipmentId", c.kind, c.key, ${rank} as rank from candidates c
    where exists (select from shipment_viewer v
      where v."shipmentId" = c."shipmentId" and v."viewerId" = any(${viewerIds}::text[]))
    ${best}`.execute(db);
  if (rows.length === mostHits || key.length >= tellingLength || !hasBeginning) return rows;
  const newest = viewerIds.map(
    (viewerId) => sql`(select "shipmentId" from shipment_viewer where "viewerId" = ${viewerId}
      order by "sailsAt" desc, "shipmentId" desc limit ${mostOwn})`,
  );
  const own = await sql<Hit>`
    with own as materialized (${sql.join(newest, sql` union `)})
    select c."shipmentId", c.kind, c.key, ${rank} as rank
    from own join shipment_reference c using ("shipmentId")
    where c.key like ${beginning} or (${hasEnd} and reverse(c.key) like ${end})
    ${best}`.execute(db);
  const known = new Set(rows.map((hit) => `${hit.shipmentId} ${hit.kind} ${hit.key}`));
  return [...rows, ...own.rows.filter((hit) => !known.has(`${hit.shipmentId} ${hit.kind} ${hit.key}`))]
    .sort((one, two) => one.rank - two.rank)
    .slice(0, mostHits);
}
