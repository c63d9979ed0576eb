import { expect, test } from 'vitest';
import { mostRetries, retryWait } from './retry-wait.ts';

const waits = (random: number) => Array.from({ length: mostRetries }, (_, n) => retryWait(n + 1, random));

test('waits grow up to half a minute', () => {
  expect(waits(1)).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30].map((seconds) => seconds * 1000));
});

test('nobody waits less than half of it, and two rarely the same', () => {
  expect(waits(0)).toEqual(waits(1).map((wait) => wait / 2));
  expect(new Set(Array.from({ length: 50 }, () => retryWait(3))).size).toBeGreaterThan(10);
});
