import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { plannedAnew } from '../database/preparing-client.ts';

const mostHits = 20;
/** Of numbers that begin or end alike so many are tried. */
const mostCandidates = 2_000;
/** So many shipments of the reader's own lists are asked for their numbers. */
const mostOwn = 2_000;
/** Fewer letters may be those of more numbers than are tried. */
const tellingLength = 8;

export interface Hit {
  shipmentId: string;
  kind: string;
  key: string;
  /** 0 the whole number, 1 its beginning, 2 its end. */
  rank: number;
}

/**
 * Shipments of these lists by a number. Of a beginning or an end that many numbers have only so many are tried, and
 * besides the newest shipments of the reader's own lists. Who has few shipments is told by those alone.
 */
export async function findByKey(db: Db, viewerIds: readonly string[], key: string): Promise<Hit[]> {
  if (key.length >= tellingLength || key.length < 3) return findAmongAll(db, viewerIds, key);
  if (await areListsShort(db, viewerIds)) return findAmongOwn(db, viewerIds, key);
  const hits = await findAmongAll(db, viewerIds, key);
  if (hits.length === mostHits) return hits;
  const own = await findAmongOwn(db, viewerIds, key);
  const known = new Set(hits.map((hit) => `${hit.shipmentId} ${hit.kind} ${hit.key}`));
  return [...hits, ...own.filter((hit) => !known.has(`${hit.shipmentId} ${hit.kind} ${hit.key}`))]
    .sort((one, two) => one.rank - two.rank)
    .slice(0, mostHits);
}

const anew = sql.raw(plannedAnew);
const reversed = (key: string): string => [...key].reverse().join('');
/** The letters of numbers are figures and large ones: what begins with these stands between them and this. */
const endOf = (key: string): string => `${key}~`;

const rankOf = (key: string) =>
  sql`case when c.key = ${key} then 0 when starts_with(c.key, ${key}) then 1 else 2 end`;
const bestFirst = sql`order by rank, length(c.key), c."shipmentId" desc, c.kind`;

/**
 * Candidates in the order of their index, since it is read alone then; asked whether they are seen in the order in which
 * they are told, so that no more are asked than it takes.
 */
async function findAmongAll(db: Db, viewerIds: readonly string[], key: string): Promise<Hit[]> {
  const [hasBeginning, hasEnd] = [key.length >= 3, key.length >= 4];
  const columns = sql`select "shipmentId", kind, key from shipment_reference`;
  const beginning = sql`key ~>=~ ${key} and key ~<~ ${endOf(key)}`;
  const end = sql`reverse(key) ~>=~ ${reversed(key)} and reverse(key) ~<~ ${endOf(reversed(key))}`;
  const candidates = [
    sql`(${columns} where key = ${key} limit ${sql.lit(mostCandidates)})`,
    ...(hasBeginning
      ? [sql`(${columns} where ${beginning} order by key using ~<~ limit ${sql.lit(mostCandidates)})`]
      : []),
    ...(hasEnd
      ? [sql`(${columns} where ${end} order by reverse(key) using ~<~ limit ${sql.lit(mostCandidates)})`]
      : []),
  ];
  const { rows } = await sql<Hit>`${anew}
    select c."shipmentId", c.kind, c.key, c.rank from (
      select c."shipmentId", c.kind, c.key, ${rankOf(key)} as rank, length(c.key) as length
      from (${sql.join(candidates, sql` union `)}) as c ${bestFirst} offset 0) as c
    where exists (select from shipment_viewer v
      where v."shipmentId" = c."shipmentId" and v."viewerId" = any(${viewerIds}::text[]))
    order by c.rank, c.length, c."shipmentId" desc, c.kind limit ${sql.lit(mostHits)}`.execute(db);
  return rows;
}

/** Which of these shipments are in some lists. */
export async function findListed(
  db: Db,
  viewerIds: readonly string[],
  shipmentIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('shipment_viewer')
    .select('shipmentId')
    .where('viewerId', '=', sql<string>`any(${viewerIds}::text[])`)
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .execute();
  return new Set(rows.map(({ shipmentId }) => shipmentId));
}

async function areListsShort(db: Db, viewerIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{
    size: number;
  }>`select count(*)::int as size from (select from shipment_viewer v
    where v."viewerId" = any(${viewerIds}::text[]) limit ${sql.lit(mostOwn + 1)}) as own`.execute(db);
  return (rows[0]?.size ?? 0) <= mostOwn;
}

async function findAmongOwn(db: Db, viewerIds: readonly string[], key: string): Promise<Hit[]> {
  const newest = viewerIds.map(
    (viewerId) => sql`(select "shipmentId" from shipment_viewer where "viewerId" = ${viewerId}
      order by "sailsAt" desc, "shipmentId" desc limit ${sql.lit(mostOwn)})`,
  );
  const ends = key.length >= 4 ? sql`or right(c.key, ${key.length}) = ${key}` : sql``;
  const { rows } = await sql<Hit>`${anew}
    with own as materialized (${sql.join(newest, sql` union `)})
    select c."shipmentId", c.kind, c.key, ${rankOf(key)} as rank
    from own join shipment_reference c using ("shipmentId")
    where left(c.key, ${key.length}) = ${key} ${ends}
    ${bestFirst} limit ${sql.lit(mostHits)}`.execute(db);
  return rows;
}
