import { milesBetween } from '../sea-routes/great-circle.ts';

/** Where something is, in degrees of WGS-84 unless its name says another datum. */
export interface Spot {
  lat: number;
  lng: number;
}

const metresOfMile = 1852;
const radian = Math.PI / 180;

/** Metres over the surface. */
export const metresBetween = (from: Spot, to: Spot): number =>
  milesBetween([from.lng, from.lat], [to.lng, to.lat]) * metresOfMile;

/** Degrees from north, clockwise, of the shortest way to a place where it begins; 0 where it is the same place. */
export function bearingTo(from: Spot, to: Spot): number {
  const turn = (to.lng - from.lng) * radian;
  const [here, there] = [from.lat * radian, to.lat * radian];
  const east = Math.sin(turn) * Math.cos(there);
  const north = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(turn);
  return (Math.atan2(east, north) / radian + 360) % 360;
}

export const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof directions)[number];

/** One of eight, each an eighth of the circle around it. */
export const directionOf = (bearing: number): Direction =>
  directions[Math.round((((bearing % 360) + 360) % 360) / 45) % 8] ?? 'north';

/** About a tenth of a metre; more digits are noise. */
export const roundedSpot = ({ lat, lng }: Spot): Spot => ({ lat: rounded(lat), lng: rounded(lng) });

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const isSpot = ({ lat, lng }: Spot): boolean =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
