/** A place as a form keeps it; more than these stays as it came. */
export interface PlaceValue {
  lng: number;
  lat: number;
  address: string;
}

export function placeIn(value: unknown): PlaceValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { lng, lat, address, fullAddress } = value as Record<string, unknown>;
  if (!isWithin(lng, 180) || !isWithin(lat, 90)) return undefined;
  return { lng, lat, address: textIn(address) || textIn(fullAddress) };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/** A coordinate as it was typed; undefined while it is none. */
export function coordinateIn(typed: string, most: number): number | undefined {
  if (!/^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(typed.trim())) return undefined;
  const value = Number(typed);
  return isWithin(value, most) ? value : undefined;
}
