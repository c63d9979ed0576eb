import { expect, it } from 'vitest';
import { filledWords } from './filled-words.ts';

it('fills places, and leaves out what nothing is given for', () => {
  expect(filledWords('{no} of {all}', { no: 2 })).toBe('2 of ');
});

it('says one thing and several as a language says them', () => {
  const words = '{count} {count:box has|boxes have} no release';
  expect(filledWords(words, { count: 1 })).toBe('1 box has no release');
  expect(filledWords(words, { count: '1' })).toBe('1 box has no release');
  for (const count of [0, 2, 11])
    expect(filledWords(words, { count })).toBe(`${count} boxes have no release`);
});
