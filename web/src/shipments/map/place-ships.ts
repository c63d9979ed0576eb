import { pointAlong } from '@fairway/domain/sea-routes/along-route.ts';
import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { wayKindOf } from '@fairway/domain/sea-routes/way-kind.ts';
import { keyOfLane, knownRoute, type Lane } from './lane-routes.ts';
import type { MapPort, MapShipment } from './map-rows.ts';

export interface PlacedShip {
  shipment: MapShipment;
  place: Place;
  /** Somebody saw it there; otherwise it is worked out from its times. */
  isSeen: boolean;
}

export interface Placing {
  placed: PlacedShip[];
  /** Lanes whose way is not known yet. */
  awaited: Lane[];
  /** Shipments whose ports lie nobody knows where. */
  unplaced: number;
}

const placeOf = (port: MapPort | undefined): Place | undefined =>
  port?.lat == null || port.lon == null ? undefined : [port.lon, port.lat];

/** The lane of a shipment, or nothing where one of its ends has no place. */
export function laneOf(
  { polId, tsIds, podId, mode }: MapShipment,
  ports: ReadonlyMap<string, MapPort>,
): Lane | undefined {
  const [from, to] = [placeOf(ports.get(polId)), placeOf(ports.get(podId))];
  if (!from || !to) return undefined;
  const between = tsIds.flatMap((id) => {
    const place = placeOf(ports.get(id));
    return place ? [place] : [];
  });
  return { stops: [from, ...between, to], kind: wayKindOf(mode) };
}

/** Where each shipment is: where it was seen, in its port, or along the way of its lane. */
export function placeShips(shipments: readonly MapShipment[], ports: ReadonlyMap<string, MapPort>): Placing {
  const placed: PlacedShip[] = [];
  const awaited = new Map<string, Lane>();
  let unplaced = 0;
  for (const shipment of shipments) {
    const { position, progress } = shipment;
    if (position && progress > 0 && progress < 100) {
      placed.push({ shipment, place: [position.lon, position.lat], isSeen: true });
      continue;
    }
    const lane = laneOf(shipment, ports);
    const [first, last] = [lane?.stops[0], lane?.stops.at(-1)];
    if (!lane || !first || !last) {
      unplaced++;
      continue;
    }
    if (progress <= 0 || progress >= 100) {
      placed.push({ shipment, place: progress <= 0 ? first : last, isSeen: false });
      continue;
    }
    const route = knownRoute(lane);
    if (route) placed.push({ shipment, place: pointAlong(route, progress / 100), isSeen: false });
    else awaited.set(keyOfLane(lane), lane);
  }
  return { placed, awaited: [...awaited.values()], unplaced };
}
