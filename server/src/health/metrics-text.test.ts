import { expect, it } from 'vitest';
import { family, histogram } from './metrics-text.ts';

it('escapes what would break a line', () => {
  expect(family('gauge', 'a', 'one\\two\nthree', [[{ b: 'x"y\\z\n' }, 1.5]])).toBe(
    '# HELP a one\\\\two\\nthree\n# TYPE a gauge\na{b="x\\"y\\\\z\\n"} 1.5\n',
  );
});

it('writes numbers that are none, and nothing where there is nothing', () => {
  expect(family('gauge', 'a', '', Number.POSITIVE_INFINITY)).toContain('a +Inf\n');
  expect(family('gauge', 'a', '', Number.NaN)).toContain('a NaN\n');
  expect(family('gauge', 'a', '', null)).toBe('');
  expect(histogram('a', '', [1], [])).toBe('');
});

it('adds up the buckets of a distribution', () => {
  const text = histogram('a', 'x', [0.1, 1], [{ labels: { r: 'y' }, counts: [2, 1, 1], sum: 9 }]);
  expect(text.split('\n').slice(2, -1)).toEqual([
    'a_bucket{r="y",le="0.1"} 2',
    'a_bucket{r="y",le="1"} 3',
    'a_bucket{r="y",le="+Inf"} 4',
    'a_sum{r="y"} 9',
    'a_count{r="y"} 4',
  ]);
});
