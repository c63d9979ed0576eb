import { describe, expect, it } from 'vitest';
import { type AskedPeriod, daysIn, edgesOf, periodsOf } from './period.ts';

const zone = 'Asia/Shanghai';
/** As the wall in Shanghai shows it. */
const at = (wall: string) => Date.parse(`${wall}+08:00`);
const shown = (instant: number) =>
  new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
const read = (asked: AskedPeriod, now: string, inZone = zone) => {
  const periods = periodsOf(asked, at(now), inZone);
  return periods && [periods.now, periods.before].flatMap(({ from, until }) => [shown(from), shown(until)]);
};

describe('a period and what it is compared with', () => {
  it.each<[AskedPeriod['period'], string, string[]]>([
    // a Sunday: the week began on Monday
    [
      'week',
      '2026-11-15T10:30',
      ['2026-11-09 00:00', '2026-11-16 00:00', '2026-11-02 00:00', '2026-11-08 10:30'],
    ],
    [
      'week',
      '2026-11-09T00:00',
      ['2026-11-09 00:00', '2026-11-10 00:00', '2026-11-02 00:00', '2026-11-02 00:00'],
    ],
    // over the turn of a year
    [
      'week',
      '2027-01-01T08:00',
      ['2026-12-28 00:00', '2027-01-02 00:00', '2026-12-21 00:00', '2026-12-25 08:00'],
    ],
    [
      'month',
      '2026-11-15T10:30',
      ['2026-11-01 00:00', '2026-11-16 00:00', '2026-10-01 00:00', '2026-10-15 10:30'],
    ],
    // February has no 31st: all of it
    [
      'month',
      '2026-03-31T12:00',
      ['2026-03-01 00:00', '2026-04-01 00:00', '2026-02-01 00:00', '2026-03-01 00:00'],
    ],
    [
      'month',
      '2026-01-10T12:00',
      ['2026-01-01 00:00', '2026-01-11 00:00', '2025-12-01 00:00', '2025-12-10 12:00'],
    ],
    [
      'lastMonth',
      '2026-03-15T12:00',
      ['2026-02-01 00:00', '2026-03-01 00:00', '2026-01-01 00:00', '2026-02-01 00:00'],
    ],
    [
      'lastMonth',
      '2026-01-15T12:00',
      ['2025-12-01 00:00', '2026-01-01 00:00', '2025-11-01 00:00', '2025-12-01 00:00'],
    ],
    [
      'last90',
      '2026-11-15T10:30',
      ['2026-08-18 00:00', '2026-11-16 00:00', '2026-05-20 00:00', '2026-08-17 10:30'],
    ],
  ])('%s at %s', (period, now, spans) => {
    expect(read({ period }, now)).toEqual(spans);
  });

  it('of days somebody chose has as many days before it', () => {
    const asked = { period: 'days', from: '2026-10-03', to: '2026-10-04' } as const;
    expect(read(asked, '2026-11-15T10:30')).toEqual([
      ...['2026-10-03 00:00', '2026-10-05 00:00'],
      ...['2026-10-01 00:00', '2026-10-03 00:00'],
    ]);
    // not over yet
    expect(read(asked, '2026-10-04T09:00')?.at(-1)).toBe('2026-10-02 09:00');
    // not begun
    expect(read(asked, '2026-09-04T09:00')?.slice(2)).toEqual(['2026-10-01 00:00', '2026-10-01 00:00']);
  });

  it('is of the zone: the same instant is another day elsewhere', () => {
    const instant = at('2026-11-01T03:00');
    expect(edgesOf(periodsOf({ period: 'month' }, instant, zone)?.now ?? never, zone).from).toBe(
      '2026-11-01',
    );
    const there = 'America/New_York';
    expect(edgesOf(periodsOf({ period: 'month' }, instant, there)?.now ?? never, there).from).toBe(
      '2026-10-01',
    );
  });

  it.each([
    [undefined, undefined],
    ['2026-10-01', undefined],
    ['2026-10-02', '2026-10-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-13-01', '2026-13-02'],
    ['2025-01-01', '2026-01-02'],
    ['x', 'y'],
  ])('is none from %s to %s', (from, to) => {
    expect(periodsOf({ period: 'days', from, to }, at('2026-11-15T10:30'), zone)).toBeUndefined();
  });

  it('may have 366 days', () => {
    const asked = { period: 'days', from: '2025-01-01', to: '2026-01-01' } as const;
    expect(periodsOf(asked, at('2026-11-15T10:30'), zone)).toBeDefined();
  });
});

const never = { from: Number.NaN, until: Number.NaN };

describe('the days of a period', () => {
  const span = { from: at('2026-02-27T00:00'), until: at('2026-03-03T00:00') };

  it('are each there once, the last one included', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
    expect(daysIn(span, at('2026-04-01T00:00'), zone)).toEqual(days);
    expect(edgesOf(span, zone)).toEqual({ from: days[0], to: days.at(-1) });
  });

  it('end with today', () => {
    expect(daysIn(span, at('2026-02-28T23:59'), zone)).toEqual(['2026-02-27', '2026-02-28']);
    expect(daysIn(span, at('2026-01-28T23:59'), zone)).toEqual([]);
  });

  it('are as many where the clock is put forward', () => {
    const berlin = 'Europe/Berlin';
    const march = { from: Date.parse('2026-03-28T00:00+01:00'), until: Date.parse('2026-03-31T00:00+02:00') };
    expect(daysIn(march, march.until, berlin)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });
});
