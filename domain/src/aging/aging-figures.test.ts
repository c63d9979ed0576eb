import { expect, it } from 'vitest';
import { daysOutstanding, overdueRate } from './aging-figures.ts';

it.each([
  ['49050', '69050', '71.0'],
  ['0', '69050', '0.0'],
  ['1', '3', '33.3'],
  ['0', '0', null],
])('of %s late in a balance of %s, %s percent', (overdue, balance, percent) => {
  expect(overdueRate(overdue, balance)).toBe(percent);
});

it.each([
  ['69050', '207150', '30.0'],
  ['0', '1000', '0.0'],
  ['69050', '0', null],
  ['69050', '-10', null],
])('a balance of %s with %s billed in ninety days stands for %s days', (balance, billed, days) => {
  expect(daysOutstanding(balance, billed)).toBe(days);
});
