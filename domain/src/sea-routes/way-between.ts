import { milesBetween, type Place } from './great-circle.ts';
import { type SeaRoute, seaRoute } from './sea-route.ts';
import type { WayKind } from './way-kind.ts';

/** The way from one place to another: ships go around the land, aircraft by the great circle, trains over the land. */
export function wayBetween(from: Place, to: Place, kind: WayKind): SeaRoute {
  const route = kind === 'sea' ? seaRoute(from, to) : undefined;
  if (route) return route;
  const points = kind === 'land' ? overLand(from, to) : [from, to];
  return { points, miles: milesOf(points) };
}

/** Of a line of places, in nautical miles. */
export const milesOf = (points: readonly Place[]): number =>
  points.reduce((sum, place, index) => sum + milesBetween(points[index - 1] ?? place, place), 0);

const step = 4;

/** A great circle over Asia bends to the ice; a railway follows the land between its ends. */
function overLand(from: Place, to: Place): Place[] {
  const turn = to[0] - from[0];
  const east = Math.abs(turn) > 180 ? turn - Math.sign(turn) * 360 : turn;
  const count = Math.max(1, Math.ceil(Math.hypot(east, to[1] - from[1]) / step));
  return Array.from({ length: count + 1 }, (_, index): Place => {
    if (index === count) return to;
    const share = index / count;
    const lon = from[0] + east * share;
    return [lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon, from[1] + (to[1] - from[1]) * share];
  });
}
