import { milesBetween, type Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { type SeaRoute, seaRoute } from '@fairway/domain/sea-routes/sea-route.ts';

const known = new Map<string, SeaRoute>();
const keyOf = (stops: readonly Place[]): string => stops.map(([lon, lat]) => `${lon} ${lat}`).join(',');

/** A way that was worked out before. */
export const knownRoute = (stops: readonly Place[]): SeaRoute | undefined => known.get(keyOf(stops));

/** The way of a ship from stop to stop: worked out once for each lane, straight where there is no sea between two. */
export function laneRoute(stops: readonly Place[]): SeaRoute {
  const key = keyOf(stops);
  const before = known.get(key);
  if (before) return before;
  const points: Place[] = stops.slice(0, 1);
  let miles = 0;
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? to;
    const leg = seaRoute(from, to) ?? { points: [from, to], miles: milesBetween(from, to) };
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
export function findRoutes(
  lanes: readonly (readonly Place[])[],
  told: (isDone: boolean) => void,
): () => void {
  const missing = lanes.filter((stops) => !knownRoute(stops));
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    const end = performance.now() + slice;
    while (next < missing.length && performance.now() < end) laneRoute(missing[next++] ?? []);
    const isDone = next >= missing.length;
    if (!isDone) timer = setTimeout(turn, 0);
    told(isDone);
  };
  turn();
  return () => clearTimeout(timer);
}
