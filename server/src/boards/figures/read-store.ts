import type { VolumeSum } from '@fairway/domain/metrics/shipment-figures.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** A row of the figures, its days and month counted from the first of 1970. */
export interface ReadFigure extends Record<VolumeSum, number> {
  shipmentId: string;
  /** Null: nothing is kept of the shipment. */
  month: number | null;
  sellerId: string | null;
  companyId: string | null;
  customerId: string;
  carrierId: string | null;
  polId: string;
  podId: string;
  business: string;
  mode: string;
  boxes: string;
  sails: number;
  billed: number | null;
  estimated: number[];
  actual: number[];
}

/** As of which state of the database something was read. */
export interface Seen {
  /** The first transaction that may have written something that was not seen. */
  unseen: number;
  /** When the server was started: another one may have lost the last of what was seen, or be another server. */
  server: string;
}

const figures = sql`
  (split_part(f.period, '-', 1)::int - 1970) * 12 + split_part(f.period, '-', 2)::int - 1 as month, f."sellerId", f."companyId",
  f."customerId", f."carrierId", f."polId", f."podId", f.business, f.mode, f.boxes, f."sailsOn" - date '1970-01-01' as sails,
  f."billedOn" - date '1970-01-01' as billed, f.jobs::float8 as jobs, f.teu::float8 as teu, f.cbm::float8 as cbm,
  f."grossKg"::float8 as "grossKg", f."chargeableKg"::float8 as "chargeableKg", f.arrived::float8 as arrived,
  f."onTime"::float8 as "onTime", f."delayMinutes"::float8 as "delayMinutes", f.booked::float8 as booked,
  f.rolled::float8 as rolled, f.estimated::float8[] as estimated, f.actual::float8[] as actual`;

const seenNow = sql<Seen>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint::float8 as unseen,
  pg_postmaster_start_time()::text as server`;

/** What may be missing in what is read from now on. */
export async function readSeen(db: Db): Promise<Seen> {
  const { rows } = await seenNow.execute(db);
  return rows[0] ?? { unseen: 0, server: '' };
}

/** Others are answered in between. */
const mostAtOnce = 5_000;

/** All figures, so many at once: all together would be a long text. */
export async function* readAllFigures(db: Db): AsyncGenerator<ReadFigure[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<ReadFigure>`
      with part as (
        select "shipmentId" from shipment_figure where "shipmentId" > ${after} order by "shipmentId" limit ${mostAtOnce}
      )
      select f."shipmentId", ${figures} from shipment_figure f
      where f."shipmentId" > ${after} and f."shipmentId" <= (select max("shipmentId") from part)`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.reduce((last, { shipmentId }) => (shipmentId > last ? shipmentId : last), after);
  }
}

/** The figures of each shipment that a transaction from `unseen` on worked out; of some there are none. */
export async function readChangedFigures(
  db: Db,
  { unseen }: Seen,
): Promise<{ seen: Seen; rows: ReadFigure[] }> {
  const { rows } = await sql<ReadFigure & Seen>`
    select seen.*, w."shipmentId", ${figures} from (${seenNow}) seen
    left join shipment_figures_written_from(${unseen}::bigint) w on true
    left join shipment_figure f on f."shipmentId" = w."shipmentId"`.execute(db);
  const [{ unseen: next, server } = { unseen: 0, server: '' }] = rows;
  return {
    seen: { unseen: next, server },
    rows: rows.filter(({ shipmentId }) => shipmentId !== null),
  };
}
