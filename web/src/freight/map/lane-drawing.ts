import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import {
  type GeoPath,
  type GeoPermissibleObjects,
  geoEqualEarth,
  geoGraticule10,
  geoInterpolate,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110 from 'world-atlas/land-110m.json';
import { placeLabels } from './label-places.ts';
import { middleOf } from './lane-way.ts';

export interface MapStop {
  id: string;
  name: string;
  lat: number;
  lon: number;
}

const world = land110 as unknown as Topology<{ land: GeometryCollection }>;
const land = feature(world, world.objects.land);
const graticule = geoGraticule10();
const narrow = 560;
/** Room for the names of the ports: beside them, or below where there is little of it. */
const padding = { wide: 90, narrow: 44, y: 28 };
/** A short lane shows its surroundings too, not only the water between its ports. */
const mostScale = 1_400;

interface Room {
  width: number;
  height: number;
}

/** The part of the world around a way, drawn into a room: `lineOf` draws on it, `pointOf` finds a place. */
export function drawWorld(stops: readonly MapStop[], points: readonly Place[], isBySea: boolean, room: Room) {
  const { width, height } = room;
  const side = width < narrow ? padding.narrow : padding.wide;
  const [first, last] = [stops[0], stops.at(-1)];
  const halfway = geoInterpolate(placeOf(first), placeOf(last))(0.5);
  // The world is turned so that the lane lies in its middle: a way over the Pacific is not cut in two.
  const projection = geoEqualEarth().rotate([-(isBySea ? middleOf(points) : halfway[0]), 0]);
  projection.fitExtent(
    [
      [side, padding.y],
      [Math.max(width - side, side + 1), Math.max(height - padding.y, padding.y + 1)],
    ],
    lineThrough(points),
  );
  if (projection.scale() > mostScale) {
    const [x = 0, y = 0] = projection(halfway) ?? [];
    const [left, top] = projection.translate();
    const ratio = mostScale / projection.scale();
    projection.scale(mostScale).translate([width / 2 + (left - x) * ratio, height / 2 + (top - y) * ratio]);
  }
  const path = geoPath(projection);
  const pointOf = ([lon, lat]: Place) => {
    const [x = 0, y = 0] = projection([lon, lat]) ?? [];
    return { x, y };
  };
  const ends = [0, stops.length - 1];
  return {
    ...{ land: drawn(path, land), grid: drawn(path, graticule), pointOf },
    lineOf: (way: readonly Place[]): string => (way.length > 1 ? drawn(path, lineThrough(way)) : ''),
    stops: placeLabels(
      stops.map(({ id, name, lon, lat }, index) => ({
        ...{ id, name, ...pointOf([lon, lat]), isEnd: ends.includes(index) },
      })),
      room,
    ),
  };
}

const placeOf = (stop: MapStop | undefined): [number, number] => [stop?.lon ?? 0, stop?.lat ?? 0];
const drawn = (path: GeoPath, shape: GeoPermissibleObjects): string => path(shape) ?? '';
const lineThrough = (points: readonly Place[]) => ({
  type: 'LineString' as const,
  coordinates: points.map(([lon, lat]) => [lon, lat]),
});
