import { expect, it } from 'vitest';
import { changeOf, shareOf } from './compare.ts';

it.each([
  [12, 10, 20],
  [5, 10, -50],
  [10, 10, 0],
  [0, 4, -100],
  [1, 3, -67],
  [7, 0, null],
  [0, 0, null],
  [null, 4, null],
  [4, null, null],
])('%s after %s is a change of %s %%', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

it.each([
  [0, 5, 0],
  [5, 5, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 1_000, 1],
  [999, 1_000, 99],
  [0, 0, null],
])('%s of %s is %s %%', (part, all, share) => {
  expect(shareOf(part, all)).toBe(share);
});
