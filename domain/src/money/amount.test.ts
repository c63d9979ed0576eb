import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, formatAmount } from './amount.ts';

describe('formatAmount', () => {
  it.each<[string | number | null | undefined, number | undefined, string]>([
    ['0', undefined, '0.00'],
    ['1', undefined, '1.00'],
    ['1.005', undefined, '1.01'],
    [1.005, undefined, '1.01'],
    ['2.675', undefined, '2.68'],
    ['1.0049999999999999999999', undefined, '1.00'],
    ['-1.005', undefined, '-1.01'],
    ['-0.001', undefined, '0.00'],
    ['1,234.5', undefined, '1234.50'],
    ['99999999999999999999.995', undefined, '100000000000000000000.00'],
    ['1.5', 0, '2'],
    ['2.5', 0, '3'],
    ['1', 4, '1.0000'],
    ['1.23456', 4, '1.2346'],
    ['1.5', -3, '2'],
    ['1.5', Number.NaN, '2'],
    ['1', 1e9, `1.${'0'.repeat(20)}`],
    [1e21, undefined, '1000000000000000000000.00'],
    [1e-7, undefined, '0.00'],
    [null, undefined, ''],
    [undefined, undefined, ''],
    ['', undefined, ''],
    ['abc', undefined, ''],
    ['１', undefined, ''],
    ['Infinity', undefined, ''],
    [Number.NaN, undefined, ''],
    [Number.POSITIVE_INFINITY, undefined, ''],
    ['9'.repeat(2000), undefined, ''],
  ])('%#: %s with %s decimals → %s', (value, decimals, text) =>
    expect(formatAmount(value, decimals)).toBe(text),
  );
});

describe('addAmounts', () => {
  it.each([
    [[], '0'],
    [['1'], '1'],
    [['0.1', '0.2'], '0.3'],
    [['1.10', '2.20'], '3.30'],
    [['1.1', '2.205'], '3.305'],
    [['1', '-1'], '0'],
    [['-0.50', '0.50'], '0.00'],
    [['1,234.50', '0.50'], '1235.00'],
    [['99999999999999999999999999.99', '0.01'], '100000000000000000000000000.00'],
  ])('%j → %s', (amounts, sum) => expect(addAmounts(amounts)).toBe(sum));

  it.each([['abc'], [''], ['1e5'], [undefined as never], [Number.NaN as never]])('throws on %j', (amount) =>
    expect(() => addAmounts(['1', amount])).toThrow(RangeError),
  );

  it('is exact for any number of cents', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })), (cents) => {
        const sum = cents.reduce((total, each) => total + each, 0n);
        expect(addAmounts(cents.map(inYuan))).toBe(cents.length === 0 ? '0' : inYuan(sum));
      }),
    );
  });
});

function inYuan(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
