import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import {
  type AskedShipments,
  every,
  narrowingOf,
  type Sql,
  withDays,
  withinList,
} from './list-filter-store.ts';
import { anew, passes } from './list-page-store.ts';

const day = 24 * 3_600_000;

export interface CalendarRow {
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
  /** Of its day and its side. */
  count: number;
}

interface Side {
  of: CalendarRow['of'];
  actual: Sql;
  expected: Sql;
  portId: Sql;
  conditions: Sql;
}

/**
 * What leaves or arrives on the days of a month, as the walls of the ports count them: how many on each day, and the first
 * of them.
 */
export async function readCalendarRows(
  db: Db,
  given: AskedShipments,
  month: string,
  mostOfDay: number,
): Promise<CalendarRow[]> {
  const asked = await withDays(db, given);
  const start = new Date(`${month}-01T00:00:00Z`);
  const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
  // A day is another one around the world.
  const [from, to] = [new Date(start.getTime() - day), new Date(end + day)];
  const sides: Side[] = [
    {
      ...{ of: 'etd', actual: sql`s.atd`, expected: sql`s.etd`, portId: sql`s."polId"` },
      // Lists are sorted by when a shipment leaves, so its departure is where it stands.
      conditions: sql`v."sailsAt" >= ${from} and v."sailsAt" < ${to} and coalesce(s.atd, s.etd) is not null`,
    },
    {
      ...{ of: 'eta', actual: sql`s.ata`, expected: sql`s.eta`, portId: sql`s."podId"` },
      // Ships are on their way for five months at most, so that only a part of a long list is read.
      conditions: sql`v."sailsAt" >= ${new Date(start.getTime() - 150 * day)}
        and v."sailsAt" < ${new Date(end + 60 * day)}
        and coalesce(s.ata, s.eta) >= ${from} and coalesce(s.ata, s.eta) < ${to}`,
    },
  ];
  const rows: CalendarRow[] = [];
  for (const side of sides) rows.push(...(await rowsOf(db, asked, side, month, mostOfDay)));
  return rows;
}

async function rowsOf(
  db: Db,
  asked: AskedShipments,
  { of, actual, expected, portId, conditions }: Side,
  month: string,
  mostOfDay: number,
): Promise<CalendarRow[]> {
  const narrowing = narrowingOf(asked);
  // One by one: their words are those of many more shipments than a month has.
  const words = sql`cross join lateral (
    select words from shipment_text where shipment_text."shipmentId" = v."shipmentId" offset 0) as t`;
  const { rows } = await sql<CalendarRow>`${anew}
    with happening as (
      select s.id, s."shipmentNo", s.stage, s."worstSeverity", s."polId", s."podId", ${of}::text as of,
        coalesce(${actual}, ${expected}) as at, ${actual} is not null as "isActual",
        to_char(coalesce(${actual}, ${expected}) at time zone port."timeZone", 'YYYY-MM-DD') as day
      from shipment_viewer v join shipment s on s.id = v."shipmentId" join port on port.id = ${portId}
        ${narrowing.ofWords.length > 0 ? words : sql``}
      where ${every([withinList(asked), conditions, passes(narrowing)])}
    ), placed as (
      select happening.*, (count(*) over (partition by day))::int as count,
        row_number() over (partition by day order by at, id) as place
      from happening where day like ${`${month}-%`}
    )
    select * from placed where place <= ${mostOfDay} order by day, place`.execute(db);
  return rows;
}
