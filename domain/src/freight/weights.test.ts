import { describe, expect, it } from 'vitest';
import { type AirPrices, airFreight } from './air-price.ts';
import { airWeight } from './air-weight.ts';
import { noCargo } from './cargo.ts';
import { type LclPrices, lclFreight } from './lcl-price.ts';
import { teuOf, writeBoxes } from './teu.ts';

describe('the weight airlines charge by', () => {
  it('is the greater of gross weight and volume', () => {
    const pieces = [{ length: '60', width: '50', height: '45', count: 12 }];
    expect(airWeight({ ...noCargo, pieces, grossKg: '180' })).toEqual({
      ...{ cbm: '1.62', volumeKg: '270', chargeableKg: '270' },
    });
  });
  it.each([
    ['123.2', '123.5'],
    ['123.51', '124'],
    ['123.5', '123.5'],
    ['124', '124'],
    ['0.1', '0.5'],
  ])('%s kg go up to %s', (grossKg, chargeableKg) => {
    expect(airWeight({ ...noCargo, grossKg }).chargeableKg).toBe(chargeableKg);
  });
  it('comes from cubic metres where no pieces are listed, and by the divisor of the rate', () => {
    expect(airWeight({ ...noCargo, cbm: '1.62', grossKg: '10' }).volumeKg).toBe('270');
    expect(airWeight({ ...noCargo, cbm: '1.62', grossKg: '10' }, 5000).chargeableKg).toBe('324');
  });
});

describe('air freight', () => {
  const breaks = [
    ...[
      ['0', '38'],
      ['45', '34'],
      ['100', '30'],
      ['300', '26.5'],
      ['500', '25'],
      ['1000', '24'],
    ],
  ].map(([fromKg = '', price = '']) => ({ fromKg, price }));
  const prices: AirPrices = { currency: 'CNY', breaks, minimum: '400', mayUseNextBreak: true };

  it.each([
    ['270', '7950.00', '300', 'nextBreak'],
    ['200', '6000.00', '200', 'weight'],
    ['45', '1530.00', '45', 'weight'],
    ['44', '1530.00', '45', 'nextBreak'],
    // 38 × 11.5 = 437 is dearer than the minimum, 38 × 10 = 380 is not
    ['11.5', '437.00', '11.5', 'weight'],
    ['10', '400.00', '10', 'minimum'],
    ['980', '24000.00', '1000', 'nextBreak'],
    ['1200.5', '28812.00', '1200.5', 'weight'],
  ])('of %s kg is %s, charged as %s kg', (weight, amount, billedKg, by) => {
    expect(airFreight(prices, weight)).toMatchObject({ amount: { currency: 'CNY', amount }, billedKg, by });
  });
  it('keeps to its own break where the next one may not be used', () => {
    expect(airFreight({ ...prices, mayUseNextBreak: false }, '270')).toMatchObject({
      amount: { amount: '8100.00' },
    });
  });
  it('is charged as the first break where nothing is offered below, and not at all without any', () => {
    const heavy = { ...prices, breaks: breaks.slice(2), mayUseNextBreak: false };
    expect(airFreight(heavy, '60')).toMatchObject({ amount: { amount: '3000.00' }, billedKg: '100' });
    expect(airFreight({ ...prices, breaks: [] }, '60')).toBeUndefined();
  });
});

describe('less than a container', () => {
  const prices: LclPrices = {
    ...{ currency: 'USD', unit: 'RT', ratio: '1', minimumQuantity: '1', price: '35', minimumCharge: null },
  };
  it.each([
    ['4.35', '2860', {}, '152.25', 'quantity'],
    ['2.10', '3480', {}, '121.80', 'quantity'],
    ['0.62', '410', {}, '35.00', 'minimumQuantity'],
    ['4.35', '2860', { price: '-30' }, '-130.50', 'quantity'],
    ['0.62', '410', { price: '-30' }, '-30.00', 'minimumQuantity'],
    ['2', '1000', { price: '0' }, '0.00', 'quantity'],
    ['2', '1000', { price: '10', minimumCharge: '25' }, '25.00', 'minimumCharge'],
    ['2', '1500', { ratio: '2' }, '105.00', 'quantity'],
    ['2', '3500', { unit: 'CBM' as const }, '70.00', 'quantity'],
    ['2', '3500', { unit: 'TON' as const }, '122.50', 'quantity'],
  ])('%s m³ and %s kg with %j cost %s', (cbm, grossKg, change, amount, by) => {
    expect(lclFreight({ ...prices, ...change }, { cbm, grossKg })).toMatchObject({ amount: { amount }, by });
  });
});

describe('boxes', () => {
  const boxes = [
    { type: '40HQ', count: 2 },
    { type: '20GP', count: 1 },
  ];
  it('are counted in twenty-foot boxes', () => {
    expect(teuOf(boxes, {})).toBe('5');
    expect(teuOf([{ type: '45HQ', count: 2 }], { '45HQ': '2.25' })).toBe('4.5');
    expect(teuOf([{ type: '45HQ', count: 1 }], { '45HQ': '2' })).toBe('2');
    expect(teuOf([], {})).toBe('0');
  });
  it('are written as people write them', () => {
    expect(writeBoxes(boxes)).toBe('2×40HQ+1×20GP');
  });
});
