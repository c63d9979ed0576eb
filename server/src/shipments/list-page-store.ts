import type { shipmentColumns } from '@fairway/contract/shipments.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Order } from '../database/page.ts';
import { plannedAnew } from '../database/preparing-client.ts';
import {
  type AskedShipments,
  every,
  isNarrowed,
  type Narrowing,
  narrowingOf,
  partsOf,
  type Sql,
  withDays,
  withinList,
} from './list-filter-store.ts';

/** Nobody turns so many pages, and no list of years is counted whole. */
export const countedAtMost = 10_000;
/** So many shipments are looked at one by one; longer lists are walked along an index until a page is full. */
export const shortList = 20_000;
/** So many are looked up of a long list, and counted. */
const lookedUpAtMost = 3_000;
/** So far a list is walked for a page; what stands behind it is looked up. */
export const mostWalked = 50_000;
/** A list that is not long is sorted rather than walked as far; one that is shorter yet is always sorted. */
const [leastWalked, mostWalkedOfShort] = [5_000, 5_000];
/** Shipments of a long list that tell how many of it pass: some of each fifth of its time. */
const sampledEach = 100;
const fifths = 5;
/** Where fewer of a sample pass that may be an accident, and a page would not be full soon. */
const leastPassing = 6;

export interface ListOrder extends Order<(typeof shipmentColumns)[number]> {
  offset: number;
  limit: number;
}

interface Found {
  ids: string[];
  total: number;
}

export interface FoundPage extends Found {
  /** There are more than the total. */
  isMore: boolean;
}

/**
 * One page of the ids of a list, and how many there are as far as anybody cares. A short list is looked at whole. Of a long
 * one what few pass is looked up and sorted; where many pass its order is walked. So none takes longer because a company
 * has a million shipments.
 */
export async function findPage(db: Db, given: AskedShipments, wanted: ListOrder): Promise<FoundPage> {
  const order = wanted.offset < countedAtMost ? wanted : { ...wanted, offset: 0, limit: 0 };
  const asked = await withDays(db, given);
  const narrowing = narrowingOf(asked);
  if (!isNarrowed(narrowing) && isOwnOrder(order)) {
    const [ids, total] = await Promise.all([
      firstIds(db, asked, order),
      sizeOf(db, asked, countedAtMost + 1),
    ]);
    return counted({ ids, total });
  }
  const size = await lengthOf(db, asked);
  if (!isNarrowed(narrowing) && size >= leastWalked) {
    const most = size > shortList ? mostWalked : mostWalkedOfShort;
    const ids = await walkedByIndex(db, asked, narrowing, order, most);
    if (ids.length === Math.min(order.limit, Math.max(0, size - order.offset)))
      return counted({ ids, total: size });
  }
  if (size <= shortList)
    return counted(await gathered(db, order, gatheredRows(asked, narrowing, wantedFor(order))));
  return isNarrowed(narrowing)
    ? longPage(db, asked, narrowing, order)
    : counted(await gathered(db, order, lookedUpRows(asked, narrowing, wantedFor(order))));
}

async function longPage(
  db: Db,
  asked: AskedShipments,
  narrowing: Narrowing,
  order: ListOrder,
): Promise<FoundPage> {
  const expected = await expectedOf(db, asked, narrowing);
  if (expected === 'few') {
    const rows = await rowsOfFew(db, asked, narrowing, wantedFor(order), lookedUpAtMost + 1);
    const found = await gathered(db, order, rows);
    if (found.total <= lookedUpAtMost) return counted(found);
  }
  const ids = isOwnOrder(order)
    ? await walkedIds(db, asked, narrowing, order, mostWalked)
    : await walkedByIndex(db, asked, narrowing, order, mostWalked);
  if (ids.length < order.limit)
    return counted(await gathered(db, order, await rowsOfFew(db, asked, narrowing, wantedFor(order))));
  // Fewer than there are, and another page.
  const sure = expected === 'few' ? lookedUpAtMost : Math.floor(expected / 200) * 100;
  const total = Math.min(countedAtMost, Math.max(sure, order.offset + 2 * order.limit));
  return { ids, total, isMore: true };
}

/** The ids of a list in its own order, so many at most: for what shows or writes all of it. */
export async function findAll(db: Db, given: AskedShipments, most: number): Promise<string[]> {
  const asked = await withDays(db, given);
  const narrowing = narrowingOf(asked);
  const order: ListOrder = { sort: 'desc', offset: 0, limit: most };
  if (!isNarrowed(narrowing)) return firstIds(db, asked, order);
  if ((await lengthOf(db, asked)) <= shortList)
    return (await gathered(db, order, gatheredRows(asked, narrowing, wantedFor(order)))).ids;
  if ((await expectedOf(db, asked, narrowing)) === 'few') {
    const rows = await rowsOfFew(db, asked, narrowing, wantedFor(order), shortList + 1);
    const found = await gathered(db, order, rows);
    if (found.total <= shortList) return found.ids;
  }
  return walkedIds(db, asked, narrowing, order, undefined);
}

const counted = ({ ids, total }: Found): FoundPage => ({
  ...{ ids, total: Math.min(total, countedAtMost), isMore: total > countedAtMost },
});

/** One list has five shipments and another one a million: how they are read best depends on whose it is. */
export const anew = sql.raw(plannedAnew);

const idsFrom = async (db: Db, query: Sql): Promise<string[]> =>
  (await sql<{ id: string }>`${anew} ${query}`.execute(db)).rows.map(({ id }) => id);

/** The first rows of a list in its own order, straight from its index. */
export function firstOf(asked: AskedShipments, most: number | undefined, direction: Sql): Sql {
  const ordered = sql`order by v."sailsAt" ${direction}, v."shipmentId" ${direction} ${upTo(most)}`;
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
export async function sizeOf(db: Db, asked: AskedShipments, most: number): Promise<number> {
  const parts = partsOf(asked).map(
    (part) => sql`(select from shipment_viewer v where ${part} limit ${sql.lit(most)})`,
  );
  const { rows } = await sql<{ size: number }>`select count(*)::int as size from (
    select from (${sql.join(parts, sql` union all `)}) as part limit ${sql.lit(most)}) as listed`.execute(db);
  return rows[0]?.size ?? 0;
}

/** The same up to one more than a short list has; a list that was long is still. */
export async function lengthOf(db: Db, asked: AskedShipments): Promise<number> {
  const isLong = (knownSize(db, asked) ?? 0) > 2 * shortList;
  return isLong ? shortList + 1 : sizeOf(db, asked, shortList + 1);
}

interface Size {
  size: number;
  countedAt: number;
}
const sizes = new WeakMap<Db, Map<string, Size>>();
const mostSizes = 5_000;
const mostSized = 500_000;
/** So long a size holds; very long lists are counted less often, since that takes longer and matters less. */
const holds = ({ size }: Size): number => (size < mostSized / 10 ? 60_000 : 600_000);

const keyOf = ({ viewerIds, segment, filters, sails }: AskedShipments): string =>
  JSON.stringify([viewerIds, segment, filters.stages, sails]);

function knownSize(db: Db, asked: AskedShipments): number | undefined {
  const known = sizes.get(db)?.get(keyOf(asked));
  return known && performance.now() - known.countedAt < holds(known) ? known.size : undefined;
}

/** How long a list is, as it was some minutes ago at most. */
async function roughSizeOf(db: Db, asked: AskedShipments): Promise<number> {
  const known = knownSize(db, asked);
  if (known !== undefined) return known;
  const size = await sizeOf(db, asked, mostSized);
  const all = sizes.get(db) ?? new Map<string, Size>();
  if (all.size >= mostSizes) all.clear();
  sizes.set(db, all.set(keyOf(asked), { size, countedAt: performance.now() }));
  return size;
}

/** What belongs to each row of a list, one by one in its order. */
export function beside({ ofShipment, ofWords }: Narrowing, wanted?: Wanted): Sql {
  const shipment = sql`cross join lateral (
    select * from shipment where shipment.id = v."shipmentId" offset 0) as s`;
  const words = sql`cross join lateral (
    select words from shipment_text where shipment_text."shipmentId" = v."shipmentId" offset 0) as t`;
  const needsShipment = ofShipment.length > 0 || wanted?.ofShipment === true;
  return sql`${ofWords.length > 0 ? words : sql``} ${needsShipment ? shipment : sql``}`;
}

export const passes = ({ ofShipment, ofWords }: Narrowing): Sql => every([...ofShipment, ...ofWords]);

/** How many of a long list pass by some of each time; `few` where hardly any of those do. */
export async function expectedOf(
  db: Db,
  asked: AskedShipments,
  narrowing: Narrowing,
): Promise<number | 'few'> {
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
  return passing < leastPassing ? 'few' : (passing / looked) * (await roughSizeOf(db, asked));
}

type Column = NonNullable<ListOrder['sidx']>;

/** What shipments are sorted by: as the indexes of long lists have it. */
const keys: Record<Column, readonly Sql[]> = {
  shipmentNo: [sql`s."shipmentNo"`],
  etd: [sql`v."sailsAt"`],
  eta: [sql`coalesce(s.eta, 'infinity')`],
  lastModifyTime: [sql`s."lastModifyTime"`],
  nextDue: [sql`coalesce(s."nextDueAt", 'infinity')`],
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
  where ${withinList(asked)} and ${passes(narrowing)} and ${every(narrowing.lookedUp)} ${upTo(most)}`;

const upTo = (most: number | undefined): Sql => (most === undefined ? sql`` : sql`limit ${sql.lit(most)}`);

/** What it takes to look up one shipment that may pass, against looking at one of the list. */
const lookUpTakes = 4;

/**
 * What few of a long list pass: looked up, unless the words are those of so many other shipments that it is sooner found in
 * the list itself.
 */
export async function rowsOfFew(
  db: Db,
  asked: AskedShipments,
  narrowing: Narrowing,
  wanted: Wanted,
  most?: number,
): Promise<Sql> {
  if (narrowing.lookedUp.length > 0) {
    const { rows } = await sql<{ share: number; all: number }>`
      select coalesce(avg((${every(narrowing.ofWords)})::int), 0)::float8 as share,
        (select reltuples::float8 from pg_class where oid = 'shipment_text'::regclass) as all
      from shipment_text t tablesample system (0.1)`.execute(db);
    const { share, all } = rows[0] ?? { share: 0, all: 0 };
    if (share * all * lookUpTakes > (await roughSizeOf(db, asked)))
      return sql`select ${wanted.columns} from shipment_viewer v ${beside(narrowing, wanted)}
        where ${withinList(asked)} and ${passes(narrowing)} ${upTo(most)}`;
  }
  return lookedUpRows(asked, narrowing, wanted, most);
}

function joined({ ofShipment, ofWords }: Narrowing, wanted: Wanted): Sql {
  const needsShipment = ofShipment.length > 0 || wanted.ofShipment;
  return sql`${needsShipment ? sql`join shipment s on s.id = v."shipmentId"` : sql``}
    ${ofWords.length > 0 ? sql`join shipment_text t on t."shipmentId" = v."shipmentId"` : sql``}`;
}

/** What was found, counted and sorted in one statement. */
async function gathered(db: Db, order: ListOrder, rows: Sql): Promise<Found> {
  const { rows: answers } = await sql<Found>`${anew}
    with found as materialized (${rows})
    select (select count(*)::int from found) as total, array(
      select id from found order by ${inOrder(order, 'found')} limit ${order.limit} offset ${order.offset}) as ids`.execute(
    db,
  );
  return answers[0] ?? { ids: [], total: 0 };
}

/** Along the order of the list until the page is full. */
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
  most: number,
): Promise<string[]> {
  const direction = directionOf(order);
  const sorted = sql.join([...keysOf(order), sql`s.id`].map((key) => sql`${key} ${direction}`));
  const parts = segments
    .filter((segment) => asked.segment === segment || !segments.some((one) => one === asked.segment))
    .map(
      (segment) => sql`(select s.id, ${named(order)} from shipment s where s.segment = ${segment}
        order by ${sorted} limit ${sql.lit(most)})`,
    );
  const first = sql`(select * from (${sql.join(parts, sql` union all `)}) as o
    order by ${inOrder(order, 'o')} limit ${sql.lit(most)})`;
  return idsFrom(
    db,
    sql`select o.id from ${first} as o
      join shipment_viewer v on v."shipmentId" = o.id ${beside(narrowing)}
      where ${withinList(asked)} and ${passes(narrowing)} order by ${inOrder(order, 'o')} ${pageOf(order)}`,
  );
}
