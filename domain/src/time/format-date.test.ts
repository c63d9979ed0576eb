import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

const newYear = Date.UTC(2024, 0, 1, 0, 0, 0) - 8 * 3_600_000;

describe('formatDate', () => {
  it.each<[number | Date | null | undefined, string | undefined, string | undefined, string]>([
    [newYear, undefined, undefined, '2024-01-01 00:00'],
    [new Date(newYear), undefined, undefined, '2024-01-01 00:00'],
    [newYear - 1000, 'yyyy-MM-dd HH:mm:ss', undefined, '2023-12-31 23:59:59'],
    [newYear, undefined, 'UTC', '2023-12-31 16:00'],
    [newYear, undefined, 'America/New_York', '2023-12-31 11:00'],
    [Date.UTC(2024, 6, 1), 'HH:mm', 'America/New_York', '20:00'],
    [Date.UTC(2024, 2, 10, 7, 30), 'HH:mm', 'America/New_York', '03:30'],
    [Date.UTC(2024, 0, 1), 'HH:mm', 'Asia/Kolkata', '05:30'],
    [Date.UTC(2024, 1, 29, 4, 5, 6), 'yyyy年MM月dd日 HH时mm分ss秒', 'UTC', '2024年02月29日 04时05分06秒'],
    [Date.UTC(2024, 1, 29), 'yyyyMMdd', 'UTC', '20240229'],
    [Date.UTC(2024, 1, 29), 'MM/dd', 'UTC', '02/29'],
    [Date.UTC(2024, 1, 29), 'no token', 'UTC', 'no token'],
    [Date.UTC(2024, 1, 29), '', 'UTC', ''],
    [0, undefined, 'UTC', '1970-01-01 00:00'],
    [-1, 'yyyy-MM-dd HH:mm:ss', 'UTC', '1969-12-31 23:59:59'],
    [Date.UTC(1000, 0, 1), 'yyyy-MM-dd', 'UTC', '1000-01-01'],
    [new Date('0099-03-04T00:00:00Z'), 'yyyy-MM-dd', 'UTC', '0099-03-04'],
    [null, undefined, undefined, ''],
    [undefined, undefined, undefined, ''],
    [Number.NaN, undefined, undefined, ''],
    [Number.POSITIVE_INFINITY, undefined, undefined, ''],
    [8.64e15 + 1, undefined, undefined, ''],
    [new Date(Number.NaN), undefined, undefined, ''],
    ['2024' as never, undefined, undefined, ''],
  ])('%#: %s as %s in %s → %s', (at, format, zone, text) => expect(formatDate(at, format, zone)).toBe(text));

  it('agrees with the ISO text in UTC', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (at) => {
          expect(formatDate(at, 'yyyy-MM-ddTHH:mm:ss', 'UTC')).toBe(at.toISOString().slice(0, 19));
        },
      ),
    );
  });
});
