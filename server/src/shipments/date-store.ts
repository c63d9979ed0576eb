import type { ScheduleLayerDate } from '@fairway/contract/schedule.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

const day = 24 * 3_600_000;

export interface DateRow {
  id: string;
  shipmentNo: string;
  kind: ScheduleLayerDate['kind'];
  at: Date;
  isActual: boolean;
  portId: string;
  timeZone: string;
}

/** Cut-offs, departures and arrivals in a range of the shipments in these lists, the first ones first. */
export async function readDates(
  db: Db,
  viewerIds: readonly string[],
  { from, before }: { from: number; before: number },
  most: number,
): Promise<DateRow[]> {
  // Lists are sorted by when a shipment leaves. A cut-off is some weeks before, and no ship is on its way for longer.
  const [first, last] = [new Date(from - 150 * day), new Date(before + 60 * day)];
  const { rows } = await sql<DateRow>`
    select s.id, s."shipmentNo", d.kind, d.at, d."isActual", port.id as "portId", port."timeZone"
    from (select distinct "shipmentId" from shipment_viewer
      where "viewerId" = any(${viewerIds}) and "sailsAt" >= ${first} and "sailsAt" < ${last}) v
    join shipment s on s.id = v."shipmentId" and s.status <> 'cancelled'
    cross join lateral (values
      ('cutSi', s."cutSi", false, s."polId"), ('cutVgm', s."cutVgm", false, s."polId"),
      ('cutPort', s."cutPort", false, s."polId"), ('cutCustoms', s."cutCustoms", false, s."polId"),
      ('cutManifest', s."cutManifest", false, s."polId"),
      ('etd', coalesce(s.atd, s.etd), s.atd is not null, s."polId"),
      ('eta', coalesce(s.ata, s.eta), s.ata is not null, s."podId")) d (kind, at, "isActual", "portId")
    join port on port.id = d."portId"
    where d.at >= ${new Date(from)} and d.at < ${new Date(before)}
    order by d.at, s.id, d.kind limit ${most}`.execute(db);
  return rows;
}
