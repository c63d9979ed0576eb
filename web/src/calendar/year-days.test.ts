import { expect, test } from 'vitest';
import { daysBetween, monthsOf } from './year-days.ts';

test('a year has all its days, each as the week or its own word says', () => {
  const months = monthsOf(2028, [1, 2, 3, 4, 5], [{ day: '2028-02-29', isWorked: false, name: '试' }]);
  expect(months.map((month) => month.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(months[1]?.[28]).toEqual({
    ...{ day: '2028-02-29', date: 29, weekday: 2, isWorked: false, isNamed: true, name: '试' },
  });
  expect(months[0]?.[0]).toMatchObject({ day: '2028-01-01', weekday: 6, isWorked: false, isNamed: false });
});

test.each([
  ['2026-09-30', '2026-10-02', ['2026-09-30', '2026-10-01', '2026-10-02']],
  ['2026-10-02', '2026-10-01', []],
  ['2026-12-31', '2027-01-01', []],
  ['2026-10-01', '', []],
])('from %s to “%s”', (from, to, days) => {
  expect(daysBetween(from, to)).toEqual(days);
});
