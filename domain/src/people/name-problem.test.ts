import { expect, it } from 'vitest';
import { type NameProblem, nameProblem } from './name-problem.ts';

it.each<[string, NameProblem | undefined]>([
  ['顾远航', undefined],
  ['欧阳 "O’Neil"-Müller', undefined],
  ['José', undefined],
  ['Anna 👩‍👩‍👧 👍🏽 ❤️', undefined],
  ['علی‌رضا', undefined],
  ['क्‍षत्र', undefined],
  ['', 'missing'],
  [' \u3000\u00a0', 'missing'],
  ['\u200b\ufeff', 'missing'],
  ['\u3164', 'missing'],
  ['\uffa0\u115f', 'missing'],
  ['\u2800', 'missing'],
  ['\u0301', 'missing'],
  ['\u{e0041}', 'missing'],
  ['顾\u200b远航', 'badCharacter'],
  ['顾\u200d远航', 'badCharacter'],
  ['顾远航\u200c', 'badCharacter'],
  ['顾远航\ufe0f', 'badCharacter'],
  ['顾远航\u3164', 'badCharacter'],
  ['顾\u00ad远航', 'badCharacter'],
  ['顾\u2060远航', 'badCharacter'],
  ['顾远航\u2800', 'badCharacter'],
  ['顾\u{e0061}远航', 'badCharacter'],
  ['admin\u202egnp', 'badCharacter'],
  ['顾\u200f远航', 'badCharacter'],
  ['顾\n远航', 'badCharacter'],
  ['顾\u2028远航', 'badCharacter'],
  ['顾\u0007远航', 'badCharacter'],
])('%j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});
