import { expect, test } from 'vitest';
import { rateLine } from './rate-line.ts';

const today = '2026-11-17';

test('begins with the rate that held on the first day, and ends today', () => {
  const rates = [
    { day: '2026-11-10', rate: 7.2 },
    { day: '2026-01-01', rate: 7 },
    { day: '2026-12-01', rate: 9 },
  ];
  expect(rateLine(rates, today, 90)).toEqual({
    points: [
      { day: '2026-08-20', rate: 7 },
      { day: '2026-11-10', rate: 7.2 },
      { day: today, rate: 7.2 },
    ],
    least: 7,
    most: 7.2,
  });
});

test('begins later where none held at first, and there is none without rates', () => {
  expect(rateLine([{ day: today, rate: 7 }], today, 90)?.points).toEqual([{ day: today, rate: 7 }]);
  expect(rateLine([], today, 90)).toBeUndefined();
  expect(rateLine([{ day: '2026-12-01', rate: 7 }], today, 90)).toBeUndefined();
});
