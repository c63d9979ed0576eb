import { expect, it } from 'vitest';
import { isAskedOn, isExpected, isLate, periodOf, workingDaysIn } from './report-period.ts';

const calendar = { workdays: ['2026-10-10'], holidays: ['2026-10-01', '2026-10-02', '2026-10-05'] };

it.each([
  ['daily', '2026-11-19', '2026-11-19', '2026-11-19'],
  ['weekly', '2026-11-19', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['monthly', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['monthly', '2028-02-03', '2028-02-01', '2028-02-29'],
] as const)('a %s report with %s in it goes from %s to %s', (kind, day, from, to) =>
  expect(periodOf(kind, day)).toEqual({ from, to }),
);

it.each([
  ['daily', '2026-11-19', '2026-11-19', false],
  ['daily', '2026-11-19', '2026-11-20', true],
  // The day after a Sunday is worked.
  ['weekly', '2026-11-22', '2026-11-23', false],
  ['weekly', '2026-11-22', '2026-11-24', true],
  // After September two days are free, then it is the weekend, and Monday is free too.
  ['monthly', '2026-09-30', '2026-10-06', false],
  ['monthly', '2026-09-30', '2026-10-07', true],
] as const)('a %s report until %s that is written on %s', (kind, to, writtenOn, late) =>
  expect(isLate(kind, { to }, writtenOn, calendar)).toBe(late),
);

it.each([
  ['2026-10-01', false],
  ['2026-10-03', false],
  ['2026-10-06', true],
  ['2026-10-10', true],
])('on %s people are expected to write: %s', (day, expected) =>
  expect(isExpected(periodOf('daily', day), calendar)).toBe(expected),
);

it('knows the days of a week that are worked', () =>
  expect(workingDaysIn(periodOf('weekly', '2026-10-07'), calendar)).toEqual([
    ...['2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10'],
  ]));

it.each([
  ['daily', '2026-11-18', true],
  ['daily', '2026-11-21', false],
  ['weekly', '2026-11-20', true],
  ['weekly', '2026-11-19', false],
  // A Saturday that is worked ends its week.
  ['weekly', '2026-10-10', true],
  ['monthly', '2026-11-30', true],
  ['monthly', '2026-10-30', true],
] as const)('a %s report is asked for on %s: %s', (kind, day, asked) =>
  expect(isAskedOn(kind, day, calendar)).toBe(asked),
);
