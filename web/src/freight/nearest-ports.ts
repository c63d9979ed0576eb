interface Place {
  lat: number | null;
  lon: number | null;
}

const radian = Math.PI / 180;
const earth = 6_371;

/** Kilometres over the surface between two places; undefined where one of them is unknown. */
export function distanceKm(from: Place | undefined, to: Place | undefined): number | undefined {
  if (from?.lat == null || from.lon == null || to?.lat == null || to.lon == null) return undefined;
  const half = (one: number, other: number) => Math.sin(((one - other) * radian) / 2) ** 2;
  const chord =
    half(to.lat, from.lat) + Math.cos(from.lat * radian) * Math.cos(to.lat * radian) * half(to.lon, from.lon);
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Those within reach of a place, the nearest first. */
export function nearestTo<T extends Place>(
  place: Place | undefined,
  others: readonly T[],
  reachKm: number,
): T[] {
  return others
    .map((one) => ({ one, far: distanceKm(place, one) }))
    .filter((found): found is { one: T; far: number } => found.far !== undefined && found.far <= reachKm)
    .sort((first, second) => first.far - second.far)
    .map(({ one }) => one);
}
