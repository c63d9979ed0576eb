import { expect, it } from 'vitest';
import { bearingTo, directionOf, isSpot, metresBetween, roundedSpot, type Spot } from './spot.ts';

const bund: Spot = { lat: 31.2397, lng: 121.4898 };

it.each<[string, Spot, Spot, number]>([
  ['the same place', bund, bund, 0],
  ['a degree of latitude', { lat: 30, lng: 121 }, { lat: 31, lng: 121 }, 111_195],
  ['a degree of longitude at the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111_195],
  ['a degree of longitude at 60° is half of that', { lat: 60, lng: 10 }, { lat: 60, lng: 11 }, 55_597],
  ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
  ['Shanghai and Ningbo', { lat: 31.2304, lng: 121.4737 }, { lat: 29.8683, lng: 121.544 }, 151_600],
  ['to the other side', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_115],
])('distance: %s', (_what, from, to, metres) => {
  expect(Math.abs(metresBetween(from, to) - metres)).toBeLessThanOrEqual(Math.max(1, metres * 0.001));
  expect(metresBetween(to, from)).toBeCloseTo(metresBetween(from, to), 6);
});

it.each<[Spot, number, string]>([
  [{ lat: 31.25, lng: 121.4898 }, 0, 'north'],
  [{ lat: 31.2397, lng: 121.6 }, 90, 'east'],
  [{ lat: 31.2, lng: 121.4898 }, 180, 'south'],
  [{ lat: 31.2397, lng: 121.4 }, 270, 'west'],
  [bund, 0, 'north'],
])('bearing to %j', (to, degrees, direction) => {
  const bearing = bearingTo(bund, to);
  expect(Math.min(Math.abs(bearing - degrees), 360 - Math.abs(bearing - degrees))).toBeLessThan(0.1);
  expect(directionOf(bearing)).toBe(direction);
});

it.each([
  [22.4, 'north'],
  [22.6, 'northEast'],
  [337.6, 'north'],
  [337.4, 'northWest'],
  [360, 'north'],
  [-90, 'west'],
  [450, 'east'],
  [135, 'southEast'],
  [225, 'southWest'],
])('%d° is %s', (bearing, direction) => {
  expect(directionOf(bearing)).toBe(direction);
});

it('keeps six digits, and knows what is no place', () => {
  expect(roundedSpot({ lat: 31.23040049, lng: 121.47370051 })).toEqual({ lat: 31.2304, lng: 121.473701 });
  expect(isSpot(bund)).toBe(true);
  expect(isSpot({ lat: 90.1, lng: 0 })).toBe(false);
  expect(isSpot({ lat: 0, lng: -180.5 })).toBe(false);
  expect(isSpot({ lat: Number.NaN, lng: 0 })).toBe(false);
});
