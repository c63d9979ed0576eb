import { isSpot, type Spot } from './spot.ts';

const number = String.raw`(\d{1,3}(?:\.\d{1,12})?)`;
const decimal = new RegExp(`^([+-]?)${number}$`);
const parted =
  /^(\d{1,3})[°度](?:(\d{1,2}(?:\.\d{1,10})?)['′分])?(?:(\d{1,2}(?:\.\d{1,10})?)(?:"|″|''|秒))?$/;

/** Letters and words that say which of the two it is, and on which side. */
const sides: readonly [RegExp, 'lat' | 'lng', 1 | -1][] = [
  [/^北纬|^n|n$/i, 'lat', 1],
  [/^南纬|^s|s$/i, 'lat', -1],
  [/^东经|^e|e$/i, 'lng', 1],
  [/^西经|^w|w$/i, 'lng', -1],
  [/^纬度[:：]?/, 'lat', 1],
  [/^经度[:：]?/, 'lng', 1],
];

interface Part {
  degrees: number;
  axis: 'lat' | 'lng' | undefined;
}

/**
 * A place as people write or paste it: `31.2304, 121.4737`, `31°13'49"N 121°28'25"E`, `东经121.47 北纬31.23`. Without a
 * sign of which is which the latitude is first, unless only the other order makes a place. Undefined while it is none.
 */
export function typedCoordinates(text: string): Spot | undefined {
  const parts = partsOf(text).map(partOf);
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return undefined;
  if (first.axis && first.axis === second.axis) return undefined;
  const isTurned = first.axis === 'lng' || second.axis === 'lat';
  const [lat, lng] = isTurned ? [second, first] : [first, second];
  const spot = { lat: lat.degrees, lng: lng.degrees };
  if (isSpot(spot)) return spot;
  const isUnmarked = !first.axis && !second.axis;
  const turned = { lat: spot.lng, lng: spot.lat };
  return isUnmarked && isSpot(turned) ? turned : undefined;
}

/** The two halves: parted by a comma, by blanks, or where a letter or a word says that the second one begins. */
function partsOf(text: string): string[] {
  const plain = text.trim().replaceAll(/[，、;；/]/g, ',');
  if (plain.includes(',')) return plain.split(',').map((part) => part.trim());
  const atWord = plain.split(/(?<=.)(?=[东西]经|[南北]纬|[经纬]度)/);
  if (atWord.length === 2) return atWord.map((part) => part.trim());
  const atBlank = plain.split(/\s+/);
  if (atBlank.length === 2) return atBlank;
  return plain.split(/(?<=\d\s*["″'′°度分秒]*\s*[NSEWnsew])\s*(?=\d)/).map((part) => part.trim());
}

function partOf(written: string): Part | undefined {
  const side = sides.find(([word]) => word.test(written));
  const figures = (side ? written.replace(side[0], '') : written).replaceAll(/\s/g, '');
  const [sign, degrees] = degreesOf(figures) ?? [];
  if (sign === undefined || degrees === undefined) return undefined;
  const [, axis, half] = side ?? [];
  return { axis, degrees: degrees * sign * (half ?? 1) || 0 };
}

function degreesOf(figures: string): [sign: 1 | -1, degrees: number] | undefined {
  const plain = decimal.exec(figures.replace(/[°度]$/, ''));
  if (plain) return [plain[1] === '-' ? -1 : 1, Number(plain[2])];
  const split = parted.exec(figures);
  if (!split) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = split.slice(1).map((part) => Number(part ?? 0));
  return minutes < 60 && seconds < 60 ? [1, degrees + minutes / 60 + seconds / 3600] : undefined;
}
