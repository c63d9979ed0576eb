import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import type { SeaRoute } from '@fairway/domain/sea-routes/sea-route.ts';
import { wayBetween } from '@fairway/domain/sea-routes/way-between.ts';
import type { WayKind } from '@fairway/domain/sea-routes/way-kind.ts';

/** Where cargo of a kind goes along. */
export interface Lane {
  stops: readonly Place[];
  kind: WayKind;
}

const known = new Map<string, SeaRoute>();
export const keyOfLane = ({ stops, kind }: Lane): string =>
  `${kind} ${stops.map(([lon, lat]) => `${lon} ${lat}`).join(',')}`;

/** A way that was worked out before, or that needs no looking for: only ships go around the land. */
export const knownRoute = (lane: Lane): SeaRoute | undefined =>
  lane.kind === 'sea' ? known.get(keyOfLane(lane)) : laneRoute(lane);

/** The way from stop to stop: worked out once for each lane. */
export function laneRoute(lane: Lane): SeaRoute {
  const key = keyOfLane(lane);
  const before = known.get(key);
  if (before) return before;
  const { stops, kind } = lane;
  const points: Place[] = stops.slice(0, 1);
  let miles = 0;
  stops.slice(1).forEach((to, index) => {
    const leg = wayBetween(stops[index] ?? to, to, kind);
    points.push(...leg.points.slice(1));
    miles += leg.miles;
  });
  const route = { points, miles };
  known.set(key, route);
  return route;
}

/** A frame has sixteen milliseconds; the rest of it is for drawing and for the person. */
const slice = 8;

/** Works out lanes a few at a time, so that nothing stands still; tells after each turn. Returns how to stop. */
export function findRoutes(lanes: readonly Lane[], told: (isDone: boolean) => void): () => void {
  const missing = lanes.filter((lane) => !knownRoute(lane));
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    const end = performance.now() + slice;
    while (next < missing.length && performance.now() < end) {
      const lane = missing[next++];
      if (lane) laneRoute(lane);
    }
    const isDone = next >= missing.length;
    if (!isDone) timer = setTimeout(turn, 0);
    told(isDone);
  };
  turn();
  return () => clearTimeout(timer);
}
