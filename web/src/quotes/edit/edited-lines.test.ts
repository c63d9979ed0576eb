import { expect, test } from 'vitest';
import { quoteLine } from '../testing/quotes.ts';
import { computedLines, editedLine, markedUp } from './edited-lines.ts';

const freight = quoteLine({ listPrice: '1900', floor: '1850' });
const terminal = quoteLine({
  ...{ id: '2', group: 'origin', chargeCode: 'THC', currency: 'CNY', price: '1100', amount: '2200.00' },
});
const lines = [freight, terminal];

test('totals are one for each currency, and a line that is no number yet counts for nothing', () => {
  const edited = lines.map(editedLine);
  expect(computedLines(lines, edited).totals).toEqual([
    { currency: 'CNY', amount: '2200.00' },
    { currency: 'USD', amount: '3800.00' },
  ]);
  const broken = edited.map((line) => (line.key === '1' ? { ...line, price: '19x' } : line));
  expect(computedLines(lines, broken).totals).toEqual([{ currency: 'CNY', amount: '2200.00' }]);
});

test.each([
  ['amount', '50', '1950'],
  ['amount', '-60.5', '1839.5'],
  ['percent', '5', '1995'],
  ['percent', '3.333', '1963.33'],
] as const)('a mark-up by %s of %s makes 1900 to %s, however often', (by, value, price) => {
  const once = markedUp(lines.map(editedLine), lines, { by, value });
  expect(once[0]?.price).toBe(price);
  expect(once[1]?.price).toBe('1100');
  expect(markedUp(once, lines, { by, value })).toEqual(once);
});

test('what is sold below its floor is found', () => {
  const edited = markedUp(lines.map(editedLine), lines, { by: 'amount', value: '-60' });
  expect(computedLines(lines, edited).belowFloor.map(({ id }) => id)).toEqual(['1']);
});
