import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedDays, monthsBetween, monthsUpTo } from './compared-period.ts';
import { concentrationOf, rankedBy } from './concentration.ts';
import { changeOf, growthOf, paceOf } from './growth.ts';
import { partOf, salesParts } from './sales-shares.ts';

describe('growth', () => {
  it.each([
    ['110', '100', '10'],
    ['90', '100', '-10'],
    ['100', '100', '0'],
    ['-50', '-100', '50'],
    ['5', '0', null],
    [null, '5', null],
    ['100', '300', '-66.7'],
  ])('%s after %s is %s percent', (now, before, said) => {
    expect(growthOf(now, before)).toBe(said);
  });

  it('of percents is in points', () => expect(changeOf('12.11', '13')).toBe('-0.89'));

  it.each([
    ['50', '100', 10, 20, { attained: '50', elapsed: '50', pace: 'onTrack' }],
    ['40', '100', 10, 20, { attained: '40', elapsed: '50', pace: 'behind' }],
    ['60', '100', 10, 20, { attained: '60', elapsed: '50', pace: 'ahead' }],
    ['-5', '100', 10, 20, { attained: '-5', elapsed: '50', pace: 'behind' }],
    ['0', '100', 0, 20, { attained: '0', elapsed: '0', pace: 'onTrack' }],
    ['5', null, 1, 20, null],
    ['5', '0', 1, 20, null],
  ])('%s of a target of %s after %i of %i days', (actual, target, elapsed, total, said) => {
    expect(paceOf(actual, target, { elapsed, total })).toEqual(said);
  });
});

describe('the compared period', () => {
  it.each([
    ['2026-03-01', '2026-03-31', 'previous', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-03-31', 'previous', '2025-10-01', '2025-12-31'],
    ['2026-01-01', '2026-12-31', 'previous', '2025-01-01', '2025-12-31'],
    ['2026-03-02', '2026-03-08', 'previous', '2026-02-23', '2026-03-01'],
    ['2026-03-01', '2026-03-19', 'previous', '2026-02-10', '2026-02-28'],
    ['2026-02-01', '2026-02-28', 'lastYear', '2025-02-01', '2025-02-28'],
    ['2025-02-01', '2025-02-28', 'lastYear', '2024-02-01', '2024-02-29'],
    ['2024-02-29', '2024-02-29', 'lastYear', '2023-02-28', '2023-02-28'],
    ['2026-03-01', '2026-03-19', 'lastYear', '2025-03-01', '2025-03-19'],
  ] as const)('of %s to %s, %s, is %s to %s', (from, to, comparison, thenFrom, thenTo) => {
    expect(comparedDays({ from, to }, comparison)).toEqual({ from: thenFrom, to: thenTo });
  });

  it('is none where nobody compares', () =>
    expect(comparedDays({ from: '2026-01-01', to: '2026-01-31' }, 'none')).toBeNull());

  it('has months', () => {
    expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsUpTo('2026-02-14', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
  });
});

describe('who has most', () => {
  it('is told with shares and classes', () => {
    const ranked = rankedBy(new Map(Object.entries({ a: 70, b: 15, c: 10, d: 5, e: 0, f: -3 })));
    expect(ranked.map(({ key, share, cumulated, class: grade }) => [key, share, cumulated, grade])).toEqual([
      ['a', 70, 70, 'A'],
      ['b', 15, 85, 'A'],
      ['c', 10, 95, 'B'],
      ['d', 5, 100, 'C'],
      ['e', null, null, null],
      ['f', null, null, null],
    ]);
  });

  it.each([
    [[100], { top: 100, index: 10_000, count: 1 }],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], { top: 50, index: 1_000, count: 10 }],
    [[0, -4], null],
    [[], null],
  ])('of %j the concentration is %j', (values, said) => expect(concentrationOf(values)).toEqual(said));
});

describe('the parts of those who sell a shipment', () => {
  it.each([
    ['nobody', [], [[null, 10_000]]],
    ['one, whatever is written', [['a', '30']], [['a', 10_000]]],
    [
      'two by their shares',
      [
        ['b', '40'],
        ['a', '60'],
      ],
      [
        ['a', 6_000],
        ['b', 4_000],
      ],
    ],
    [
      'two without shares',
      [
        ['b', '0'],
        ['a', '0'],
      ],
      [
        ['a', 5_000],
        ['b', 5_000],
      ],
    ],
    [
      'what is left over is nobody’s',
      [
        ['a', '60'],
        ['b', '30'],
      ],
      [
        ['a', 6_000],
        ['b', 3_000],
        [null, 1_000],
      ],
    ],
    [
      'more than all',
      [
        ['a', '100'],
        ['b', '100'],
      ],
      [
        ['a', 5_000],
        ['b', 5_000],
      ],
    ],
    [
      'one of them has none',
      [
        ['a', '100'],
        ['b', '0'],
      ],
      [['a', 10_000]],
    ],
    [
      'in two roles',
      [
        ['a', '20'],
        ['b', '50'],
        ['a', '30'],
      ],
      [
        ['a', 5_000],
        ['b', 5_000],
      ],
    ],
  ] as [string, [string, string][], [string | null, number][]][])('%s', (_, sellers, said) => {
    const parts = salesParts(sellers.map(([userId, share]) => ({ userId, share })));
    expect(parts.map(({ userId, from, to }) => [userId, to - from])).toEqual(said);
  });

  it('add up to the whole, to the cent', () => {
    const seller = fc.record({
      userId: fc.constantFrom('a', 'b', 'c', 'd'),
      share: fc.integer({ min: 0, max: 10_000 }).map((share) => (share / 100).toFixed(2)),
    });
    fc.assert(
      fc.property(
        fc.array(seller, { maxLength: 5 }),
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        (sellers, amount) => {
          const parts = salesParts(sellers);
          expect(parts.reduce((sum, part) => sum + partOf(amount, part), 0)).toBe(amount);
          expect(parts[0]?.from).toBe(0);
          expect(parts.at(-1)?.to).toBe(10_000);
        },
      ),
    );
  });
});
