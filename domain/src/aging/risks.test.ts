import type { AgingRisk } from '@fairway/contract/aging.ts';
import { expect, it } from 'vitest';
import { risksOf } from './risks.ts';

const fine = { status: 'active' as const, isExceeded: false, longestDays: 0, maxOverdueDays: 30 };

it.each<[Partial<Parameters<typeof risksOf>[0]>, AgingRisk[]]>([
  [{}, []],
  [{ isExceeded: true }, ['overLimit']],
  [{ longestDays: 30 }, []],
  [{ longestDays: 31 }, ['overdue']],
  [{ longestDays: 400, maxOverdueDays: null }, []],
  [{ longestDays: 1, maxOverdueDays: 0 }, ['overdue']],
  [{ status: 'frozen' }, ['frozen']],
  [{ status: 'black', isExceeded: true, longestDays: 99 }, ['overLimit', 'overdue', 'frozen']],
])('%o has the risks %o', (changes, risks) => {
  expect(risksOf({ ...fine, ...changes })).toEqual(risks);
});
