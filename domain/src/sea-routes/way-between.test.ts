import { expect, test } from 'vitest';
import { pointAlong } from './along-route.ts';
import type { Place } from './great-circle.ts';
import { wayBetween } from './way-between.ts';
import { wayKindOf } from './way-kind.ts';

const xian: Place = [108.94, 34.34];
const duisburg: Place = [6.76, 51.43];
const shanghai: Place = [121.8, 31.14];
const losAngeles: Place = [-118.41, 33.94];

test('modes go over the sea, through the air, over the land', () => {
  expect((['FCL', 'LCL', 'AIR', 'RAIL'] as const).map(wayKindOf)).toEqual(['sea', 'sea', 'air', 'land']);
});

test('a train stays between its ends, an aircraft takes the great circle, a ship goes around', () => {
  const middle = (kind: 'sea' | 'air' | 'land') => pointAlong(wayBetween(xian, duisburg, kind), 0.5)[1];
  expect(middle('land')).toBeGreaterThan(40);
  expect(middle('land')).toBeLessThan(46);
  expect(middle('air')).toBeGreaterThan(52);
  const sea = wayBetween(shanghai, losAngeles, 'sea');
  const air = wayBetween(shanghai, losAngeles, 'air');
  expect(air.points).toEqual([shanghai, losAngeles]);
  expect(sea.miles).toBeGreaterThan(air.miles);
});

test('over the date line a way over land does not go around the world', () => {
  const { points, miles } = wayBetween([170, 60], [-170, 60], 'land');
  expect(points.at(-1)).toEqual([-170, 60]);
  expect(points.every(([lon]) => Math.abs(lon) >= 170)).toBe(true);
  expect(miles).toBeLessThan(700);
});
