import type { Spot } from './spot.ts';

/** What we keep; the others are what maps of the mainland expect, up to several hundred metres off. */
export const datums = ['WGS84', 'GCJ02', 'BD09'] as const;
export type Datum = (typeof datums)[number];

const { PI, abs, atan2, cos, hypot, sin, sqrt } = Math;
const radian = PI / 180;
/** The ellipsoid of Krasovsky, which GCJ-02 is worked out on. */
const radius = 6_378_245;
const flatness = 0.006693421622965943;

/** Outside of this nobody shifts anything. */
const isShifted = ({ lat, lng }: Spot): boolean =>
  lng > 72.004 && lng < 137.8347 && lat > 0.8293 && lat < 55.8271;

const waves = (angle: number, lengths: readonly (readonly [height: number, turns: number])[]): number =>
  lengths.reduce((sum, [height, turns]) => sum + height * sin(angle * turns * PI), 0) * (2 / 3);

/** By how many degrees GCJ-02 moves a place of WGS-84. */
function shiftAt({ lat, lng }: Spot): Spot {
  const [x, y] = [lng - 105, lat - 35];
  const short = waves(x, [
    [20, 6],
    [20, 2],
  ]);
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * sqrt(abs(x)) +
    short +
    waves(y, [
      [20, 1],
      [40, 1 / 3],
      [160, 1 / 12],
      [320, 1 / 30],
    ]);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * sqrt(abs(x)) +
    short +
    waves(x, [
      [20, 1],
      [40, 1 / 3],
      [150, 1 / 12],
      [300, 1 / 30],
    ]);
  const bend = 1 - flatness * sin(lat * radian) ** 2;
  return {
    lat: north / (((radius * (1 - flatness)) / (bend * sqrt(bend))) * radian),
    lng: east / ((radius / sqrt(bend)) * cos(lat * radian) * radian),
  };
}

const plus = (one: Spot, other: Spot): Spot => ({ lat: one.lat + other.lat, lng: one.lng + other.lng });
const minus = (one: Spot, other: Spot): Spot => ({ lat: one.lat - other.lat, lng: one.lng - other.lng });

export const toGcj02 = (spot: Spot): Spot => (isShifted(spot) ? plus(spot, shiftAt(spot)) : spot);

/** There is no formula for the way back: each guess is corrected by how far it misses. */
export function fromGcj02(shifted: Spot): Spot {
  let guess = shifted;
  for (let round = 0; round < 6; round++) guess = plus(guess, minus(shifted, toGcj02(guess)));
  return guess;
}

const swing = PI * (3000 / 180);
const offLng = 0.0065;
const offLat = 0.006;

export function gcj02ToBd09({ lat, lng }: Spot): Spot {
  const length = hypot(lng, lat) + 0.00002 * sin(lat * swing);
  const angle = atan2(lat, lng) + 0.000003 * cos(lng * swing);
  return { lat: length * sin(angle) + offLat, lng: length * cos(angle) + offLng };
}

export function bd09ToGcj02(baidu: Spot): Spot {
  let guess = minus(baidu, { lat: offLat, lng: offLng });
  for (let round = 0; round < 4; round++) guess = plus(guess, minus(baidu, gcj02ToBd09(guess)));
  return guess;
}

/** A place of WGS-84 as a map with another datum wants it; abroad all of them use the same. */
export function inDatum(spot: Spot, datum: Datum): Spot {
  if (datum === 'WGS84' || !isShifted(spot)) return spot;
  return datum === 'GCJ02' ? toGcj02(spot) : gcj02ToBd09(toGcj02(spot));
}

/** Where a place of another datum is in WGS-84, which is what we keep. */
export function fromDatum(spot: Spot, datum: Datum): Spot {
  if (datum === 'WGS84' || !isShifted(spot)) return spot;
  return fromGcj02(datum === 'GCJ02' ? spot : bd09ToGcj02(spot));
}
