import { expect, it } from 'vitest';
import { amountIn } from './cell-amount.ts';

it.each<[string, string | undefined, string?]>([
  ['1520', '1520'],
  ['1,520.00', '1520.00'],
  ['USD 1,520', '1520', 'USD'],
  ['usd1520', '1520', 'USD'],
  ['1,520 USD', '1520', 'USD'],
  ['$1,520', '1520', 'USD'],
  ['US$ 1,520.5', '1520.5', 'USD'],
  ['￥300', '300', 'CNY'],
  ['RMB 300', '300', 'CNY'],
  ['300元', '300', 'CNY'],
  ['-250', '-250'],
  ['USD -250', '-250', 'USD'],
  ['１５２０', '1520'],
  ['USD 1,520 EUR', undefined],
  ['20 CTN', undefined],
  ['20 days', undefined],
  ['1,52', undefined],
  ['INCL', undefined],
  ['N/A', undefined],
  ['', undefined],
])('%s → %s %s', (text, amount, currency) =>
  expect(amountIn({ address: 'A1', text })).toEqual(amount === undefined ? undefined : { amount, currency }),
);

it('takes the currency of the format where the cell holds a number', () =>
  expect(amountIn({ address: 'A1', text: '1520', number: 1520, currency: 'USD' })).toEqual({
    amount: '1520',
    currency: 'USD',
  }));

it('is no amount where the cell holds a day', () =>
  expect(amountIn({ address: 'A1', text: '20261101', day: '2026-11-01' })).toBeUndefined());
