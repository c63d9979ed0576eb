import { expect, it } from 'vitest';
import { sheetNumber, sheetText } from './sheet-cell.ts';

it.each([
  ['9360.10', 9360.1],
  [12, 12],
  ['0.000000000000001', 1e-15],
  ['100000000000000000', 1e17],
  ['1234567890123456', undefined],
  ['', undefined],
  ['twelve', undefined],
  [Number.NaN, undefined],
])('%s as a number of a sheet is %s', (value, expected) => expect(sheetNumber(value)).toBe(expected));

it('a text stays what it is', () => {
  expect(sheetText('=1+1')).toBe('=1+1');
  expect(sheetText('a_x0041_b')).toBe('a_x005F_x0041_b');
  expect(sheetText('长'.repeat(40_000))).toHaveLength(32_767);
});
