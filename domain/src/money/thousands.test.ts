import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thousandsFormat } from './thousands.ts';

it.each<[string | number | null | undefined, string]>([
  ['0', '0'],
  ['12', '12'],
  ['123', '123'],
  ['1234', '1,234'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
  ['1234567.8900', '1,234,567.8900'],
  ['1234.123456789', '1,234.123456789'],
  ['-123', '-123'],
  ['-1234', '-1,234'],
  ['-0.5', '-0.5'],
  ['1,234,567', '1,234,567'],
  ['0001234', '1,234'],
  [1234567.89, '1,234,567.89'],
  [-1234, '-1,234'],
  ['12345678901234567890123', '12,345,678,901,234,567,890,123'],
  [null, ''],
  [undefined, ''],
  ['', ''],
  [Number.NaN, ''],
  ['暂无', '暂无'],
  ['1e5', '1e5'],
  ['12,34', '12,34'],
])('%s → %s', (value, grouped) => expect(thousandsFormat(value)).toBe(grouped));

it('changes nothing but the commas', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.nat(), (integer, fraction) => {
      const text = `${integer}.${fraction}`;
      expect(thousandsFormat(text).replaceAll(',', '')).toBe(text);
      expect(thousandsFormat(text)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d+$/);
    }),
  );
});
