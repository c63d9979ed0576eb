import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { expect, test } from 'vitest';
import { routeWay } from './route-way.ts';

const [ningbo, singapore, rotterdam]: Place[] = [
  [121.9, 29.92],
  [103.75, 1.27],
  [4.05, 51.95],
];
const stops = [ningbo, singapore, rotterdam] as Place[];

test('on the second leg the whole first one lies behind', () => {
  const { done, remaining, at } = routeWay(stops, 'sea', { leg: 1, share: 0.5 });
  expect(done[0]).toEqual(ningbo);
  expect(done).toContainEqual(singapore);
  expect(done.at(-1)).toEqual(at);
  expect(remaining[0]).toEqual(at);
  expect(remaining.at(-1)).toEqual(rotterdam);
  expect(remaining).not.toContainEqual(singapore);
});

test.each([
  ['before it left', { leg: 0, share: 0 }, ningbo],
  ['at a stop on the way', { leg: 1, share: 0 }, singapore],
  ['once it arrived', { leg: 2, share: 0 }, rotterdam],
])('%s it is at a port', (_, where, port) => {
  expect(routeWay(stops, 'sea', where).at).toEqual(port);
});

test('a share of the whole way is known where the legs are not', () => {
  const half = routeWay(stops, 'air', { share: 0.5 });
  expect(half.done[0]).toEqual(ningbo);
  expect(half.remaining.at(-1)).toEqual(rotterdam);
  expect(routeWay(stops, 'air', { share: 1 }).at).toEqual(rotterdam);
});

test('a single place has no way', () => {
  expect(routeWay([ningbo as Place], 'sea', { share: 0 })).toEqual({ done: [], remaining: [], at: ningbo });
});
