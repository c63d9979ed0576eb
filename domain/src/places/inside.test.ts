import { expect, it } from 'vitest';
import { isAt, isInside } from './inside.ts';

it.each([
  ['at the edge', 500, 500, 0, true],
  ['just outside', 501, 500, 0, false],
  ['outside, but the device is not that sure', 540, 500, 40, true],
  ['outside of what it may be off', 541, 500, 40, false],
  ['more than 100 m of doubt count as 100', 600, 500, 3_000, true],
  ['and no more', 601, 500, 3_000, false],
  ['doubt below nothing is none', 500.5, 500, -20, false],
])('%s', (_what, distance, radius, accuracy, inside) => {
  expect(isInside(distance, radius, accuracy)).toBe(inside);
});

it('measures from the position to the place', () => {
  const place = { lat: 31.2304, lng: 121.4737 };
  expect(isAt({ lat: 31.2314, lng: 121.4737, accuracy: 10 }, place, 105)).toBe(true);
  expect(isAt({ lat: 31.2314, lng: 121.4737, accuracy: 0 }, place, 105)).toBe(false);
});
