import { expect, it } from 'vitest';
import { visibleRange } from './visible-range.ts';

const nothing = { joinedSeq: 0, clearedSeq: 0, leftSeq: null };

it.each([
  ['all of it', nothing, 1, 9],
  ['from where they joined', { ...nothing, joinedSeq: 4 }, 5, 9],
  ['from where they cleared it', { ...nothing, joinedSeq: 4, clearedSeq: 6 }, 7, 9],
  ['up to where they left', { ...nothing, leftSeq: 7 }, 1, 7],
  ['nothing after clearing all', { ...nothing, clearedSeq: 9 }, 10, 9],
  ['nothing of a place that is not there yet', { ...nothing, leftSeq: 12 }, 1, 9],
])('%s', (_what, membership, firstSeq, lastSeq) => {
  expect(visibleRange(membership, 9)).toEqual({ firstSeq, lastSeq });
});
