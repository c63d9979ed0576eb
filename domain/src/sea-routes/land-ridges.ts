import type { Place } from './great-circle.ts';

/**
 * The middle of narrow land, as longitude,latitude. A port on one of its coasts may be nearer to a waypoint off the
 * other coast.
 */
const ridgeLines: Record<string, string> = {
  Malaya: '98.7,16 99.2,12.5 98.9,10.5 99.2,9 99.8,7.8 101,6 102,4.5 103.2,2.3',
  Sumatra: '95.6,5.2 97.2,4 98.6,2.6 100,0.5 101.5,-1.8 103.5,-3.8 104.8,-5.3',
  Java: '106.3,-6.6 108.5,-7.2 111,-7.4 114.2,-8',
  Honshu: '131.2,34.2 133,34.9 135.5,35.1 137.5,36 139,36.8 140.3,38.5 140.9,40.4',
  Hokkaido: '140.5,42.6 142.5,43.3 144.2,43.6',
  Korea: '126,40.5 127.2,38.8 128.2,37.2 128.3,36',
  Luzon: '120.9,18.2 121.2,16.3 121.2,15 121.6,14.1 123.2,13.5',
  Taiwan: '121.4,24.8 120.8,22.5',
  Leizhou: '110.1,21.4 110.1,20.5',
  Sakhalin: '142.8,47.3 142.9,52.5',
  Kamchatka: '157,52 159.5,55 162,59',
  'Cape York': '142.8,-11.5 143,-14 144,-16',
  'New Zealand': '173.6,-35.3 174.6,-36.8 175.8,-38 176,-40',
  'New Zealand, south': '172.8,-41.5 170.5,-43.8 168,-45.5',
  Madagascar: '46.5,-24 48,-17 49.3,-13.5',
  Thrace: '26.8,41.5 28.5,41.2',
  Anatolia: '29.6,41 31.5,40.7 35,40.5',
  Italy: '8.5,44.8 10.5,44.3 12.8,43 14.5,41.6 16.2,40.3 16.4,39',
  Britain: '-4.5,57.8 -4,56.3 -2.5,54.8 -1.8,52.8 -2,51.3 -3.8,50.8',
  Ireland: '-7.5,54.9 -7.8,52.3',
  Jutland: '9.3,57 9.3,54.2',
  Florida: '-82,31 -81.6,28.5 -81,26.3',
  'Lower California': '-115.8,31.5 -114,28.8 -112,26 -110.2,24',
  Darien: '-77.3,7.6 -78.2,8.9 -79.3,9.25',
  'Central America': '-80.1,8.8 -82,8.7 -83.7,9.7 -84.9,10.8 -86,13 -88,14.5 -91,15.5 -95,17 -98,18.5',
  Newfoundland: '-57.5,50.5 -57,48.5 -53.8,47.6',
};

const ridges = Object.values(ridgeLines).map((line) =>
  line.split(' ').map((place): Place => {
    const [lon, lat] = place.split(',').map(Number);
    return [lon ?? 0, lat ?? 0];
  }),
);

/** Whether a straight line on the map, not across the date line, meets the middle of narrow land. */
export function crossesRidge(from: Place, to: Place): boolean {
  return ridges.some((ridge) =>
    ridge.slice(1).some((end, index) => doCross(from, to, ridge[index] ?? end, end)),
  );
}

function doCross(a: Place, b: Place, c: Place, d: Place): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** On which side of a line through two places a third one lies. */
const side = (from: Place, to: Place, [lon, lat]: Place): boolean =>
  (to[0] - from[0]) * (lat - from[1]) > (to[1] - from[1]) * (lon - from[0]);
