import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

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
