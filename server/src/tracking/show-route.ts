import type { Answer } from '@fairway/contract/endpoint.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { getShipmentRoute } from '@fairway/contract/shipment-tracking.ts';
import type { Milestone } from '@fairway/contract/tracking.ts';
import { pointAlong } from '@fairway/domain/sea-routes/along-route.ts';
import { wayBetween } from '@fairway/domain/sea-routes/way-between.ts';
import { wayKindOf } from '@fairway/domain/sea-routes/way-kind.ts';
import type { TrackingEvent } from '@fairway/domain/tracking/event.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { seenShipment } from './seen-shipment.ts';
import { type ShipmentNow, shipmentNow } from './shipment-now.ts';

type Shown = Answer<typeof getShipmentRoute>;
type ShownPlace = Shown['places'][number];
type Kind = ShownPlace['kind'];

/** The ports of a shipment in the order it comes through them; those that only events name lie on the way. */
function wayOf({ row, facts: { way }, progress }: ShipmentNow): { portId: string; kind: Kind }[] {
  const called = progress.deciding
    .filter(({ milestone, portId }) => milestone.startsWith('TS_') && portId !== null)
    .sort((one, other) => one.at - other.at)
    .map(({ portId }) => portId ?? '');
  const known = new Set([way.polId, way.podId]);
  const tranship = [...new Set([...called, ...way.transhipIds])].filter((portId) => !known.has(portId));
  return [
    ...(way.receiptId && way.receiptId !== row.polId
      ? [{ portId: way.receiptId, kind: 'receipt' as const }]
      : []),
    { portId: way.polId, kind: 'loading' },
    ...tranship.map((portId) => ({ portId, kind: 'tranship' as const })),
    { portId: way.podId, kind: 'discharge' },
    ...(way.deliveryId && way.deliveryId !== row.podId
      ? [{ portId: way.deliveryId, kind: 'delivery' as const }]
      : []),
  ];
}

const arrivals: Readonly<Record<Kind, readonly Milestone[]>> = {
  ...{ receipt: [], loading: ['GATE_IN'], tranship: ['TS_ARR', 'TS_DISC'], discharge: ['ARR', 'DISC'] },
  delivery: ['DELIVERED', 'RAIL_ARR'],
};
const departures: Readonly<Record<Kind, readonly Milestone[]>> = {
  ...{
    receipt: ['STUFFED'],
    loading: ['DEP'],
    tranship: ['TS_DEP', 'TS_LOAD'],
    discharge: ['GATE_OUT', 'RAIL_DEP'],
  },
  delivery: ['EMPTY_IN'],
};
const comesAgain: ReadonlySet<Kind> = new Set(['tranship']);

function timeAt(
  events: readonly TrackingEvent[],
  { portId, kind }: { portId: string; kind: Kind },
  wanted: readonly Milestone[],
): { at: number | null; hasHappened: boolean } {
  for (const classifier of ['ACT', 'EST', 'PLN'] as const)
    for (const milestone of wanted) {
      const found = events.findLast(
        (event) =>
          event.classifier === classifier &&
          event.milestone === milestone &&
          (!comesAgain.has(kind) || event.portId === portId),
      );
      if (found) return { at: found.at, hasHappened: classifier === 'ACT' };
    }
  return { at: null, hasHappened: false };
}

/** The places on the way, and where the cargo is between them: where boxes differ, those that are least far. */
export async function getRoute(ctx: Context, id: string): Promise<Shown> {
  const { db, now, language } = ctx;
  await seenShipment(ctx, id);
  const shipment = await shipmentNow(db, id, now);
  const { row, facts, progress } = shipment;
  const way = wayOf(shipment);
  const ports = await portsById(
    db,
    way.map(({ portId }) => portId),
    language,
  );
  const places = way.map((place): ShownPlace => {
    const port = ports.get(place.portId);
    const arrives = timeAt(progress.rear, place, arrivals[place.kind]);
    const leaves = timeAt(progress.rear, place, departures[place.kind]);
    const first = place.kind === 'discharge' ? facts.firstEta : null;
    const firstLeaving = place.kind === 'loading' ? facts.firstEtd : null;
    return {
      ...place,
      ...{ portName: port?.fullName ?? '', portCode: port?.unlocode ?? '', timeZone: port?.timeZone ?? '' },
      ...{ lat: port?.lat ?? null, lon: port?.lon ?? null },
      ...{ arrivesAt: arrives.at ?? first, hasArrived: arrives.hasHappened },
      ...{ leavesAt: leaves.at ?? firstLeaving, hasLeft: leaves.hasHappened },
    };
  });
  return {
    ...{
      mode: row.mode as TransportMode,
      places,
      position: positionOf(places, row.mode as TransportMode, now.getTime()),
    },
    ...{ vesselName: row.vesselName, voyageNo: row.voyageNo },
  };
}

/** In the place it reached last, or on the way from the one it left last by the share of the time that has passed. */
function positionOf(places: readonly ShownPlace[], mode: TransportMode, now: number): Shown['position'] {
  const last = places.findLastIndex(({ hasArrived, hasLeft }) => hasArrived || hasLeft);
  const place = places[last];
  if (!place || place.lat === null || place.lon === null) return null;
  const here = { lat: place.lat, lon: place.lon };
  const next = places[last + 1];
  if (!place.hasLeft || !next || next.lat === null || next.lon === null)
    return { ...here, isEstimated: false, portId: place.portId, nextPortId: null, share: 0 };
  const [from, to] = [place.leavesAt, next.arrivesAt];
  const share =
    from === null || to === null || to <= from ? 0 : Math.min(Math.max((now - from) / (to - from), 0), 0.99);
  const way = wayBetween([place.lon, place.lat], [next.lon, next.lat], wayKindOf(mode));
  const [lon, lat] = pointAlong(way, share);
  return { ...{ lat, lon }, isEstimated: true, portId: place.portId, nextPortId: next.portId, share };
}
