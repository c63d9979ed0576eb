import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110 from 'world-atlas/land-110m.json';

/** The world is drawn this wide and is then moved and magnified: nothing is projected twice. */
export const worldWidth = 1_024;
/** Where ships go; beyond it Mercator only grows. */
const [north, south] = [78, -60];
/** Ways between Asia, Europe and America are in one piece: the map is cut in the Atlantic. */
const middle = 150;

const projection = geoMercator()
  .rotate([-middle, 0])
  .scale(worldWidth / (2 * Math.PI))
  .translate([worldWidth / 2, 0]);
const top = projection([middle, north])?.[1] ?? 0;
projection.translate([worldWidth / 2, -top]);
export const worldHeight = projection([middle, south])?.[1] ?? worldWidth;

export interface Spot {
  x: number;
  y: number;
}

export function spotOf([lon, lat]: Place): Spot {
  const [x = 0, y = 0] = projection([lon, Math.min(north, Math.max(south, lat))]) ?? [];
  return { x, y };
}

const path = geoPath(projection);
/** The pieces of a shore are short: straight lines between their points are enough. */
const shorePath = geoPath(
  geoMercator()
    .rotate(projection.rotate())
    .scale(projection.scale())
    .translate(projection.translate())
    .precision(0),
);
let drawnLand: Path2D | undefined;

export function landPath(): Path2D {
  if (drawnLand) return drawnLand;
  const world = land110 as unknown as Topology<{ land: GeometryCollection }>;
  drawnLand = new Path2D(shorePath(feature(world, world.objects.land)) ?? '');
  return drawnLand;
}

/** The great circles between places. */
export const wayPath = (points: readonly Place[]): Path2D =>
  new Path2D(path({ type: 'LineString', coordinates: points.map(([lon, lat]) => [lon, lat]) }) ?? '');
