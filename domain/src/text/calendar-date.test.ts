import { describe, expect, it } from 'vitest';
import { isCalendarDay, isDate, isDateISO } from './calendar-date.ts';

describe('isCalendarDay', () => {
  it.each([
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [1900, 2, 29, false],
    [2000, 2, 29, true],
    [2024, 4, 30, true],
    [2024, 4, 31, false],
    [2024, 12, 31, true],
    [2024, 13, 1, false],
    [2024, 0, 1, false],
    [2024, 1, 0, false],
    [2024, Number.NaN, 1, false],
  ])('%d-%d-%d → %s', (year, month, day, real) => expect(isCalendarDay(year, month, day)).toBe(real));
});

describe('isDate', () => {
  it.each([
    '2024-02-29',
    '2024/2/9',
    '2024-05-01T08:00:00Z',
    '2024-05-01T08:00:00.000+08:00',
    '2024-05-01 08:00',
    'May 1, 2024',
    0,
    1_714_521_600_000,
    new Date(0),
  ])('accepts %s', (value) => expect(isDate(value)).toBe(true));

  it.each([
    undefined,
    null,
    true,
    '',
    ' ',
    'hello',
    '2023-02-29',
    '2023-02-30T10:00',
    '2024-13-01',
    '2024-00-10',
    '２０２４-０１-０１',
    '😀',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15 + 1,
    new Date(Number.NaN),
    {},
    ['2024-01-01'],
    `2024-01-01${' '.repeat(1000)}`,
  ])('refuses %s', (value) => expect(isDate(value)).toBe(false));
});

describe('isDateISO', () => {
  it.each(['2024-01-01', '2024-1-1', '2024/1/31', '2024/12/09', '2024-02-29', '0001-01-01'])(
    'accepts %s',
    (value) => expect(isDateISO(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    '',
    20240101,
    '20240101',
    '2024-1',
    '24-01-01',
    '2024-01/01',
    '2024.01.01',
    '2024-00-01',
    '2024-13-01',
    '2024-01-32',
    '2023-02-29',
    '2024-001-01',
    '2024-01-011',
    '2024-01-01T00:00',
    '2024-01-01 ',
    '2024-01-01\n',
    '２０２４-０１-０１',
    new Date(0),
  ])('refuses %s', (value) => expect(isDateISO(value)).toBe(false));
});
