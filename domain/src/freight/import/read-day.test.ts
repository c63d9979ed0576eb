import { describe, expect, it } from 'vitest';
import { type DayOrder, dayOrderOf, readDay, readPeriod } from './read-day.ts';

const today = '2026-11-17';
const cell = (text: string) => ({ address: 'A1', text });
const day = (text: string, order?: DayOrder) => readDay(cell(text), { order, today });
const period = (text: string, order?: DayOrder) => readPeriod(cell(text), { order, today });

describe('a day', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026/11/6', '2026-11-06'],
    ['2026.11.16', '2026-11-16'],
    ['20261116', '2026-11-16'],
    ['2026年11月16日', '2026-11-16'],
    ['26年11月16日', '2026-11-16'],
    ['11月16日', '2026-11-16'],
    ['1月5日', '2027-01-05'],
    ['16/11/2026', '2026-11-16'],
    ['11/16/2026', '2026-11-16'],
    ['11/11/2026', '2026-11-11'],
    ['16-Nov', '2026-11-16'],
    ['16-Nov-26', '2026-11-16'],
    ['16 NOV 2026', '2026-11-16'],
    ['16th Nov', '2026-11-16'],
    ['Nov 16, 2026', '2026-11-16'],
    ['November 16', '2026-11-16'],
    ['Nov.16', '2026-11-16'],
    ['until 30 Nov', '2026-11-30'],
    ['valid till 30 Nov 2026', '2026-11-30'],
    ['5 Jan', '2027-01-05'],
    ['30 Aug', '2026-08-30'],
    ['2026-11-16 00:00:00', '2026-11-16'],
    ['１１月１６日', '2026-11-16'],
  ])('%s', (text, expected) => {
    expect(day(text)).toEqual({ day: expected });
  });

  it.each(['', 'TBA', '31/02/2026', '2026-13-01', '30 Feb', 'abc 12', '16', '99/99/2026', '1999-01-01'])(
    '"%s" is none',
    (text) => {
      expect(day(text)).toEqual({ reason: 'notADay' });
    },
  );

  it('is ambiguous until something says which figure comes first', () => {
    expect(day('03/04/2026')).toEqual({ reason: 'ambiguousDay' });
    expect(day('03/04/2026', 'dayFirst')).toEqual({ day: '2026-04-03' });
    expect(day('03/04/2026', 'monthFirst')).toEqual({ day: '2026-03-04' });
    expect(day('3/4')).toEqual({ reason: 'ambiguousDay' });
    expect(day('11/12', 'monthFirst')).toEqual({ day: '2026-11-12' });
  });

  it('is a number of days in a cell without the format of a date', () => {
    expect(readDay({ address: 'A1', text: '46342', number: 46_342 }, { order: undefined, today })).toEqual({
      day: '2026-11-16',
    });
    expect(readDay({ address: 'A1', text: '12', number: 12 }, { order: undefined, today })).toMatchObject({
      reason: 'notADay',
    });
  });

  it('is what a date cell says, whatever its text', () => {
    const date = { address: 'A1', text: '03/04/2026', number: 46_085, day: '2026-03-04' };
    expect(readDay(date, { order: 'dayFirst', today })).toEqual({ day: '2026-03-04' });
  });

  it('is read back however it is written', () => {
    for (let at = Date.UTC(2026, 5, 1); at < Date.UTC(2027, 4, 30); at += 86_400_000 * 5) {
      const iso = new Date(at).toISOString().slice(0, 10);
      const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
      const name = new Date(at).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
      for (const text of [
        iso,
        `${y}/${m}/${d}`,
        `${y}年${m}月${d}日`,
        `${d}-${name}-${y}`,
        `${name} ${d}, ${y}`,
      ])
        expect(day(text), text).toEqual({ day: iso });
      expect(day(`${d}/${m}/${y}`, 'dayFirst')).toEqual({ day: iso });
      expect(day(`${m}/${d}/${y}`, 'monthFirst')).toEqual({ day: iso });
    }
  });
});

describe('a period', () => {
  it.each([
    ['1-15 Nov', '2026-11-01', '2026-11-15'],
    ['Nov 1-15', '2026-11-01', '2026-11-15'],
    ['Nov 1-15, 2026', '2026-11-01', '2026-11-15'],
    ['1 Nov - 15 Nov', '2026-11-01', '2026-11-15'],
    ['1-Nov to 15-Nov', '2026-11-01', '2026-11-15'],
    ['2026/11/1-11/15', '2026-11-01', '2026-11-15'],
    ['2026/11/1-2026/11/15', '2026-11-01', '2026-11-15'],
    ['2026-11-01~2026-11-15', '2026-11-01', '2026-11-15'],
    ['2026-11-01 - 2026-11-15', '2026-11-01', '2026-11-15'],
    ['2026-11-01-2026-11-15', '2026-11-01', '2026-11-15'],
    ['20261101-20261115', '2026-11-01', '2026-11-15'],
    ['11月1日-15日', '2026-11-01', '2026-11-15'],
    ['11月1日至11月15日', '2026-11-01', '2026-11-15'],
    ['2026年11月16日至30日', '2026-11-16', '2026-11-30'],
    ['11/16-11/30', '2026-11-16', '2026-11-30'],
    ['11/1-11/15', '2026-11-01', '2026-11-15'],
    ['11.16-11.30', '2026-11-16', '2026-11-30'],
    ['20 Dec - 5 Jan', '2026-12-20', '2027-01-05'],
    ['20 Dec 2026 - 5 Jan 2027', '2026-12-20', '2027-01-05'],
    ['16th-30th Nov', '2026-11-16', '2026-11-30'],
    ['Valid: 1-15 Nov 2026', '2026-11-01', '2026-11-15'],
    ['16/11/2026-30/11/2026', '2026-11-16', '2026-11-30'],
  ])('%s', (text, from, to) => {
    expect(period(text)).toEqual({ from, to });
  });

  it.each(['', 'TBA', '2026-11-16', '16 Nov', '1-15', 'a-b'])('"%s" is none', (text) => {
    expect(period(text)).toEqual({ reason: 'notADay' });
  });

  it('is ambiguous where both days are', () => {
    expect(period('1/11-2/12')).toEqual({ reason: 'ambiguousDay' });
    expect(period('1/11-2/12', 'dayFirst')).toEqual({ from: '2026-11-01', to: '2026-12-02' });
  });

  it('does not end before it begins', () => {
    expect(period('15-1 Nov')).toEqual({ reason: 'periodEndsEarly' });
  });
});

describe('the order of a column', () => {
  it.each<[string[], DayOrder | undefined]>([
    [['03/04/2026', '16/04/2026'], 'dayFirst'],
    [['03/04/2026', '04/16/2026'], 'monthFirst'],
    [['03/04/2026'], undefined],
    [['16/04/2026', '04/16/2026'], undefined],
    [['2026/11/16', '2026-11-30'], undefined],
    [['1/11/2026-15/11/2026'], 'dayFirst'],
    [['11/1-11/15'], 'monthFirst'],
    [[], undefined],
  ])('%j: %s', (texts, expected) => {
    expect(dayOrderOf(texts.map(cell))).toBe(expected);
  });
});
