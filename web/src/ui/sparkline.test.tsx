import { expect, test } from 'vitest';
import { render } from '../testing/render.ts';
import { Sparkline } from './sparkline.tsx';

const heights = () =>
  (document.querySelector('.sparkline polyline')?.getAttribute('points') ?? '')
    .split(' ')
    .map((point) => Number(point.split(',')[1]));

test('a line below zero stays within the drawing, and its area stands on zero', async () => {
  await render(<Sparkline label="毛利" points={[-100, 0, 100]} />);
  expect(heights()).toEqual([30, 16, 2]);
  expect(document.querySelector('.sparkline polygon')?.getAttribute('points')).toContain('0,16.0 ');
});

test('one point is no line', async () => {
  await render(<Sparkline label="毛利" points={[1]} />);
  expect(document.querySelector('.sparkline')).toBeNull();
});
