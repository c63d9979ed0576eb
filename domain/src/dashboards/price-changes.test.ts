import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import { expect, it } from 'vitest';
import { priceChanges } from './price-changes.ts';

const boxes = (prices: Record<string, string>, currency = 'USD') => ({
  currency,
  prices: { by: 'box', boxes: Object.entries(prices).map(([type, sell]) => ({ type, sell })) } as RatePrices,
});

it.each([
  ['dearer', { '40HQ': '2100' }, { '40HQ': '1950.50' }, ['40HQ 1950.5 2100 149.5']],
  ['cheaper', { '20GP': '900' }, { '20GP': '1000' }, ['20GP 1000 900 -100']],
  ['the same, written otherwise', { '20GP': '900.00' }, { '20GP': '900' }, []],
  ['a box that is new', { '20GP': '900', '45HQ': '3000' }, { '20GP': '900' }, []],
])('it tells what changed: %s', (_, now, before, expected) => {
  const changes = priceChanges(boxes(now), boxes(before));
  expect(
    changes.map(({ place, before: was, now: is, change }) => [place, was, is, change].join(' ')),
  ).toEqual(expected);
});

it('compares neither other currencies nor other ways to sell', () => {
  const now = boxes({ '20GP': '900' });
  expect(priceChanges(now, boxes({ '20GP': '800' }, 'CNY'))).toEqual([]);
  const byTon = { by: 'quantity', unit: 'RT', sell: '30' } as unknown as RatePrices;
  expect(priceChanges(now, { currency: 'USD', prices: byTon })).toEqual([]);
});
