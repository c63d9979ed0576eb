import { describe, expect, it } from 'vitest';
import { daysSinceLast, placeAmong, placesGained } from './standing.ts';

describe('a place among others', () => {
  it.each([
    ['the most', 9, [1, 5, 8], 1],
    ['in the middle', 5, [1, 5, 8], 2],
    ['below nothing', -3, [1, 0], 3],
    ['nobody else', 1, [], 1],
    ['nothing done', null, [1, 2], null],
  ])('%s', (_, own, others, place) => expect(placeAmong(own, others)).toBe(place));

  it.each([
    [3, 4, 1],
    [3, 1, -2],
    [3, 3, 0],
    [3, null, null],
  ])('now %s, before %s: %s gained', (now, before, gained) => expect(placesGained(now, before)).toBe(gained));
});

it.each([
  [['2026-09-30', '2026-11-01'], 18],
  [['2026-11-19'], 0],
  [['2026-12-01', '2026-10-05'], 45],
  [['2026-12-01'], null],
  [[], null],
])('since %j it is %s days', (days, said) => expect(daysSinceLast(days, '2026-11-19')).toBe(said));
