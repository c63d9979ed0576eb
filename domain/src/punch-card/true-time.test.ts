import { expect, it } from 'vitest';
import { trueTime } from './true-time.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 19, 4);

it.each([
  ['at once, a right clock', { taken: 0, sent: 0, elapsed: 0 }, { before: 0, off: 0, wasSet: false }],
  ['an hour without a network', { taken: -60, sent: 0, elapsed: 60 }, { before: 60, off: 0, wasSet: false }],
  ['a clock an hour ahead', { taken: 60, sent: 60, elapsed: 0 }, { before: 0, off: 60, wasSet: false }],
  [
    'an hour behind, and waiting',
    { taken: -90, sent: -60, elapsed: 30 },
    { before: 30, off: -60, wasSet: false },
  ],
  [
    'set back while waiting: the other clock knows',
    { taken: 0, sent: -300, elapsed: 20 },
    { before: 20, off: -300, wasSet: true },
  ],
  [
    'set ahead to look as if it had been early',
    { taken: -240, sent: 0, elapsed: 5 },
    { before: 5, off: 0, wasSet: true },
  ],
  [
    'the app was closed: all there is are its own times',
    { taken: -45, sent: 0, elapsed: null },
    { before: 45, off: 0, wasSet: false },
  ],
  [
    'closed, and set back: it cannot be of the future',
    { taken: 10, sent: 0, elapsed: null },
    { before: 0, off: 0, wasSet: true },
  ],
  [
    'a clock of forty years ago when it was taken: a year is the most',
    { taken: -40 * 365 * 24 * 60, sent: 0, elapsed: null },
    { before: 366 * 24 * 60, off: 0, wasSet: true },
  ],
])('%s', (_what, { taken, sent, elapsed }, { before, off, wasSet }) => {
  const times = {
    ...{ takenAt: noon + taken * minute, sentAt: noon + sent * minute },
    elapsedMs: elapsed === null ? null : elapsed * minute,
  };
  expect(trueTime(times, noon)).toEqual({ at: noon - before * minute, clockOffBy: off * minute, wasSet });
});
