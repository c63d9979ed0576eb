import { expect, it } from 'vitest';
import { nextPeriod } from './next-period.ts';

it.each([
  ['the second half', '2026-11-01', '2026-11-15', '2026-11-16', '2026-11-30'],
  ['the second half of a February', '2028-02-01', '2028-02-15', '2028-02-16', '2028-02-29'],
  ['the first half of the next month', '2026-11-16', '2026-11-30', '2026-12-01', '2026-12-15'],
  ['over the end of the year', '2026-12-16', '2026-12-31', '2027-01-01', '2027-01-15'],
  ['the next whole month', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['as long as itself', '2026-11-04', '2026-11-10', '2026-11-11', '2026-11-17'],
  ['a single day', '2026-11-15', '2026-11-15', '2026-11-16', '2026-11-16'],
])('is followed by %s', (_, from, to, nextFrom, nextTo) => {
  expect(nextPeriod({ validFrom: from, validTo: to })).toEqual({ validFrom: nextFrom, validTo: nextTo });
});
