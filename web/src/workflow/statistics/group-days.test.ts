import { expect, test } from 'vitest';
import { groupDays } from './group-days.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    day: new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10),
    ...{ started: 1, finished: 2, decided: place },
  }));

test('a month is drawn day by day', () => {
  const bundles = groupDays(days(31));
  expect(bundles).toHaveLength(31);
  expect(bundles[1]).toEqual({ day: '2026-01-02', to: '2026-01-02', started: 1, finished: 2, decided: 1 });
});

test('more than two months are drawn week by week, and nothing is lost', () => {
  const bundles = groupDays(days(90));
  expect(bundles).toHaveLength(13);
  expect(bundles[0]).toEqual({ day: '2026-01-01', to: '2026-01-07', started: 7, finished: 14, decided: 21 });
  expect(bundles.at(-1)).toMatchObject({ day: '2026-03-26', to: '2026-03-31', started: 6 });
  expect(bundles.reduce((sum, { started }) => sum + started, 0)).toBe(90);
});

test('no days are no bars', () => expect(groupDays([])).toEqual([]));
