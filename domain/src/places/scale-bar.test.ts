import { expect, it } from 'vitest';
import { scaleBar } from './scale-bar.ts';

it.each([
  [1, 100, 100, 100],
  [1, 99, 50, 50],
  [0.5, 90, 20, 40],
  [12.5, 80, 1_000, 80],
  [40_000, 100, 2_000_000, 50],
  [0.01, 60, 0.5, 50],
])('at %d m a pixel, %d pixels show %d m', (perPixel, most, metres, pixels) => {
  const bar = scaleBar(perPixel, most);
  expect(bar.metres).toBeCloseTo(metres, 9);
  expect(bar.pixels).toBeCloseTo(pixels, 6);
});
