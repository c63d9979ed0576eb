import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import { expect, it } from 'vitest';
import { type LaneRate, laneTrend, trendDays } from './lane-trend.ts';

const today = '2026-11-19';
const rate = (
  validFrom: string,
  validTo: string,
  boxes: Record<string, string>,
  currency = 'USD',
): LaneRate => ({
  ...{ validFrom, validTo, currency },
  prices: { by: 'box', boxes: Object.entries(boxes).map(([type, sell]) => ({ type, sell })) } as RatePrices,
});

it('shows nine weeks up to today', () => {
  expect(trendDays(today)).toHaveLength(9);
  expect([trendDays(today)[0], trendDays(today).at(-1)]).toEqual(['2026-09-24', today]);
});

it('takes the cheapest offer of each week and says what four weeks made of it', () => {
  const trend = laneTrend(
    [
      rate('2026-10-16', '2026-10-31', { '40HQ': '2000', '20GP': '1100' }),
      rate('2026-10-16', '2026-10-31', { '40HQ': '1900' }),
      rate('2026-11-16', '2026-11-30', { '40HQ': '2150.50' }),
      // Another currency is nothing to compare with.
      rate('2026-11-16', '2026-11-30', { '40HQ': '1' }, 'CNY'),
    ],
    today,
  );
  expect(trend).toMatchObject({ boxType: '40HQ', currency: 'USD', now: '2150.5', change: '250.5' });
  expect(trend?.points.map(({ price }) => price)).toEqual([
    ...[null, null, null, null, '1900', '1900', null, null, '2150.5'],
  ]);
});

it('is of another box where a lane has no 40HQ, and nothing without rates by the box', () => {
  expect(laneTrend([rate(today, today, { '20GP': '700' })], today)).toMatchObject({
    boxType: '20GP',
    now: '700',
  });
  expect(laneTrend([], today)).toBeNull();
  const byTon = { by: 'quantity', unit: 'RT', sell: '30' } as unknown as RatePrices;
  expect(laneTrend([{ ...rate(today, today, {}), prices: byTon }], today)).toBeNull();
});
