import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { expect, test } from 'vitest';
import { byDay, daysOfView, rangeOfDays, touchedDays } from './shown-days.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const event = (
  start: string,
  end: string,
  changes: Partial<ScheduleOccurrence> = {},
): ScheduleOccurrence => ({
  ...{ id: start, groupId: 'g', title: 't', category: '', urgent: 1, color: '', place: '', allDay: 0 },
  ...{ startAt: at(start), endAt: at(end), startDate: start.slice(0, 10), endDate: end.slice(0, 10) },
  ...{ isRepeated: false, isBusyOnly: false, mayEdit: true, myAnswer: 'accepted', userIds: [] },
  ...changes,
});

test('a month is whole weeks from Monday, a week is seven days', () => {
  const month = daysOfView('month', '2026-11-19');
  expect([month[0], month.length % 7, month.at(-1)]).toEqual(['2026-10-26', 0, '2026-12-06']);
  expect(daysOfView('week', '2026-11-22')[0]).toBe('2026-11-16');
});

test('what ends at midnight does not touch the next day', () => {
  expect(touchedDays(event('2026-11-19T22:00', '2026-11-20T00:00'))).toEqual(['2026-11-19', '2026-11-19']);
});

test('several days are on each of them, before what has an hour', () => {
  const trip = event('2026-11-18T00:00', '2026-11-20T00:00', { allDay: 1, endDate: '2026-11-19' });
  const call = event('2026-11-19T08:00', '2026-11-19T09:00');
  const days = byDay([call, trip], ['2026-11-18', '2026-11-19', '2026-11-20']);
  expect([...days.values()]).toEqual([[trip], [trip, call], []]);
});

test.each([
  ['2026-11-16', '2026-11-22', '2026年11月16日 – 22日', 'Nov 16 – 22, 2026'],
  ['2026-11-30', '2026-12-06', '2026年11月30日 – 12月6日', 'Nov 30 – Dec 6, 2026'],
  ['2026-12-28', '2027-01-03', '2026年12月28日 – 2027年1月3日', 'Dec 28, 2026 – Jan 3, 2027'],
])('days from %s to %s say each year and month once', (first, last, chinese, english) => {
  expect(rangeOfDays(first, last, 'zh-CN')).toBe(chinese);
  expect(rangeOfDays(first, last, 'en')).toBe(english);
});
