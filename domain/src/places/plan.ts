import { metresBetween, type Spot } from './spot.ts';

export interface PlanSize {
  width: number;
  height: number;
}

/** A plan of a neighbourhood: flat, north above, the same scale in every direction. */
export interface Plan extends PlanSize {
  centre: Spot;
  metresPerPixel: number;
}

interface Shown extends Spot {
  /** Metres around it that should be seen too. */
  around?: number;
}

const metresOfDegree = metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });
const radian = Math.PI / 180;
/** Closer than this there is nothing to see, and the position jumps about. */
const leastMetresAcross = 200;

/** Degrees to the east, over the date line if that is nearer. */
const eastOf = (lng: number, from: number): number => ((((lng - from + 180) % 360) + 360) % 360) - 180;

/** Near the poles a degree to the east is no way at all: the plan stays flat there too. */
const widthOfDegree = (lat: number): number => metresOfDegree * Math.max(Math.cos(lat * radian), 0.01);

/** The plan on which all of these are, with a margin in pixels; undefined where there is nothing to show. */
export function planOf(shown: readonly Shown[], size: PlanSize, margin: number): Plan | undefined {
  const [first] = shown;
  if (!first) return undefined;
  const reach = shown.map(({ lat, lng, around = 0 }) => {
    const [east, north] = [eastOf(lng, first.lng), lat - first.lat];
    const [wide, high] = [around / widthOfDegree(lat), around / metresOfDegree];
    return { west: east - wide, east: east + wide, south: north - high, north: north + high };
  });
  const [west, east] = [Math.min(...reach.map((r) => r.west)), Math.max(...reach.map((r) => r.east))];
  const [south, north] = [Math.min(...reach.map((r) => r.south)), Math.max(...reach.map((r) => r.north))];
  const centre = { lat: first.lat + (south + north) / 2, lng: eastOf(first.lng + (west + east) / 2, 0) };
  const room = (pixels: number) => Math.max(pixels - 2 * margin, 1);
  const metresPerPixel = Math.max(
    ((east - west) * widthOfDegree(centre.lat)) / room(size.width),
    ((north - south) * metresOfDegree) / room(size.height),
    leastMetresAcross / Math.min(room(size.width), room(size.height)),
  );
  return { ...size, centre, metresPerPixel };
}

export interface Point {
  x: number;
  y: number;
}

export function pointOn({ width, height, centre, metresPerPixel }: Plan, { lat, lng }: Spot): Point {
  return {
    x: width / 2 + (eastOf(lng, centre.lng) * widthOfDegree(centre.lat)) / metresPerPixel,
    y: height / 2 - ((lat - centre.lat) * metresOfDegree) / metresPerPixel,
  };
}

/** Which place somebody pointed at. */
export function spotAt({ width, height, centre, metresPerPixel }: Plan, { x, y }: Point): Spot {
  const lat = centre.lat + ((height / 2 - y) * metresPerPixel) / metresOfDegree;
  return {
    lat: Math.min(90, Math.max(-90, lat)),
    lng: eastOf(centre.lng + ((x - width / 2) * metresPerPixel) / widthOfDegree(centre.lat), 0),
  };
}
