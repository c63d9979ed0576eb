import { expect, it } from 'vitest';
import { mostStarted } from './most-started.ts';

const templates = [...'abcdefghi'].map((id) => ({ id }));
const named = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it.each([
  ['never', {}, 'abcdefg'],
  ['one of the last', { i: 1 }, 'iabcdef'],
  ['some as often as others', { c: 3, h: 9, e: 3 }, 'hceabdf'],
  ['one they may not start', { z: 50, b: 1 }, 'bacdefg'],
])('proposes what is started most, then in the order of the company: %s', (_, starts, proposed) => {
  expect(named(mostStarted(templates, new Map(Object.entries(starts))))).toBe(proposed);
});

it('proposes nothing to who may start nothing', () => {
  expect(mostStarted([], new Map([['a', 1]]))).toEqual([]);
});
