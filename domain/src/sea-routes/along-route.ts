import { milesBetween, type Place, placeBetween } from './great-circle.ts';
import type { SeaRoute } from './sea-route.ts';

/** Where a ship is after a share (0 to 1) of the miles. */
export function pointAlong(route: SeaRoute, share: number): Place {
  return cut(route, share).place;
}

/** The way behind and the way ahead of a ship after a share (0 to 1) of the miles. */
export function splitRoute(route: SeaRoute, share: number): { done: SeaRoute; remaining: SeaRoute } {
  const { place, index, miles } = cut(route, share);
  return {
    done: { points: [...route.points.slice(0, index), place], miles },
    remaining: { points: [place, ...route.points.slice(index)], miles: route.miles - miles },
  };
}

/** The place, the number of the point behind it and the miles so far. */
function cut({ points, miles }: SeaRoute, share: number) {
  if (share >= 1) return { place: points.at(-1) as Place, index: points.length - 1, miles };
  const wanted = Math.max(share, 0) * miles;
  let passed = 0;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1] as Place, points[index] as Place];
    const leg = milesBetween(from, to);
    if (passed + leg >= wanted && leg > 0) {
      const place = placeBetween(from, to, (wanted - passed) / leg);
      return { place, index, miles: wanted };
    }
    passed += leg;
  }
  return { place: points.at(-1) as Place, index: points.length - 1, miles: wanted };
}
