import { describe, expect, it } from 'vitest';
import { linesForQuote } from './tariff-lines.ts';

const line = (changes: object = {}) => ({
  ...{ chargeCode: 'THC', unit: 'ctn' as const, boxType: '40HQ', quantity: '2', paidAt: 'PP' as const },
  ...{ price: { currency: 'CNY', amount: '1100' }, amount: { currency: 'CNY', amount: '2200.00' } },
  ...{ place: 'origin' as const, ...changes },
});

describe('charges of a port for a quote', () => {
  it('come with their quantity and price', () => {
    expect(linesForQuote([line()], [])).toEqual({
      added: [
        {
          ...{ is: 'new', group: 'origin', chargeCode: 'THC', unit: 'ctn', boxType: '40HQ', quantity: '2' },
          ...{ price: '1100', currency: 'CNY', paidAt: 'PP', isIncluded: false },
        },
      ],
      already: 0,
    });
  });
  it('are not put in twice, but at the other end', () => {
    const before = [{ chargeCode: 'THC', group: 'origin' as const }];
    expect(linesForQuote([line(), line({ boxType: '20GP' })], before)).toEqual({ added: [], already: 2 });
    expect(linesForQuote([line({ place: 'destination' })], before).added).toHaveLength(1);
  });
  it.each([
    // 0.84 × 75 is less than the minimum
    [
      {
        quantity: '0.84',
        price: { currency: 'CNY', amount: '75' },
        amount: { currency: 'CNY', amount: '75.00' },
      },
    ],
    // more decimals than a quote has
    [
      {
        quantity: '0.0000005',
        price: { currency: 'CNY', amount: '150000000' },
        amount: { currency: 'CNY', amount: '75.00' },
      },
    ],
  ])('%# are one of the whole amount where that is no product', (changes) => {
    expect(linesForQuote([line({ unit: 'rt', boxType: '', ...changes })], []).added).toMatchObject([
      { unit: 'shipment', quantity: '1', price: '75.00', currency: 'CNY' },
    ]);
  });
});
