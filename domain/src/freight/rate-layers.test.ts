import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import { describe, expect, it } from 'vitest';
import {
  belowFloor,
  doublePlace,
  layersOf,
  sellingPrices,
  withLayersOf,
  withoutLayers,
} from './rate-layers.ts';

const layers = { cost: '1400', floor: '1500', sell: '1600' };
const kinds: Record<string, RatePrices> = {
  boxes: {
    by: 'box',
    boxes: [
      { type: '20GP', ...layers },
      { type: '40HQ', cost: null, floor: null, sell: '2900' },
    ],
  },
  quantity: {
    ...{ by: 'quantity', ...layers, unit: 'RT', ratio: '1', minimumQuantity: '1', minimumCharge: null },
    cfsPortId: null,
  },
  weight: {
    ...{ by: 'weight', breaks: [{ fromKg: '45', ...layers }], minimum: layers, divisor: 6_000 },
    ...{ mayUseNextBreak: true, fuel: '5', security: null, densityBand: '', flight: '' },
  },
};

describe.each(Object.entries(kinds))('%s', (_, prices) => {
  it('nothing of what is hidden is left, by key or by value', () => {
    const seen = JSON.stringify(withoutLayers(prices, ['cost', 'floor']));
    for (const secret of ['cost', 'floor', '1400', '1500']) expect(seen).not.toContain(secret);
    expect(
      layersOf(withoutLayers(prices, ['cost', 'floor'])).map(([place, { sell }]) => [place, sell]),
    ).toEqual(layersOf(prices).map(([place, { sell }]) => [place, sell]));
  });
  it('one of them may be hidden alone', () => {
    const seen = JSON.stringify(withoutLayers(prices, ['cost']));
    expect(seen).toContain('1500');
    expect(seen).not.toContain('1400');
  });
  it('who writes without seeing them does not lose them', () => {
    const written = withoutLayers(prices, ['cost', 'floor']);
    expect(withLayersOf(written, prices, ['cost', 'floor'])).toEqual(prices);
  });
  it('is sold at what it is sold for', () => {
    expect(JSON.stringify(sellingPrices(prices, 'USD'))).not.toContain('1400');
    expect(sellingPrices(prices, 'USD')).toMatchObject({ by: prices.by, currency: 'USD' });
  });
});

it('what is sold below its floor is named', () => {
  expect(belowFloor(kinds.boxes as RatePrices, 'USD')).toBe(undefined);
  const cheap: RatePrices = { by: 'box', boxes: [{ type: '40HQ', floor: '2000', sell: '1999.99' }] };
  expect(belowFloor(cheap, 'USD')).toBe('40HQ');
});

it('a box that is priced twice is named', () => {
  const double: RatePrices = {
    by: 'box',
    boxes: ['20GP', '40HQ', '20GP'].map((type) => ({ type, sell: '1' })),
  };
  expect(doublePlace(double)).toBe('20GP');
  expect(doublePlace(kinds.weight as RatePrices)).toBe(undefined);
});
