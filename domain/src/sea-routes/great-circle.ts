/** Longitude and latitude in degrees. */
export type Place = readonly [lon: number, lat: number];

const radian = Math.PI / 180;
/** A sphere with the mean radius of the earth, in nautical miles. */
const earth = 6371.0088 / 1.852;

/** Nautical miles of the shortest way over the surface. */
export function milesBetween([lon1, lat1]: Place, [lon2, lat2]: Place): number {
  const half = (difference: number) => Math.sin((difference * radian) / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1 * radian) * Math.cos(lat2 * radian) * half(lon2 - lon1);
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The place after a share (0 to 1) of the shortest way; of places opposite each other, the first. */
export function placeBetween(from: Place, to: Place, share: number): Place {
  const angle = milesBetween(from, to) / earth;
  const sine = Math.sin(angle);
  if (share <= 0 || sine < 1e-12) return from;
  if (share >= 1) return to;
  const [here, there] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
  const [x1, y1, z1] = onSphere(from);
  const [x2, y2, z2] = onSphere(to);
  const [x, y, z] = [here * x1 + there * x2, here * y1 + there * y2, here * z1 + there * z2];
  return [Math.atan2(y, x) / radian, Math.atan2(z, Math.hypot(x, y)) / radian];
}

function onSphere([lon, lat]: Place): [x: number, y: number, z: number] {
  const ring = Math.cos(lat * radian);
  return [ring * Math.cos(lon * radian), ring * Math.sin(lon * radian), Math.sin(lat * radian)];
}
