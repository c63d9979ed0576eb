import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInText, dayOfSerial, timeOfSerial } from './cell-day.ts';

describe('dayInText', () => {
  it.each<[string, string | undefined]>([
    ['2026-11-01', '2026-11-01'],
    ['2026/11/1', '2026-11-01'],
    ['2026.11.1', '2026-11-01'],
    ['２０２６－１１－０１', '2026-11-01'],
    ['2026年11月1日', '2026-11-01'],
    ['2026 年 1 月 9 号', '2026-01-09'],
    ['20261101', '2026-11-01'],
    ['2026-11-01 18:30', '2026-11-01'],
    ['2026-11-01T18:30:00Z', '2026-11-01'],
    ['1-Nov-26', '2026-11-01'],
    ['01 NOV 2026', '2026-11-01'],
    ['01NOV2026', '2026-11-01'],
    ['1st November, 2026', '2026-11-01'],
    ['Nov. 1, 2026', '2026-11-01'],
    ['5 Sept 2026', '2026-09-05'],
    ['13/11/2026', '2026-11-13'],
    ['11/13/2026', '2026-11-13'],
    ['11/11/2026', '2026-11-11'],
    ['03/04/2026', undefined],
    ['2026-02-29', undefined],
    ['2028-02-29', '2028-02-29'],
    ['2026-13-01', undefined],
    ['20261301', undefined],
    ['1 marks 2026', undefined],
    ['2026', undefined],
    ['USD 1,520', undefined],
    ['till 2026-11-01', undefined],
    ['', undefined],
  ])('%s → %s', (text, day) => expect(dayInText(text)).toBe(day));
});

describe('serial numbers', () => {
  it('count the days of the calendar, one after another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_958_465 }), (serial) => {
        const day = dayOfSerial(serial, false);
        expect(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569).toBe(serial);
        expect(dayOfSerial(serial - 1_462, true)).toBe(serial < 1_462 ? undefined : day);
      }),
    );
  });

  it.each<[number, string | undefined, string | undefined]>([
    [46_327, '2026-11-01', '00:00'],
    [46_327.9999999999, '2026-11-02', '00:00'],
    [46_327.770833333336, '2026-11-01', '18:30'],
    [Number.NaN, undefined, undefined],
    [-1, undefined, undefined],
    [2_958_466, undefined, undefined],
  ])('%s is %s %s', (serial, day, time) => {
    expect(dayOfSerial(serial, false)).toBe(day);
    expect(timeOfSerial(serial, false)).toBe(time);
  });
});
