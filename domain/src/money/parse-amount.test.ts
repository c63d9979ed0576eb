import { expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

it.each<[unknown, string]>([
  ['1234.5', '1234.5'],
  ['1,234.50', '1234.50'],
  [' 1,234 ', '1234'],
  ['¥1,234', '1234'],
  ['￥ 12', '12'],
  ['１，２３４．５０', '1234.50'],
  ['-5', '-5'],
  ['－5', '-5'],
  ['-0', '0'],
  ['007', '7'],
  [12.5, '12.5'],
])('%j → %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

it.each([
  undefined,
  null,
  '',
  '¥',
  '12元',
  '1.2.3',
  '1,23',
  '1e5',
  'abc',
  '😀',
  '¥¥1',
  Number.NaN,
  1e21,
  {},
  ['1'],
  '1'.repeat(1e6),
  'ﷺ'.repeat(1e5),
])('%#: no amount', (typed) => expect(parseAmount(typed)).toBeUndefined());
