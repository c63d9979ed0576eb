import { expect, test } from 'vitest';
import { elapsedSince } from './device-clock.ts';

const minute = 60_000;
const then = { takenAt: 1_000 * minute, ranFor: 5 * minute, page: 'a', wasSetBack: false };
const later = (shown: number, ran: number) => ({
  ...then,
  ...{ takenAt: then.takenAt + shown * minute, ranFor: then.ranFor + ran * minute },
});

test.each([
  ['both clocks agree', then, later(30, 30), 30],
  ['the clock was set back meanwhile', then, later(-60, 30), 30],
  ['the device slept', then, later(90, 30), null],
  ['it had been set back, and was set right', { ...then, wasSetBack: true }, later(90, 30), 30],
  ['another page', then, { ...later(30, 30), page: 'b' }, null],
])('%s', (_what, from, now, minutes) => {
  expect(elapsedSince(from, now)).toBe(minutes === null ? null : minutes * minute);
});
