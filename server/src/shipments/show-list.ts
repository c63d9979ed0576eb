import type { Received } from '@fairway/contract/endpoint.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import {
  type listShipmentDays as daysCall,
  type listShipments as listCall,
  mostMapPoints,
} from '@fairway/contract/shipments.ts';
import type { Severity, ShipmentStage } from '@fairway/contract/tracking.ts';
import { wayBehind } from '@fairway/domain/shipments/way-behind.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { lineWithParts, portsById } from '../master-data/lookups.ts';
import { readCalendarRows } from './calendar-store.ts';
import { countShipmentRows } from './list-count-store.ts';
import type { AskedShipments } from './list-filter-store.ts';
import { listShipmentRows, readMapRows } from './list-store.ts';
import { listsOf, readerOf, type ShipmentReader } from './reader.ts';
import { shownHeads } from './shown-shipment.ts';
import { figure, positionOf } from './stored-shipment.ts';
import { toldSeverities } from './told-troubles.ts';

type Body = Received<typeof listCall>['body'];
type Asked = Pick<Body, 'scope' | 'segment' | 'keyword' | 'filters'>;

/** What is asked for, in the list that the server gives the caller, whatever they ask for. */
export async function askedOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  reader: ShipmentReader,
  { scope, segment, keyword, filters }: Asked,
): Promise<AskedShipments> {
  const { lineId } = filters;
  const line = lineId === undefined ? undefined : await lineWithParts(db, lineId, language);
  return {
    ...{ viewerIds: listsOf(reader, scope), segment, keyword, filters, isStaff: reader.isStaff },
    ...(lineId !== undefined && { lineIds: line ? [lineId, ...line.partIds] : [] }),
  };
}

export async function listShipments(ctx: Context, body: Body) {
  const reader = await readerOf(ctx);
  const { rows, total, isMore } = await listShipmentRows(ctx.db, await askedOf(ctx, reader, body), body);
  return pageOf(await shownHeads(ctx, rows, reader), body, total, isMore);
}

export async function countShipments(ctx: Context, body: Asked) {
  const reader = await readerOf(ctx);
  const { segments, sums } = await countShipmentRows(ctx.db, await askedOf(ctx, reader, body));
  return { segments, sums: { count: sums.count, teu: figure(sums.teu) } };
}

/** How bad it is with each: for staff by everything that is wrong, for customers by what they are told. */
async function severitiesFor(
  { db }: Pick<Context, 'db'>,
  { isStaff }: ShipmentReader,
  rows: readonly { id: string; worstSeverity: string | null }[],
) {
  const troubled = rows.filter(({ worstSeverity }) => worstSeverity !== null).map(({ id }) => id);
  const told = isStaff ? undefined : await toldSeverities(db, troubled);
  return ({ id, worstSeverity }: { id: string; worstSeverity: string | null }): Severity | null =>
    told ? (told.get(id) ?? null) : (worstSeverity as Severity | null);
}

export async function mapShipments(ctx: Context, body: Asked) {
  const { db, language, now } = ctx;
  const reader = await readerOf(ctx);
  const rows = await readMapRows(db, await askedOf(ctx, reader, body), mostMapPoints + 1);
  const severity = await severitiesFor(ctx, reader, rows);
  const list = rows.slice(0, mostMapPoints).map((row) => {
    const time = (at: Date | null) => at?.getTime() ?? null;
    const times = { etd: time(row.etd), eta: time(row.eta), atd: time(row.atd), ata: time(row.ata) };
    const stage = row.stage as ShipmentStage;
    return {
      ...{ id: row.id, no: row.shipmentNo, polId: row.polId, podId: row.podId },
      ...{ tsIds: row.transhipIds as unknown as string[], stage, ...times },
      progress: wayBehind({ stage, ...times }, now.getTime()),
      ...{ mode: row.mode as TransportMode, position: positionOf(row.position), severity: severity(row) },
    };
  });
  const ports = await portsById(db, [...new Set(list.flatMap(portsOf))], language);
  return {
    ...{ list, isCut: rows.length > mostMapPoints },
    ports: [...ports.values()].map(({ id, unlocode, fullName, timeZone, lat, lon }) => ({
      ...{ id, code: unlocode, name: fullName, timeZone, lat, lon },
    })),
  };
}

const portsOf = ({ polId, podId, tsIds }: { polId: string; podId: string; tsIds: readonly string[] }) => [
  ...[polId, podId, ...tsIds],
];

const mostOfDay = 20;

/** Departures and arrivals by the days of the ports they happen in. */
export async function listShipmentDays(ctx: Context, { month, ...asked }: Received<typeof daysCall>['body']) {
  const { db, language } = ctx;
  const reader = await readerOf(ctx);
  const rows = await readCalendarRows(db, await askedOf(ctx, reader, asked), month, mostOfDay);
  const ports = await portsById(
    db,
    rows.flatMap(({ polId, podId }) => [polId, podId]),
    language,
  );
  const severity = await severitiesFor(ctx, reader, rows);
  const days = Map.groupBy(rows, ({ day }) => day);
  return {
    days: [...days]
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([day, those]) => ({
        day,
        departures: those.find(({ of }) => of === 'etd')?.count ?? 0,
        arrivals: those.find(({ of }) => of === 'eta')?.count ?? 0,
        list: those.slice(0, mostOfDay).map((row) => ({
          ...{
            id: row.id,
            shipmentNo: row.shipmentNo,
            of: row.of,
            at: row.at.getTime(),
            isActual: row.isActual,
          },
          ...{ stage: row.stage as ShipmentStage, severity: severity(row) },
          polName: ports.get(row.polId)?.fullName ?? '',
          podName: ports.get(row.podId)?.fullName ?? '',
        })),
      })),
  };
}
