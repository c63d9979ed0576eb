import type { ScheduleLayerDate } from '@fairway/contract/schedule.ts';
import { shipmentPath } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { readDates } from './date-store.ts';
import { listsOf, readerOf } from './reader.ts';

/** Whoever reads shipments can have their dates in the calendar. */
export const readsShipments = async ({ permissions }: Context): Promise<boolean> =>
  (await permissions()).some(({ modelId }) => modelId === 'cargoShipment');

/** What happens in a range to the shipments the caller looks after, or that are their company's. */
export async function shipmentDates(
  ctx: Context,
  range: { from: number; before: number },
  most: number,
): Promise<ScheduleLayerDate[]> {
  if (!(await readsShipments(ctx))) return [];
  const { db, language } = ctx;
  const rows = await readDates(db, listsOf(await readerOf(ctx), 'mine'), range, most);
  const ports = await portsById(
    db,
    rows.map(({ portId }) => portId),
    language,
  );
  return rows.map(({ id, shipmentNo, kind, at, isActual, portId, timeZone }) => ({
    ...{ id: `${id} ${kind}`, layer: 'shipments', kind, title: shipmentNo },
    ...{ place: ports.get(portId)?.fullName ?? '', link: `${shipmentPath}?id=${id}` },
    ...{ at: at.getTime(), zone: timeZone, day: formatDate(at, 'yyyy-MM-dd', timeZone), isActual },
  }));
}
