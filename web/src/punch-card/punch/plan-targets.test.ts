import { expect, test } from 'vitest';
import { planTargets } from './plan-targets.ts';
import type { NearTarget } from './use-targets.ts';

const target = (id: string, lat: number, distance: number): NearTarget => ({
  ...{ kind: 'customer', id, name: id, address: '', lat, lng: 121.6, distance },
});
const [here, beside, far] = [target('a', 31.346, 40), target('b', 31.35, 480), target('c', 29.87, 164_000)];
const drawn = (chosen: NearTarget | undefined, most = 3) =>
  planTargets([here, beside, far], chosen, { radius: 300, most }).shown.map(({ name, mark }) => [name, mark]);

test('with nobody chosen the nearest are on the plan', () => {
  expect(drawn(undefined)).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
});

test('beside a chosen one that is near, nothing far makes its circle too small to be seen', () => {
  expect(drawn(here)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('a chosen one that is far is on it with all that is as near', () => {
  expect(drawn(far, 2)).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
});
