import { expect, it } from 'vitest';
import { decimalText, writeDecimal } from './decimal-text.ts';

it.each<[unknown, string]>([
  ['0', '0'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['000', '0'],
  ['007.50', '7.50'],
  ['-1,234.5', '-1234.5'],
  ['-0.01', '-0.01'],
  [12.5, '12.5'],
  [7n, '7'],
  ['9'.repeat(500), '9'.repeat(500)],
])('%s reads as %s', (value, written) => {
  const decimal = decimalText(value);
  expect(decimal && writeDecimal(decimal)).toBe(written);
});

it.each([undefined, null, '', '.', '1.', '.1', '1e3', '+1', '１', 1e21, Number.NaN, {}, [1]])(
  '%j is no decimal',
  (value) => expect(decimalText(value)).toBeUndefined(),
);
