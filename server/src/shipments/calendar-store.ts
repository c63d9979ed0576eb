import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import {
  type AskedShipments,
  every,
  type Narrowing,
  narrowingOf,
  type Sql,
  withinList,
} from './list-filter-store.ts';
import { passes, shortList } from './list-page-store.ts';

const day = 24 * 3_600_000;

interface CalendarRow {
  id: string;
  shipmentNo: string;
  stage: string;
  worstSeverity: string | null;
  polId: string;
  podId: string;
  of: 'etd' | 'eta';
  at: Date;
  isActual: boolean;
  day: string;
}

/** What leaves or arrives on days of a month, as the walls of the ports count them, so many of each at most. */
export async function readCalendarRows(
  db: Db,
  asked: AskedShipments,
  { from, to }: { from: Date; to: Date },
  most: number,
): Promise<CalendarRow[]> {
  const narrowing = narrowingOf(asked);
  // A day is another one around the world.
  const [first, last] = [new Date(from.getTime() - day), new Date(to.getTime() + day)];
  // Lists are sorted by when a shipment leaves, so its departure is where it stands.
  const departures = sql`v."sailsAt" >= ${first} and v."sailsAt" < ${last}`;
  // Ships are on their way for five months at most: of a list that is not long then, all of these are asked.
  const near = sql`v."sailsAt" >= ${new Date(from.getTime() - 150 * day)}
    and v."sailsAt" < ${new Date(to.getTime() + 60 * day)}`;
  const arrives = sql`coalesce(s.ata, s.eta) >= ${first} and coalesce(s.ata, s.eta) < ${last}`;
  const isLong = await hasMore(db, every([withinList(asked), near]));
  const known = [sql`coalesce(s.atd, s.etd) is not null`];
  return [
    ...(await read(db, narrowing, departure, listed(asked, departures), known, most)),
    ...(isLong
      ? await read(db, narrowing, arrival, arrivingOf(asked, arrives), [], most)
      : await read(db, narrowing, arrival, listed(asked, near), [arrives], most)),
  ];
}

async function hasMore(db: Db, within: Sql): Promise<boolean> {
  const { rows } = await sql<{ size: number }>`select count(*)::int as size from (
    select from shipment_viewer v where ${within} limit ${sql.lit(shortList + 1)}) as near`.execute(db);
  return (rows[0]?.size ?? 0) > shortList;
}

const listed = (asked: AskedShipments, when: Sql): Sql => sql`
  (select v."shipmentId", v."sailsAt" from shipment_viewer v where ${withinList(asked)} and ${when}
    order by v."sailsAt", v."shipmentId") as v
  cross join lateral (select * from shipment where shipment.id = v."shipmentId" offset 0) as s`;

/** In the order in which ships arrive; each is asked whether it is in the list. */
const arrivingOf = (asked: AskedShipments, arrives: Sql): Sql => sql`
  (select * from shipment s where ${arrives} order by coalesce(s.ata, s.eta), s.id offset 0) as s
  join shipment_viewer v on v."shipmentId" = s.id and ${withinList(asked)}`;

interface Side {
  of: 'etd' | 'eta';
  actual: Sql;
  expected: Sql;
  portId: Sql;
  order: Sql;
}
const departure: Side = {
  ...{ of: 'etd', actual: sql`s.atd`, expected: sql`s.etd`, portId: sql`s."polId"`, order: sql`v."sailsAt"` },
};
const arrival: Side = {
  ...{ of: 'eta', actual: sql`s.ata`, expected: sql`s.eta`, portId: sql`s."podId"` },
  order: sql`coalesce(s.ata, s.eta)`,
};

async function read(
  db: Db,
  narrowing: Narrowing,
  { of, actual, expected, portId, order }: Side,
  rows: Sql,
  conditions: readonly Sql[],
  most: number,
): Promise<CalendarRow[]> {
  const words = sql`join shipment_text t on t."shipmentId" = v."shipmentId"`;
  const found = await sql<CalendarRow>`
    select s.id, s."shipmentNo", s.stage, s."worstSeverity", s."polId", s."podId", ${of}::text as of,
      coalesce(${actual}, ${expected}) as at, ${actual} is not null as "isActual",
      to_char(coalesce(${actual}, ${expected}) at time zone
        (select "timeZone" from port where port.id = ${portId}), 'YYYY-MM-DD') as day
    from ${rows} ${narrowing.ofWords.length > 0 ? words : sql``}
    where ${every([...conditions, passes(narrowing)])}
    order by ${order}, s.id limit ${sql.lit(most)}`.execute(db);
  return found.rows;
}
