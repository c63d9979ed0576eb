import { expect, test } from 'vitest';
import { addDays, addMonths, mondayBased, weeksOf } from './month-days.ts';

test('days and months go over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-16', 1)).toBe('2027-01-16');
  expect(addMonths('2026-01-16', -13)).toBe('2024-12-16');
});

test('every month of a century is whole weeks from Monday with every day of it once', () => {
  for (let month = '1990-01-15'; month < '2090'; month = addMonths(month, 1)) {
    const weeks = weeksOf(month);
    const days = weeks.flat();
    expect(weeks.every((week) => week.length === 7 && mondayBased(week[0] ?? '') === 0)).toBe(true);
    const own = days.filter((day) => day.startsWith(month.slice(0, 7)));
    expect(own[0]).toBe(`${month.slice(0, 7)}-01`);
    expect(addDays(own.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1).slice(0, 7)}-01`);
    // No week that is all another month's.
    expect(weeks.every((week) => week.some((day) => day.startsWith(month.slice(0, 7))))).toBe(true);
  }
});
