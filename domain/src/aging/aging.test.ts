import { type AgingBucket, agingBuckets } from '@fairway/contract/money-fields.ts';
import { expect, it } from 'vitest';
import { money, sumByCurrency } from '../money/money.ts';
import { bucketOf, daysPastDue, dueDaysOf, isPastDue } from './aging.ts';

const asOf = '2026-03-31';
const open: [dueOn: string, amount: string, daysPast: number, bucket: AgingBucket][] = [
  ['2026-04-10', '12000', -10, 'notDue'],
  ['2026-03-31', '8000', 0, 'to30'],
  ['2026-03-30', '5000', 1, 'to30'],
  ['2026-03-01', '20000', 30, 'to30'],
  ['2026-02-28', '6600', 31, 'to60'],
  ['2026-01-30', '10', 60, 'to60'],
  ['2026-01-29', '3150', 61, 'to90'],
  ['2025-12-31', '4400', 90, 'to90'],
  ['2025-12-30', '9900', 91, 'over90'],
];

it.each(open)('due %s: %s past by %d days is %s', (dueOn, _, daysPast, bucket) => {
  expect(daysPastDue(dueOn, asOf)).toBe(daysPast);
  expect(bucketOf(daysPast)).toBe(bucket);
});

it.each(open)('due %s lies in the days of its bucket and of no other', (dueOn, _, daysPast, bucket) => {
  const isIn = (cell: Parameters<typeof dueDaysOf>[0]) => {
    const { from, to } = dueDaysOf(cell, asOf);
    return (from === undefined || from <= dueOn) && (to === undefined || dueOn <= to);
  };
  expect(agingBuckets.filter(isIn)).toEqual([bucket]);
  expect(isIn('overdue')).toBe(isPastDue(daysPast));
  expect(isIn('all')).toBe(true);
});

it('adds up to the buckets, the total and what is overdue', () => {
  const counted = open.filter(([, amount]) => amount !== '10');
  const total = (of: typeof open) =>
    sumByCurrency(of.map(([, amount]) => money('CNY', amount)))[0]?.amount ?? '0';
  const inBucket = (wanted: AgingBucket) => total(counted.filter(([, , , bucket]) => bucket === wanted));
  expect((['notDue', 'to30', 'to60', 'to90', 'over90'] as const).map(inBucket)).toEqual([
    ...['12000.00', '33000.00', '6600.00', '7550.00', '9900.00'],
  ]);
  expect(total(counted)).toBe('69050.00');
  expect(total(counted.filter(([, , daysPast]) => isPastDue(daysPast)))).toBe('49050.00');
});
