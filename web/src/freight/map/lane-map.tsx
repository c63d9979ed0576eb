import { geoEqualEarth, geoGraticule10, geoInterpolate, geoPath } from 'd3-geo';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110 from 'world-atlas/land-110m.json';
import { laneWay, middleOf } from './lane-way.ts';
import './lane-map.css';

export interface MapStop {
  id: string;
  name: string;
  lat: number;
  lon: number;
}

interface LaneMapProps {
  /** What the picture shows, for whoever does not see it. */
  label: string;
  /** In the order of the way. */
  stops: readonly MapStop[];
  /** Ships go around the land. */
  isBySea: boolean;
  height: number;
}

const world = land110 as unknown as Topology<{ land: GeometryCollection }>;
const land = feature(world, world.objects.land);
const graticule = geoGraticule10();
const padding = { x: 90, y: 28 };
/** A short lane shows its surroundings too, not only the water between its ports. */
const mostScale = 1_400;

/** A lane on its shortest way, drawn from what the app brings: no network, no tiles. */
export function LaneMap({ label, stops, isBySea, height }: LaneMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const clip = useId();
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
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
          {drawn.points.map(({ id, name, x, y, isEnd, anchor, dx, dy }) => (
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
  const places = stops.map(({ lon, lat }): [number, number] => [lon, lat]);
  const points = laneWay(places, isBySea);
  const way = { type: 'LineString' as const, coordinates: points.map(([lon, lat]) => [lon, lat]) };
  // The world is turned so that the lane lies in its middle: a way over the Pacific is not cut in two.
  const halfway = geoInterpolate(places[0] ?? [0, 0], places.at(-1) ?? [0, 0])(0.5);
  const projection = geoEqualEarth().rotate([-(isBySea ? middleOf(points) : halfway[0]), 0]);
  projection.fitExtent(
    [
      [padding.x, padding.y],
      [Math.max(width - padding.x, padding.x + 1), Math.max(height - padding.y, padding.y + 1)],
    ],
    way,
  );
  if (projection.scale() > mostScale) {
    const [x = 0, y = 0] = projection(halfway) ?? [];
    const [left, top] = projection.translate();
    const ratio = mostScale / projection.scale();
    projection.scale(mostScale).translate([width / 2 + (left - x) * ratio, height / 2 + (top - y) * ratio]);
  }
  const path = geoPath(projection);
  const ends = [0, stops.length - 1];
  return {
    ...{ land: path(land) ?? '', grid: path(graticule) ?? '', way: path(way) ?? '' },
    points: stops.map(({ id, name, lon, lat }, index) => {
      const [x = 0, y = 0] = projection([lon, lat]) ?? [];
      return { id, name, x, y, isEnd: ends.includes(index), ...labelPlace(x, width) };
    }),
  };
}

const narrow = 560;

/** Beside the dot on the outer side of the lane; where there is no room for that, below it. */
function labelPlace(x: number, width: number) {
  if (width < narrow) return { anchor: 'middle', dx: 0, dy: 20 } as const;
  return x < width / 2
    ? ({ anchor: 'end', dx: -9, dy: 4 } as const)
    : ({ anchor: 'start', dx: 9, dy: 4 } as const);
}
