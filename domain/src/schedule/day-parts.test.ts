import { expect, test } from 'vitest';
import { dayParts, momentAt, movedMoment } from './day-parts.ts';

const shanghai = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];

test.each([
  ['an hour', '2026-11-19T09:00', '2026-11-19T10:00', ['2026-11-19 540–600']],
  ['over midnight', '2026-11-19T23:00', '2026-11-20T01:30', ['2026-11-19 1380–1440', '2026-11-20 0–90']],
  ['until midnight', '2026-11-19T22:00', '2026-11-20T00:00', ['2026-11-19 1320–1440']],
  ['from the day before', '2026-11-18T22:00', '2026-11-19T06:00', ['2026-11-19 0–360']],
  ['no time at all', '2026-11-20T00:00', '2026-11-20T00:00', ['2026-11-20 0–0']],
  ['another day', '2026-11-22T09:00', '2026-11-22T10:00', []],
])('%s', (_, start, end, expected) => {
  const parts = dayParts({ startAt: at(start), endAt: at(end) }, days, shanghai);
  expect(parts.map(({ day, from, to }) => `${day} ${from}–${to}`)).toEqual(expected);
});

test('minutes past the end of a day are the next one', () => {
  expect(momentAt('2026-11-19', 24 * 60 + 15, shanghai)).toBe(at('2026-11-20T00:15'));
  expect(momentAt('2026-11-19', -15, shanghai)).toBe(at('2026-11-18T23:45'));
});

test('over a change of clocks the wall shows the same', () => {
  const newYork = 'America/New_York';
  const before = Date.parse('2026-10-31T09:00:00-04:00');
  expect(movedMoment(before, { days: 1 }, newYork)).toBe(Date.parse('2026-11-01T09:00:00-05:00'));
  expect(movedMoment(before, { minutes: 15 }, newYork)).toBe(before + 15 * 60_000);
});
