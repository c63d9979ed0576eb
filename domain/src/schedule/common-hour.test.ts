import { describe, expect, it } from 'vitest';
import { type Busy, firstCommonStart, joined } from './common-hour.ts';

/** Hours of one day, as numbers that can be read: 9 to 9.5. */
const hour = 60;
const span = ([from, to]: readonly [number, number]): Busy => ({ startAt: from * hour, endAt: to * hour });
const spans = (...list: readonly (readonly [number, number])[]) => list.map(span);

describe('when people are busy', () => {
  it.each([
    ['nothing', [], []],
    [
      'what overlaps is one',
      [
        [9, 11],
        [10, 12],
      ],
      [[9, 12]],
    ],
    [
      'what touches is one',
      [
        [9, 10],
        [10, 11],
      ],
      [[9, 11]],
    ],
    [
      'what lies inside another adds nothing',
      [
        [9, 12],
        [10, 11],
      ],
      [[9, 12]],
    ],
    [
      'what is apart stays apart, in order',
      [
        [14, 15],
        [9, 10],
      ],
      [
        [9, 10],
        [14, 15],
      ],
    ],
    [
      'what lasts no time is nothing',
      [
        [9, 9],
        [10, 11],
      ],
      [[10, 11]],
    ],
  ] as [string, [number, number][], [number, number][]][])('%s', (_, given, expected) => {
    expect(joined(spans(...given))).toEqual(spans(...expected));
  });

  it('leaves what it was given as it was', () => {
    const given = spans([9, 11], [10, 12]);
    joined(given);
    expect(given).toEqual(spans([9, 11], [10, 12]));
  });
});

describe('the first time everybody has', () => {
  const office: [number, number][] = [[9, 18]];
  const twoDays: [number, number][] = [
    [9, 18],
    [33, 42],
  ];
  it.each([
    ['is when the office opens', office, [], 1, 9],
    ['follows what is there', office, [[9, 10]], 1, 10],
    [
      'fits between',
      office,
      [
        [9, 10],
        [11, 12],
      ],
      1,
      10,
    ],
    [
      'does not begin in a gap that is too short',
      office,
      [
        [9, 10],
        [10.5, 12],
      ],
      1,
      12,
    ],
    ['begins at a step', office, [[9, 9.75]], 1, 10],
    ['ends when the office closes at the latest', office, [[9, 17]], 1, 17],
    ['is the next day where today is full', twoDays, [[9, 17.5]], 1, 33],
    ['is never where all are busy', office, [[8, 19]], 1, undefined],
    ['is never where it is longer than a day', office, [], 10, undefined],
    ['may be as long as the day', office, [], 9, 9],
    [
      'does not mind what was before',
      office,
      [
        [7, 8],
        [8, 9],
      ],
      1,
      9,
    ],
    ['does not begin before an odd opening', [[9.25, 18]], [], 1, 9.5],
  ] as [string, [number, number][], [number, number][], number, number | undefined][])(
    '%s',
    (_, open, busy, hours, expected) => {
      const found = firstCommonStart(spans(...open), spans(...busy), hours * hour, hour / 2);
      expect(found === undefined ? undefined : found / hour).toBe(expected);
    },
  );
});
