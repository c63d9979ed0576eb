import { expect, test } from 'vitest';
import { etaLine, type TimeChange } from './eta-line.ts';

const day = 86_400_000;
const change = (issuedAt: number | null, after: number): TimeChange => ({
  ...{ issuedAt, before: null, after, hours: null, classifier: 'EST', source: 'carrier' },
  ...{ delayReason: '', delayReasonName: '' },
});

test('a time that was named once has no history', () => {
  expect(etaLine({ changes: [change(0, day)] }, day)).toBeUndefined();
});

test('from the first word to now, from the earliest to the latest', () => {
  const line = etaLine(
    { changes: [change(0, 10 * day), change(2 * day, 14 * day), change(3 * day, 12 * day)] },
    4 * day,
  );
  expect(line?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0.5, 1],
    [0.75, 0.5],
  ]);
  expect(line).toMatchObject({ earliest: 10 * day, latest: 14 * day, from: 0, until: 4 * day });
});

test('the same said twice is a straight line in the middle', () => {
  const line = etaLine({ changes: [change(0, day), change(day, day)] }, 2 * day);
  expect(line?.points.map(({ y }) => y)).toEqual([0.5, 0.5]);
});

test('what was said nobody knows when stands at the beginning, and the line ends now', () => {
  const line = etaLine({ changes: [change(null, 10 * day), change(2 * day, 14 * day)] }, 4 * day);
  expect(line?.points.map(({ x }) => x)).toEqual([0, 0]);
  expect(line).toMatchObject({ from: 2 * day, until: 4 * day });
});
