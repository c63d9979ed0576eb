import { useId, useMemo, useRef } from 'react';
import { drawWorld, type MapStop } from './lane-drawing.ts';
import { laneWay } from './lane-way.ts';
import './lane-map.css';
import { useWidth } from './use-width.ts';

interface LaneMapProps {
  /** What the picture shows, for whoever does not see it. */
  label: string;
  /** In the order of the way. */
  stops: readonly MapStop[];
  /** Ships go around the land. */
  isBySea: boolean;
  height: number;
}

/** A lane on its shortest way, drawn from what the app brings: no network, no tiles. */
export function LaneMap({ label, stops, isBySea, height }: LaneMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const clip = useId();
  const width = useWidth(box);
  const drawn = useMemo(
    () => (width > 0 ? drawLane(stops, isBySea, width, height) : undefined),
    [stops, isBySea, width, height],
  );
  return (
    <div ref={box} className="lane-map" style={{ height }}>
      {drawn && (
        <svg width={width} height={height} role="img" aria-label={label}>
          <clipPath id={clip}>
            <rect width={width} height={height} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <path className="lane-map-grid" d={drawn.grid} />
            <path className="lane-map-land" d={drawn.land} />
            <path className="lane-map-way" d={drawn.way} />
          </g>
          {drawn.stops.map(({ id, name, x, y, isEnd, anchor, dx, dy }) => (
            <g key={id} className={isEnd ? 'lane-map-end' : 'lane-map-via'}>
              <circle cx={x} cy={y} r={isEnd ? 5 : 4} />
              <text x={x + dx} y={y + dy} textAnchor={anchor}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

function drawLane(stops: readonly MapStop[], isBySea: boolean, width: number, height: number) {
  const points = laneWay(
    stops.map(({ lon, lat }): [number, number] => [lon, lat]),
    isBySea,
  );
  const world = drawWorld(stops, points, isBySea, { width, height });
  return { ...world, way: world.lineOf(points) };
}
