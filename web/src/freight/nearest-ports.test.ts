import { expect, test } from 'vitest';
import { distanceKm, nearestTo } from './nearest-ports.ts';

const los = { name: 'USLAX', lat: 33.7, lon: -118.3 };
const oakland = { name: 'USOAK', lat: 37.8, lon: -122.3 };
const seattle = { name: 'USSEA', lat: 47.6, lon: -122.3 };
const unknown = { name: 'USXXX', lat: null, lon: null };

test('distances go over the date line', () => {
  expect(distanceKm({ lat: 0, lon: 179 }, { lat: 0, lon: -179 })).toBeCloseTo(222.4, 0);
  expect(distanceKm(los, unknown)).toBeUndefined();
});

test('the nearest come first, and those out of reach not at all', () => {
  const names = (reach: number) => nearestTo(los, [seattle, unknown, oakland], reach).map(({ name }) => name);
  expect(names(2_500)).toEqual(['USOAK', 'USSEA']);
  expect(names(1_000)).toEqual(['USOAK']);
});
