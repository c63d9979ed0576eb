import { expect, test } from 'vitest';
import { copiedDays, readDays } from './read-days.ts';

test('lines of the official list are read, and those that cannot be are named', () => {
  const text = `2026-10-01 国庆节 休
2026/10/2 国庆节 休\r
2026年10月10日 班

2026-02-30 休
国庆节 休
2026-10-03 国庆节
2026-10-10 补班 班
2026-12-25 Christmas Day holiday`;
  expect(readDays(text)).toEqual({
    days: [
      { day: '2026-10-01', isWorked: false, name: '国庆节' },
      { day: '2026-10-02', isWorked: false, name: '国庆节' },
      { day: '2026-10-10', isWorked: true, name: '补班' },
      { day: '2026-12-25', isWorked: false, name: 'Christmas Day' },
    ],
    wrong: [5, 6, 7],
  });
  expect(readDays('')).toEqual({ days: [], wrong: [] });
});

test('a year is copied on the same dates', () => {
  const days = ['2024-02-29', '2024-10-01'].map((day) => ({ day, isWorked: false, name: '' }));
  expect(copiedDays(days, 2025).map(({ day }) => day)).toEqual(['2025-10-01']);
});
