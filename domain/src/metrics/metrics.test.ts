import { boardMetrics } from '@fairway/contract/board-fields.ts';
import { describe, expect, it } from 'vitest';
import { metricOf, metrics, orderValue } from './metrics.ts';
import { addSums, noSums, type Sums, sumOf } from './sums.ts';

const sums = (some: Partial<Sums>): Sums => ({ ...noSums(), ...some });

describe('what a metric says', () => {
  it.each([
    ['jobs', { jobs: 12_000 }, '12'],
    ['jobs', { jobs: 12_600 }, '12.6'],
    ['teu', { teu: 2_250 }, '2.25'],
    ['tons', { grossKg: 18_400_500 }, '18.401'],
    // The worked example of one shipment: 40,093.30 earned, 35,236.26 paid, both without tax.
    ['profit', { revenue: 4_009_330, cost: 3_523_626 }, '4857.04'],
    ['margin', { revenue: 4_009_330, cost: 3_523_626 }, '12.11'],
    ['margin', { revenue: 0, cost: 100 }, null],
    ['margin', { revenue: -100, cost: 100 }, '-200'],
    ['profitPerTeu', { revenue: 4_009_330, cost: 3_523_626, teu: 6_000 }, '809.51'],
    ['profitPerJob', { revenue: 500, cost: 100, jobs: 2_000 }, '2.00'],
    ['costPerTeu', { cost: 100, teu: 0 }, null],
    ['onTimeRate', { onTime: 3_000, arrived: 4_000 }, '75'],
    ['delayDays', { delayMinutes: 3 * 24 * 60, arrived: 2_000 }, '1.5'],
    ['rolledRate', { rolled: 1_000, booked: 3_000 }, '33.33'],
    ['revenue', {}, '0.00'],
  ] as const)('%s of %j is %s', (name, some, said) => {
    expect(metricOf(name, sums(some))).toBe(said);
  });

  it('orders by what it says', () => {
    for (const name of boardMetrics) {
      const some = sums({
        ...{ jobs: 7_000, teu: 3_500, cbm: 900, grossKg: 5_000_000, chargeableKg: 800, revenue: 90_000 },
        ...{ cost: 40_000, arrived: 4_000, onTime: 3_000, delayMinutes: 9_000, booked: 5_000, rolled: 1_000 },
      });
      const said = Number(metricOf(name, some));
      expect(Math.abs((orderValue(name, some) ?? Number.NaN) - said), name).toBeLessThan(0.051);
      expect(orderValue(name, noSums()), name).toBe(metrics[name].by ? null : 0);
    }
  });

  it('guards what tells of profits', () => {
    const guarded = boardMetrics.filter((name) => metrics[name].isGuarded);
    expect(guarded).toEqual(['cost', 'profit', 'margin', 'profitPerTeu', 'profitPerJob', 'costPerTeu']);
    for (const name of boardMetrics)
      expect(metrics[name].isGuarded ?? false, name).toBe(metrics[name].of.includes('cost'));
  });
});

it('adds up in any order', () => {
  const all = [sums({ jobs: 1, revenue: 5 }), sums({ jobs: 2, revenue: -7 }), sums({ teu: 9 })];
  expect(sumOf(all)).toEqual(sumOf([...all].reverse()));
  expect(addSums(noSums(), sums({ teu: 9 }))).toEqual(sums({ teu: 9 }));
});
