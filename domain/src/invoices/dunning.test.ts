import { expect, it } from 'vitest';
import { dunningLevel, remindsNow } from './dunning.ts';

it.each([
  [-5, null],
  [0, null],
  [1, 1],
  [14, 1],
  [15, 2],
  [44, 2],
  [45, 3],
  [400, 3],
])('%d days past are level %s', (days, level) => expect(dunningLevel(days)).toBe(level));

it('reminds once by level, and not of what is disputed', () => {
  expect(remindsNow({ daysPast: 3, reminded: null, hasUndisputed: true })).toBe(1);
  expect(remindsNow({ daysPast: 9, reminded: 1, hasUndisputed: true })).toBeNull();
  expect(remindsNow({ daysPast: 15, reminded: 1, hasUndisputed: true })).toBe(2);
  expect(remindsNow({ daysPast: 60, reminded: null, hasUndisputed: false })).toBeNull();
});
