import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { seaRoute } from '@fairway/domain/sea-routes/sea-route.ts';

/** The points of a lane, great circles between them: by ship around the land, otherwise straight from stop to stop. */
export function laneWay(stops: readonly Place[], isBySea: boolean): Place[] {
  if (!isBySea) return [...stops];
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before) return [stop];
    return seaRoute(before, stop)?.points.slice(1) ?? [stop];
  });
}

/** The meridian in the middle of a way, also of one over the date line. */
export function middleOf(way: readonly Place[]): number {
  let turned = way[0]?.[0] ?? 0;
  let [west, east] = [turned, turned];
  way.slice(1).forEach(([lon], index) => {
    const step = lon - (way[index]?.[0] ?? lon);
    turned += Math.abs(step) > 180 ? step - Math.sign(step) * 360 : step;
    [west, east] = [Math.min(west, turned), Math.max(east, turned)];
  });
  return (west + east) / 2;
}
