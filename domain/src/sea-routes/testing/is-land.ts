import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110 from 'world-atlas/land-110m.json' with { type: 'json' };
import type { Place } from '../great-circle.ts';

interface Island {
  ring: readonly Place[];
  west: number;
  east: number;
  south: number;
  north: number;
}

const world = land110 as unknown as Topology<{ land: GeometryCollection }>;
const islands = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return [islandOf(geometry.coordinates[0] ?? [])];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([ring = []]) => islandOf(ring)) : [];
});

/** Whether a place is on the land that the map of a lane draws; lakes count as land. */
export const isLand = ([lon, lat]: Place): boolean =>
  islands.some((island) => [lon, lon - 360, lon + 360].some((turned) => isInside(island, turned, lat)));

/** The coast is unrolled, so that land at the date line is in one piece. */
function islandOf(ring: readonly (readonly number[])[]): Island {
  let turn = 0;
  const unrolled = ring.map(([lon = 0, lat = 0], index): Place => {
    const step = lon - (ring[index - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lon + turn, lat];
  });
  const [lons, lats] = [unrolled.map(([lon]) => lon), unrolled.map(([, lat]) => lat)];
  return {
    ring: unrolled,
    ...{
      west: Math.min(...lons),
      east: Math.max(...lons),
      south: Math.min(...lats),
      north: Math.max(...lats),
    },
  };
}

function isInside({ ring, west, east, south, north }: Island, lon: number, lat: number): boolean {
  if (lon < west || lon > east || lat < south || lat > north) return false;
  let inside = false;
  for (let index = 1; index < ring.length; index++) {
    const [[x1, y1], [x2, y2]] = [ring[index - 1] as Place, ring[index] as Place];
    if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}
