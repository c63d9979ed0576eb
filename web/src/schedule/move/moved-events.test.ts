import type { ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { expect, test } from 'vitest';
import { timesAfterKey } from './event-keys.ts';
import { withMoves } from './moved-events.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const event = (day: string, changes: Partial<ScheduleOccurrence> = {}): ScheduleOccurrence => ({
  ...{ id: `g_${day}`, groupId: 'g', title: 't', category: '', urgent: 1, color: '', place: '', allDay: 0 },
  ...{ startAt: at(`${day}T09:00`), endAt: at(`${day}T10:00`), startDate: day, endDate: day },
  ...{ isRepeated: true, isBusyOnly: false, mayEdit: true, myAnswer: 'accepted', userIds: [] },
  ...changes,
});
const series = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => event(day));
const other = event('2026-11-18', { id: 'x', groupId: 'x' });
const middle = series[1] as ScheduleOccurrence;
const to = { startAt: at('2026-11-18T11:00'), endAt: at('2026-11-18T12:30') };
const starts = (list: readonly ScheduleOccurrence[]) =>
  list.map(({ startAt }) => new Date(startAt + 8 * 3_600_000).toISOString().slice(8, 13));

test.each([
  ['1', ['17T09', '18T11', '19T09', '18T09']],
  ['2', ['17T09', '18T11', '19T11', '18T09']],
  ['3', ['17T11', '18T11', '19T11', '18T09']],
] as const)('scope %s takes along what belongs to it', (scope, expected) => {
  const moved = withMoves([...series, other], [{ event: middle, ...to, scope }]);
  expect(starts(moved)).toEqual(expected);
  expect((moved[1]?.endAt ?? 0) - (moved[1]?.startAt ?? 0)).toBe(90 * 60_000);
});

test('one after the other, two moves of the same event add up', () => {
  const once = withMoves(series, [{ event: middle, ...to, scope: '1' }]);
  const again = once[1] as ScheduleOccurrence;
  const back = { event: again, startAt: middle.startAt, endAt: middle.endAt, scope: '1' } as const;
  expect(withMoves(series, [{ event: middle, ...to, scope: '1' }, back])).toEqual(series);
});

test('whole days that are moved have other days', () => {
  const whole = event('2026-11-18', {
    allDay: 1,
    startAt: at('2026-11-18T00:00'),
    endAt: at('2026-11-20T00:00'),
    endDate: '2026-11-19',
  });
  const [moved] = withMoves(
    [whole],
    [{ event: whole, startAt: at('2026-11-19T00:00'), endAt: at('2026-11-21T00:00'), scope: '3' }],
  );
  expect([moved?.startDate, moved?.endDate]).toEqual(['2026-11-19', '2026-11-20']);
});

test.each([
  ['ArrowDown', false, 'grid', ['18T09:15', '18T10:15']],
  ['ArrowUp', true, 'grid', ['18T09:00', '18T09:45']],
  ['ArrowRight', false, 'grid', ['19T09:00', '19T10:00']],
  ['ArrowDown', false, 'month', ['25T09:00', '25T10:00']],
] as const)('%s, shift %s, in a %s', (key, shiftKey, where, expected) => {
  const found = timesAfterKey(middle, { key, shiftKey }, where);
  expect(
    [found?.startAt ?? 0, found?.endAt ?? 0].map((one) =>
      new Date(one + 8 * 3_600_000).toISOString().slice(8, 16),
    ),
  ).toEqual(expected);
});

test('an end never passes its start, and other keys are left alone', () => {
  const short = { ...middle, endAt: middle.startAt + 15 * 60_000 };
  expect(timesAfterKey(short, { key: 'ArrowUp', shiftKey: true }, 'grid')?.endAt).toBe(short.endAt);
  expect(timesAfterKey(middle, { key: 'Enter', shiftKey: false }, 'grid')).toBeUndefined();
  expect(
    timesAfterKey({ ...middle, allDay: 1 }, { key: 'ArrowDown', shiftKey: false }, 'grid'),
  ).toBeUndefined();
});
