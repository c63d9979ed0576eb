import { describe, expect, it } from 'vitest';
import { isEtaNews, type NewsPreference, tellingTime, usualPreference } from './news.ts';

const told = (now: string, change: Partial<NewsPreference> = {}): string =>
  new Date(tellingTime(Date.parse(now), { ...usualPreference(false), ...change })).toISOString().slice(5, 16);

describe('when news are told', () => {
  it.each<[string, string, Partial<NewsPreference>, string]>([
    ['by day at once', '2026-11-10T04:30:00Z', {}, '11-10T04:30'],
    ['in the evening with the end of the night', '2026-11-10T14:00:00Z', {}, '11-11T00:00'],
    ['after midnight too', '2026-11-10T20:00:00Z', {}, '11-11T00:00'],
    ['as soon as the night ends', '2026-11-11T00:00:00Z', {}, '11-11T00:00'],
    ['without quiet hours', '2026-11-10T20:00:00Z', { quietFrom: 0, quietTo: 0 }, '11-10T20:00'],
    ['a rest at noon', '2026-11-10T04:30:00Z', { quietFrom: 720, quietTo: 780 }, '11-10T05:00'],
    ['in another zone', '2026-11-10T14:00:00Z', { timeZone: 'America/New_York' }, '11-10T14:00'],
    ['once a day', '2026-11-10T04:30:00Z', { delivery: 'daily' }, '11-10T10:00'],
    ['tomorrow where that is over', '2026-11-10T10:01:00Z', { delivery: 'daily' }, '11-11T10:00'],
    [
      'over the night the clock is set back',
      '2026-11-01T03:00:00Z',
      { timeZone: 'America/New_York' },
      '11-01T13:00',
    ],
  ])('%s', (_, now, change, expected) => {
    expect(told(now, change)).toBe(expected);
  });
});

it('an arrival is news when it moves by twelve hours', () => {
  const hour = 3_600_000;
  expect([isEtaNews(0, 11.9 * hour), isEtaNews(0, 12 * hour), isEtaNews(20 * hour, 8 * hour)]).toEqual([
    ...[false, true, true],
  ]);
  expect(isEtaNews(null, 5)).toBe(false);
});
