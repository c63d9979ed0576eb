import type { shipmentColumns } from '@fairway/contract/shipments.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Order } from '../database/page.ts';
import {
  type AskedShipments,
  every,
  isNarrowed,
  type Narrowing,
  narrowingOf,
  partsOf,
  type Sql,
  withinList,
} from './list-filter-store.ts';

/** Nobody turns so many pages, and no list of years is counted whole. */
export const countedAtMost = 10_000;
/** So many shipments are looked at one by one; longer lists are walked along an index until a page is full. */
export const shortList = 20_000;
/** So far a list is walked for a page; what stands behind it is looked up. */
export const mostWalked = 50_000;
/** Shipments of a long list that tell how many of it pass: some of each fifth of its time. */
const sampledEach = 100;
const fifths = 5;
/** By them there must be more than are ever counted, with something to spare. */
const surelyMany = 1.5 * countedAtMost;
const mostSized = 500_000;

export interface ListOrder extends Order<(typeof shipmentColumns)[number]> {
  offset: number;
  limit: number;
}

interface Found {
  ids: string[];
  total: number;
}

/**
 * One page of the ids of a list, and how many there are as far as anybody cares. A short list is looked at whole. Of a long
 * one what few pass is looked up and sorted; where many pass its order is walked. So none takes longer because a company
 * has a million shipments.
 */
export async function findPage(db: Db, asked: AskedShipments, wanted: ListOrder): Promise<Found> {
  const order = wanted.offset < countedAtMost ? wanted : { ...wanted, offset: 0, limit: 0 };
  const narrowing = narrowingOf(asked);
  if (!isNarrowed(narrowing) && isOwnOrder(order)) {
    const [ids, total] = await Promise.all([firstIds(db, asked, order), sizeOf(db, asked, countedAtMost)]);
    return { ids, total };
  }
  if ((await sizeOf(db, asked, shortList + 1)) <= shortList)
    return counted(await gathered(db, order, gatheredRows(asked, narrowing, wantedFor(order))));
  if (isNarrowed(narrowing) && !(await doManyPass(db, asked, narrowing))) {
    const found = await gathered(db, order, lookedUpRows(asked, narrowing, wantedFor(order), shortList + 1));
    if (found.total <= shortList) return counted(found);
  }
  const ids = await walked(db, asked, narrowing, order);
  if (ids) return { ids, total: countedAtMost };
  return counted(await gathered(db, order, lookedUpRows(asked, narrowing, wantedFor(order))));
}

/** The ids of a list in its own order, so many at most: for what shows or writes all of it. */
export async function findAll(db: Db, asked: AskedShipments, most: number): Promise<string[]> {
  const narrowing = narrowingOf(asked);
  const order: ListOrder = { sort: 'desc', offset: 0, limit: most };
  if (!isNarrowed(narrowing)) return firstIds(db, asked, order);
  if ((await sizeOf(db, asked, shortList + 1)) <= shortList)
    return (await gathered(db, order, gatheredRows(asked, narrowing, wantedFor(order)))).ids;
  if (!(await doManyPass(db, asked, narrowing))) {
    const found = await gathered(db, order, lookedUpRows(asked, narrowing, wantedFor(order), shortList + 1));
    if (found.total <= shortList) return found.ids;
  }
  return walkedIds(db, asked, narrowing, order, undefined);
}

const counted = ({ ids, total }: Found): Found => ({ ids, total: Math.min(total, countedAtMost) });

const idsFrom = async (db: Db, query: Sql): Promise<string[]> =>
  (await sql<{ id: string }>`${query}`.execute(db)).rows.map(({ id }) => id);

/** The first rows of a list in its own order, straight from its index. */
export function firstOf(asked: AskedShipments, most: number | undefined, direction: Sql): Sql {
  const ordered = sql`order by v."sailsAt" ${direction}, v."shipmentId" ${direction}
    ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}`;
  const parts = partsOf(asked).map((part) => sql`(${rowsOf(part)} ${ordered})`);
  if (parts.length === 1) return sql.join(parts);
  return sql`(select * from (${sql.join(parts, sql` union all `)}) as v ${ordered})`;
}

const rowsOf = (part: Sql): Sql =>
  sql`select v."shipmentId", v."sailsAt" from shipment_viewer v where ${part}`;

const firstIds = (db: Db, asked: AskedShipments, order: ListOrder): Promise<string[]> =>
  walkedIds(db, asked, nothing, order, order.offset + order.limit);
const nothing: Narrowing = { ofShipment: [], ofWords: [], lookedUp: [] };

/** How many rows a list has, counted no further than to so many. */
export async function sizeOf(
  db: Db,
  asked: AskedShipments,
  most: number,
  segment = asked.segment,
): Promise<number> {
  const parts = partsOf(asked, segment).map(
    (part) => sql`(select from shipment_viewer v where ${part} limit ${sql.lit(most)})`,
  );
  const { rows } = await sql<{ size: number }>`select count(*)::int as size from (
    select from (${sql.join(parts, sql` union all `)}) as part limit ${sql.lit(most)}) as listed`.execute(db);
  return rows[0]?.size ?? 0;
}

/** The same as it was a minute ago at most, for lists too long to count them with every call. */
async function roughSizeOf(db: Db, asked: AskedShipments): Promise<number> {
  const known = sizes.get(db) ?? new Map<string, { size: number; countedAt: number }>();
  sizes.set(db, known);
  const { viewerId, segment, filters } = asked;
  const key = JSON.stringify([viewerId, segment, filters.stages]);
  const found = known.get(key);
  if (found && performance.now() - found.countedAt < sizeHolds) return found.size;
  const size = await sizeOf(db, asked, mostSized);
  if (known.size >= mostSizes) known.clear();
  known.set(key, { size, countedAt: performance.now() });
  return size;
}
const sizes = new WeakMap<Db, Map<string, { size: number; countedAt: number }>>();
const sizeHolds = 60_000;
const mostSizes = 5_000;

/** What belongs to each row of a list, one by one in its order. */
export function beside({ ofShipment, ofWords }: Narrowing): Sql {
  const shipment = sql`cross join lateral (
    select * from shipment where shipment.id = v."shipmentId" offset 0) as s`;
  const words = sql`cross join lateral (
    select words from shipment_text where shipment_text."shipmentId" = v."shipmentId" offset 0) as t`;
  return sql`${ofShipment.length > 0 ? shipment : sql``} ${ofWords.length > 0 ? words : sql``}`;
}

export const passes = ({ ofShipment, ofWords }: Narrowing): Sql => every([...ofShipment, ...ofWords]);

/** Whether, by some of each time, surely more shipments of a long list pass than are ever counted. */
export async function doManyPass(db: Db, asked: AskedShipments, narrowing: Narrowing): Promise<boolean> {
  const parts = partsOf(asked);
  const each = Math.ceil(sampledEach / parts.length);
  const sampled = parts.map(
    (part) => sql`(select v."shipmentId" from (
        select min(v."sailsAt") as oldest, max(v."sailsAt") as newest from shipment_viewer v where ${part}) as ends,
      generate_series(0, ${sql.lit(fifths - 1)}) as fifth, lateral (
        ${rowsOf(part)} and v."sailsAt" <= newest - (newest - oldest) * fifth / ${sql.lit(fifths)}
        order by v."sailsAt" desc, v."shipmentId" desc limit ${sql.lit(each)}) as v)`,
  );
  const { rows } = await sql<{ looked: number; passing: number }>`
    select count(*)::int as looked, (count(*) filter (where ${passes(narrowing)}))::int as passing
    from (${sql.join(sampled, sql` union all `)}) as v ${beside(narrowing)}`.execute(db);
  const { looked = 0, passing = 0 } = rows[0] ?? {};
  if (passing === 0) return false;
  return (passing / looked) * (await roughSizeOf(db, asked)) >= surelyMany;
}

type Column = NonNullable<ListOrder['sidx']>;

/** What shipments are sorted by: as the indexes of 0058 have it. */
const keys: Record<Column, readonly Sql[]> = {
  shipmentNo: [sql`s."shipmentNo"`],
  etd: [sql`v."sailsAt"`],
  eta: [sql`coalesce(s.eta, 'infinity')`],
  lastModifyTime: [sql`s."lastModifyTime"`],
  trouble: [
    sql`case s."worstSeverity" when 'critical' then 4 when 'high' then 3 when 'warn' then 2 when 'info' then 1 else 0 end`,
    sql`s."sailsAt"`,
  ],
};

/** That of the list itself, which is in its index. */
const isOwnOrder = ({ sidx }: ListOrder): boolean => sidx === undefined || sidx === 'etd';
const keysOf = ({ sidx }: ListOrder): readonly Sql[] => keys[sidx ?? 'etd'];
const directionOf = ({ sidx, sort }: ListOrder): Sql =>
  (sidx === undefined ? 'desc' : sort) === 'asc' ? sql`asc` : sql`desc`;
const named = (order: ListOrder): Sql =>
  sql.join(keysOf(order).map((key, place) => sql`${key} as ${sql.ref(`key${place}`)}`));
/** Equal rows go by their ids, so that none is on two pages and none on no page. */
function inOrder(order: ListOrder, of: string): Sql {
  const columns = [...keysOf(order).keys()].map((place) => `key${place}`);
  return sql.join(
    [...columns, 'id'].map((column) => sql`${sql.ref(`${of}.${column}`)} ${directionOf(order)}`),
  );
}

interface Wanted {
  columns: Sql;
  /** They are some of the shipment, whatever is asked for. */
  ofShipment: boolean;
}

const wantedFor = (order: ListOrder): Wanted => ({
  columns: sql`v."shipmentId" as id, ${named(order)}`,
  ofShipment: !isOwnOrder(order),
});

/** Every row of a short list that passes. */
export const gatheredRows = (asked: AskedShipments, narrowing: Narrowing, wanted: Wanted): Sql => sql`
  select ${wanted.columns}
  from (${sql.join(
    partsOf(asked).map((part) => sql`select v.* from shipment_viewer v where ${part}`),
    sql` union all `,
  )}) as v ${joined(narrowing, wanted)} where ${passes(narrowing)}`;

/** The same of a long one, where indexes find the few that pass. */
export const lookedUpRows = (
  asked: AskedShipments,
  narrowing: Narrowing,
  wanted: Wanted,
  most?: number,
): Sql => sql`
  select ${wanted.columns} from shipment_viewer v ${joined(narrowing, wanted)}
  where ${withinList(asked)} and ${passes(narrowing)} and ${every(narrowing.lookedUp)}
  ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}`;

function joined({ ofShipment, ofWords }: Narrowing, wanted: Wanted): Sql {
  const needsShipment = ofShipment.length > 0 || wanted.ofShipment;
  return sql`${needsShipment ? sql`join shipment s on s.id = v."shipmentId"` : sql``}
    ${ofWords.length > 0 ? sql`join shipment_text t on t."shipmentId" = v."shipmentId"` : sql``}`;
}

/** What was found, counted and sorted in one statement. */
async function gathered(db: Db, order: ListOrder, rows: Sql): Promise<Found> {
  const { rows: answers } = await sql<Found>`
    with found as materialized (${rows})
    select (select count(*)::int from found) as total, array(
      select id from found order by ${inOrder(order, 'found')} limit ${order.limit} offset ${order.offset}) as ids`.execute(
    db,
  );
  return answers[0] ?? { ids: [], total: 0 };
}

/** Along the order until the page is full; undefined where it is not after so many. */
async function walked(
  db: Db,
  asked: AskedShipments,
  narrowing: Narrowing,
  order: ListOrder,
): Promise<string[] | undefined> {
  const ids = isOwnOrder(order)
    ? await walkedIds(db, asked, narrowing, order, mostWalked)
    : await walkedByIndex(db, asked, narrowing, order);
  return ids.length === order.limit ? ids : undefined;
}

function walkedIds(
  db: Db,
  asked: AskedShipments,
  narrowing: Narrowing,
  order: ListOrder,
  most: number | undefined,
): Promise<string[]> {
  const direction = directionOf(order);
  return idsFrom(
    db,
    sql`select v."shipmentId" as id from ${firstOf(asked, most, direction)} as v ${beside(narrowing)}
      where ${passes(narrowing)} order by v."sailsAt" ${direction}, v."shipmentId" ${direction} ${pageOf(order)}`,
  );
}

/** As figures, not as parameters: how few rows are wanted decides how they are read best. */
const pageOf = ({ limit, offset }: ListOrder): Sql => sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;

const segments = ['notSailed', 'onTheWay', 'arrived', 'finished'] as const;

/** Along an index of all shipments by what they are sorted by; each is asked whether it is in the list. */
function walkedByIndex(
  db: Db,
  asked: AskedShipments,
  narrowing: Narrowing,
  order: ListOrder,
): Promise<string[]> {
  const direction = directionOf(order);
  const sorted = sql.join([...keysOf(order), sql`s.id`].map((key) => sql`${key} ${direction}`));
  const parts = segments
    .filter((segment) => asked.segment === segment || !segments.some((one) => one === asked.segment))
    .map(
      (segment) => sql`(select s.id, ${named(order)} from shipment s where s.segment = ${segment}
        order by ${sorted} limit ${sql.lit(mostWalked)})`,
    );
  return idsFrom(
    db,
    sql`select o.id from (${sql.join(parts, sql` union all `)}) as o
      join shipment_viewer v on v."shipmentId" = o.id ${beside(narrowing)}
      where ${withinList(asked)} and ${passes(narrowing)} order by ${inOrder(order, 'o')} ${pageOf(order)}`,
  );
}
