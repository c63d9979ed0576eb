import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import type { WayKind } from '@fairway/domain/sea-routes/way-kind.ts';
import { useMemo, useRef } from 'react';
import { placeLabels } from '../../freight/map/label-places.ts';
import { drawWorld, type MapStop } from '../../freight/map/lane-drawing.ts';
import { useWidth } from '../../freight/map/use-width.ts';
import { WorldPicture } from '../../freight/map/world-picture.tsx';
import './route-map.css';
import { type OnTheWay, routeWay } from './route-way.ts';

export interface RouteMapProps {
  /** What the picture shows, for whoever does not see it. */
  label: string;
  /** In the order of the way. */
  stops: readonly MapStop[];
  kind: WayKind;
  where: OnTheWay;
  /** Where it was seen; left out where it is worked out from the times. */
  seenAt?: Place | undefined;
  height: number;
}

const shipRadius = 12;
/** No name stands under the sign of the ship. */
const roomOfShip = ({ x, y }: { x: number; y: number }) => ({
  ...{ left: x - shipRadius - 2, right: x + shipRadius + 2 },
  ...{ top: y - shipRadius - 2, bottom: y + shipRadius + 2 },
});

/** The way of cargo: what lies behind it, what lies ahead, and where it is. No network, no tiles. */
export function RouteMap({ label, stops, kind, where, seenAt, height }: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const drawn = useMemo(() => {
    if (width === 0) return undefined;
    const places = stops.map(({ lon, lat }): Place => [lon, lat]);
    const way = routeWay(places, kind, where);
    const world = drawWorld(stops, [...way.done, ...way.remaining.slice(1)], kind !== 'air', {
      width,
      height,
    });
    const at = seenAt ?? way.at;
    const ship = at && world.pointOf(at);
    return {
      ...{ ...world, done: world.lineOf(way.done), remaining: world.lineOf(way.remaining), ship },
      stops: placeLabels(world.stops, { width, height }, ship ? [roomOfShip(ship)] : []),
    };
  }, [stops, kind, where, seenAt, width, height]);
  return (
    <div ref={box} className="route-map" style={{ height }}>
      {drawn && (
        <WorldPicture
          label={label}
          drawn={drawn}
          size={{ width, height }}
          ways={
            <>
              <path className="route-map-remaining" d={drawn.remaining} />
              <path className="route-map-done" d={drawn.done} />
            </>
          }
        >
          {drawn.ship && (
            <g className="route-map-ship" transform={`translate(${drawn.ship.x} ${drawn.ship.y})`}>
              <circle r={shipRadius} />
              <path d="M-6 1h12l-2 4h-8zM-3 1v-4h5v4M0-3v-3" />
            </g>
          )}
        </WorldPicture>
      )}
    </div>
  );
}
