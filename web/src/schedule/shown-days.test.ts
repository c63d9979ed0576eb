import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { expect, test } from 'vitest';
import { byDay, daysOfView, touchedDays } from './shown-days.ts';

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
