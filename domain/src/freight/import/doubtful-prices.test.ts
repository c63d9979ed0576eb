import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import { expect, it } from 'vitest';
import { doubtfulPrices } from './doubtful-prices.ts';

const boxes = (prices: Record<string, string | { sell: string; cost: string }>): RatePrices => ({
  by: 'box',
  boxes: Object.entries(prices).map(([type, price]) => ({
    type,
    ...(typeof price === 'string' ? { sell: price } : price),
  })),
});
const inForce = { currency: 'USD', prices: boxes({ '20GP': '1000', '40HQ': '2000' }) };

it.each<[string, RatePrices, string, (string | number | null)[][]]>([
  ['usual prices', boxes({ '20GP': '1100', '40HQ': '2300' }), 'USD', []],
  ['60 % more and 60 % less', boxes({ '20GP': '1600', '40HQ': '3200' }), 'USD', []],
  ['more than that', boxes({ '20GP': '1601' }), 'USD', [['20GP', 'sell', 'farFromInForce', '1000', 60]]],
  ['far less', boxes({ '40HQ': '700' }), 'USD', [['40HQ', 'sell', 'farFromInForce', '2000', -65]]],
  ['another currency is not compared', boxes({ '20GP': '7200', '40HQ': '14000' }), 'CNY', []],
  ['far too much', boxes({ '40HQ': '99999999' }), 'USD', [['40HQ', 'sell', 'tooLarge', '', null]]],
  ['as much in a small currency', boxes({ '40HQ': '300000' }), 'JPY', []],
  ['below zero', boxes({ '20GP': '-50' }), 'USD', [['20GP', 'sell', 'belowZero', '', null]]],
  [
    'a large box for less than half of a small one',
    boxes({ '20GP': '1500', '40GP': '750', '40HQ': '749' }),
    'USD',
    [['40HQ', 'sell', 'cheapForSize', '1500', null]],
  ],
  [
    'each layer by itself',
    boxes({ '20GP': { sell: '1000', cost: '900' }, '40HQ': { sell: '2000', cost: '400' } }),
    'USD',
    [['40HQ', 'cost', 'cheapForSize', '900', null]],
  ],
  [
    'a kilo is no box',
    {
      ...{ by: 'weight', divisor: 6_000, mayUseNextBreak: true, fuel: null, security: null },
      ...{ densityBand: '', flight: '', minimum: { sell: '1500' } },
      breaks: [{ fromKg: '45', sell: '2000' }],
    },
    'USD',
    [['+45', 'sell', 'tooLarge', '', null]],
  ],
])('doubts prices: %s', (_, prices, currency, doubts) => {
  const found = doubtfulPrices({ prices, currency }, inForce);
  expect(
    found.map(({ place, layer, reason, than, percent }) => [place, layer, reason, than, percent]),
  ).toEqual(doubts);
});

it('compares with nothing where nothing is in force', () => {
  expect(doubtfulPrices({ prices: boxes({ '20GP': '9000' }), currency: 'USD' }, undefined)).toEqual([]);
});
