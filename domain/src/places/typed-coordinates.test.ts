import { expect, it } from 'vitest';
import { typedCoordinates } from './typed-coordinates.ts';

const bund = { lat: 31.2304, lng: 121.4737 };

it.each([
  ['31.2304, 121.4737', bund],
  ['31.2304,121.4737', bund],
  ['31.2304 121.4737', bund],
  ['31.2304，121.4737', bund],
  ['  31.2304 ;  121.4737 ', bund],
  // Only this order makes a place.
  ['121.4737, 31.2304', bund],
  ['31.2304N 121.4737E', bund],
  ['31.2304° N, 121.4737° E', bund],
  ['E121.4737 N31.2304', bund],
  ['北纬31.2304 东经121.4737', bund],
  ['东经121.4737，北纬31.2304', bund],
  ['北纬31.2304东经121.4737', bund],
  ['纬度：31.2304，经度：121.4737', bund],
  ['-33.8688, 151.2093', { lat: -33.8688, lng: 151.2093 }],
  ['33.8688S, 151.2093E', { lat: -33.8688, lng: 151.2093 }],
  ['40.7 n 74 w', { lat: 40.7, lng: -74 }],
  ['0, 0', { lat: 0, lng: 0 }],
  ['90, -180', { lat: 90, lng: -180 }],
])('%s', (text, spot) => {
  expect(typedCoordinates(text)).toEqual(spot);
});

it.each([
  `31°13'49.44"N 121°28'25.32"E`,
  `31°13′49.44″N, 121°28′25.32″E`,
  `31°13'49.44''N121°28'25.32''E`,
  '31度13分49.44秒, 121度28分25.32秒',
])('degrees, minutes and seconds: %s', (text) => {
  const spot = typedCoordinates(text);
  expect(spot?.lat).toBeCloseTo(31.2304, 6);
  expect(spot?.lng).toBeCloseTo(121.4737, 6);
});

it.each([
  '',
  '31.2304',
  '31.2304,',
  '31.2, 121.4, 5',
  '上海市中山东一路 1 号',
  '200, 200',
  '91N 121E',
  '31N 121N',
  '121E, 95N',
  '31°61\'00"N 121°00\'00"E',
  '1e5, 3',
  '--31, 121',
])('is none: %s', (text) => {
  expect(typedCoordinates(text)).toBeUndefined();
});
