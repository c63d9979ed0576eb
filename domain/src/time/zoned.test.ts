import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { dayNumber, instantOf, midnightOf, offsetAt, startOfDay, wallTimeOf } from './zoned.ts';

const at = Date.parse('2026-11-15T06:30:15Z');

describe('wallTimeOf', () => {
  it.each([
    ['Asia/Shanghai', { year: 2026, month: 11, day: 15, hour: 14, minute: 30, second: 15 }],
    ['America/New_York', { year: 2026, month: 11, day: 15, hour: 1, minute: 30, second: 15 }],
    ['Asia/Kolkata', { year: 2026, month: 11, day: 15, hour: 12, minute: 0, second: 15 }],
  ])('in %s', (zone, expected) => expect(wallTimeOf(at, zone)).toEqual(expected));

  it('knows nothing of what no calendar reaches', () => {
    expect(wallTimeOf(Number.NaN, 'UTC')).toBeUndefined();
    expect(wallTimeOf(1e300, 'UTC')).toBeUndefined();
  });
});

describe('instantOf', () => {
  it('is the way back, at every hour but those the clock skips or repeats', () => {
    const zones = fc.constantFrom(
      'Asia/Shanghai',
      'America/New_York',
      'Europe/London',
      'Asia/Kolkata',
      'UTC',
    );
    const moments = fc.integer({ min: Date.UTC(1971, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 });
    fc.assert(
      fc.property(zones, moments, (zone, second) => {
        const wall = wallTimeOf(second * 1000, zone);
        const back = wall && instantOf(wall, zone);
        expect(back === undefined ? undefined : wallTimeOf(back, zone)).toEqual(wall);
      }),
    );
  });

  it('goes on in the next month where a day is past its end', () => {
    const wall = { year: 2026, month: 13, day: 32, hour: 0, minute: 0, second: 0 };
    expect(instantOf(wall, 'UTC')).toBe(Date.UTC(2027, 1, 1));
  });
});

it('a day begins at midnight of its zone', () => {
  expect(startOfDay(at, 'Asia/Shanghai')).toBe(Date.parse('2026-11-14T16:00:00Z'));
  expect(startOfDay(at, 'America/New_York')).toBe(Date.parse('2026-11-15T05:00:00Z'));
});

it('days are counted without hours', () => {
  const from = { year: 2024, month: 2, day: 28 };
  expect(dayNumber({ year: 2024, month: 3, day: 1 }) - dayNumber(from)).toBe(2);
});

describe('the midnight of a written day', () => {
  it('is that of its zone, and no other text has one', () => {
    expect(midnightOf('2026-11-15', 'Asia/Shanghai')).toBe(Date.parse('2026-11-14T16:00:00Z'));
    expect(midnightOf('2026-11-15', 'UTC')).toBe(Date.UTC(2026, 10, 15));
    for (const text of ['', '2026-11', '2026-11-15T00:00', 'yesterday'])
      expect(midnightOf(text, 'UTC')).toBeUndefined();
  });

  it('falls on that day, also where the clock skipped it', () => {
    for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2040, 0, 1); day += 86_400_000) {
      const written = new Date(day).toISOString().slice(0, 10);
      for (const zone of ['Asia/Shanghai', 'America/Sao_Paulo'])
        expect([zone, formatDate(midnightOf(written, zone), 'yyyy-MM-dd', zone)]).toEqual([zone, written]);
    }
  });
});

it.each([
  ['America/New_York', '2031-03-09T06:59:59Z', -5],
  ['America/New_York', '2031-03-09T07:00:00Z', -4],
  ['Australia/Lord_Howe', '2031-04-05T14:59:59Z', 11],
  ['Australia/Lord_Howe', '2031-04-05T15:00:00Z', 10.5],
  ['Asia/Shanghai', '2031-03-09T07:00:00Z', 8],
])('on the day a clock is moved its zone is asked: %s at %s', (zone, moment, hours) => {
  expect(offsetAt(Date.parse(moment), zone)).toBe(hours * 3_600_000);
});
