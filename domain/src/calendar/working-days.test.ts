import { describe, expect, test } from 'vitest';
import {
  addWorkingDays,
  countWorkingDays,
  dayOfNumber,
  isWorkingDay,
  numberOfDay,
  type WorkCalendar,
} from './working-days.ts';

/** The week of the National Day of 2026, with the days that are worked for it. */
const october: WorkCalendar = {
  workdays: ['2026-09-20', '2026-10-10'],
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
};
const sixDays: WorkCalendar = { weekdays: [1, 2, 3, 4, 5, 6], workdays: [], holidays: [] };

test.each([
  ['2026-09-30', october, true],
  ['2026-10-01', october, false],
  ['2026-10-10', october, true],
  ['2026-10-11', october, false],
  ['2026-10-10', undefined, false],
  ['2026-10-10', sixDays, true],
  ['2026-10-11', sixDays, false],
  ['1969-12-29', undefined, true],
  ['1969-12-28', undefined, false],
])('%s is worked: %#', (day, calendar, isWorked) => {
  expect(isWorkingDay(calendar, numberOfDay(day))).toBe(isWorked);
});

test.each([
  ['2026-09-30', 1, '2026-10-08'],
  ['2026-09-30', 3, '2026-10-10'],
  ['2026-10-03', 0, '2026-10-03'],
  ['2026-10-08', -1, '2026-09-30'],
])('%s and %i working days is %s', (from, count, to) => {
  const found = addWorkingDays(october, numberOfDay(from), count);
  expect(found !== undefined && dayOfNumber(found)).toBe(to);
});

test.each([
  ['2026-09-28', '2026-10-10', 6],
  ['2026-10-01', '2026-10-07', 0],
  ['2026-10-02', '2026-10-01', 0],
])('from %s to %s are %i working days', (from, to, count) => {
  expect(countWorkingDays(october, numberOfDay(from), numberOfDay(to))).toBe(count);
});

test('who never works is not looked for without end', () => {
  expect(addWorkingDays({ weekdays: [], workdays: [], holidays: [] }, 0, 1)).toBeUndefined();
});

describe('generated calendars', () => {
  // The same numbers in every run, so that what fails once fails again.
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const start = numberOfDay('2026-01-01');
  const calendarOf = (): WorkCalendar => {
    const someDays = () => Array.from({ length: random(30) }, () => dayOfNumber(start + random(365)));
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random(3) > 0);
    return { weekdays: weekdays.length > 0 ? weekdays : [1], workdays: someDays(), holidays: someDays() };
  };

  test('so many days later are so many working days away, and back again', () => {
    for (let round = 0; round < 500; round += 1) {
      const calendar = calendarOf();
      const [from, count] = [start + random(365), 1 + random(60)];
      const to = addWorkingDays(calendar, from, count) ?? Number.NaN;
      expect(countWorkingDays(calendar, from + 1, to)).toBe(count);
      expect(isWorkingDay(calendar, to)).toBe(true);
      const back = addWorkingDays(calendar, to, -count) ?? Number.NaN;
      expect(countWorkingDays(calendar, back, to - 1)).toBe(count);
    }
  });
});
