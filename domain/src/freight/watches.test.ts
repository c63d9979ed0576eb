import { describe, expect, it } from 'vitest';
import { alertKey, favouriteKey, hasPlace, isPriceToTell } from './watches.ts';

describe('a price to tell', () => {
  it.each([
    ['below the target', '1900', '1850.00', '1800', true],
    ['at the target, written otherwise', '1900', '1900.00', undefined, true],
    ['above the target, though it fell', '1900', '1901', '2500', false],
    ['any drop', null, '1899.99', '1900', true],
    ['no drop', null, '1900.0', '1900', false],
    ['dearer', null, '2000', '1900', false],
    ['nothing to compare with', null, '1', undefined, false],
    ['below nothing', null, '-20', '-10', true],
  ] as const)('%s', (_, target, price, before, isTold) => {
    expect(isPriceToTell({ currency: 'USD', target }, { currency: 'USD', price, before })).toBe(isTold);
  });

  it('is never compared with another currency', () => {
    const offer = { currency: 'CNY', price: '1', before: '2' };
    expect(isPriceToTell({ currency: 'USD', target: '100' }, offer)).toBe(false);
    expect(isPriceToTell({ currency: 'USD', target: null }, offer)).toBe(false);
  });
});

it.each([
  ['FCL', '40HQ', true],
  ['RAIL', '20GP', true],
  ['FCL', '', false],
  ['LCL', '', true],
  ['LCL', '40HQ', false],
  ['AIR', '+45', true],
  ['AIR', 'M', true],
  ['AIR', '40HQ', false],
] as const)('%s has prices of %s: %s', (mode, place, is) => expect(hasPlace(mode, place)).toBe(is));

it('what is watched is told apart, whatever signs it is written with', () => {
  const rate = {
    ...{ mode: 'FCL', polId: 'a', podId: 'b', carrierId: 'c', rateType: 'FAK', serviceCode: '' },
    commodity: '',
  };
  expect(favouriteKey({ ...rate, serviceCode: 'A/', commodity: 'B' })).not.toBe(
    favouriteKey({ ...rate, serviceCode: 'A', commodity: '/B' }),
  );
  const alert = { mode: 'FCL', polId: 'a', podId: 'b', place: '40HQ', currency: 'USD' } as const;
  expect(alertKey(alert)).not.toBe(alertKey({ ...alert, currency: 'CNY' }));
});
