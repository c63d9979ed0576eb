import { expect, it } from 'vitest';
import { needsUpdate } from './compare-version.ts';

it.each([
  ['3.4.7', '3.4.7', false],
  ['3.4.7', 'V3.4.7', false],
  ['v3.4.7-beta', '3.4.7', false],
  ['3.4.7', '3.4.8', true],
  ['3.4.8', '3.4.7', true],
  ['3.4.10', '34.1.0', true],
  ['3.4.7', '3.4.7.1', true],
  ['3.4.7', '3.4.70', true],
  ['3.4.7', '', false],
  ['3.4.7', 'latest', false],
  ['', '3.4.7', false],
  ['3.4.7', null, false],
  [undefined, '3.4.7', false],
  ['３.４.７', '3.4.7', false],
  [347 as never, '3.4.7', false],
])('installed %s, server %s → %s', (installed, server, update) => {
  expect(needsUpdate(installed, server)).toBe(update);
});
