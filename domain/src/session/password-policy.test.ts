import { describe, expect, it } from 'vitest';
import { type PasswordRules, passwordProblems } from './password-policy.ts';

const off: PasswordRules = {
  passwordStrengthLimit: 0,
  passwordLengthMin: 1,
  passwordLengthMinNumber: 8,
  containsNumbers: 1,
  includeLowercaseLetters: 1,
  includeUppercaseLetters: 1,
  containsCharacters: 1,
};
const strict: PasswordRules = { ...off, passwordStrengthLimit: 1 };

describe('passwordProblems', () => {
  it.each<[string, PasswordRules, string[]]>([
    ['Abcdef1!', strict, []],
    ['', strict, ['tooShort', 'needsDigit', 'needsLowercase', 'needsUppercase', 'needsCharacter']],
    ['Abcd1!', strict, ['tooShort']],
    ['Abcdefg!', strict, ['needsDigit']],
    ['ABCDEF1!', strict, ['needsLowercase']],
    ['abcdef1!', strict, ['needsUppercase']],
    ['Abcdefg1', strict, ['needsCharacter']],
    ['Abcdef1 ', strict, ['needsCharacter']],
    ['Abcdef1\u0000', strict, ['needsCharacter']],
    ['Abcdef1航', strict, ['needsCharacter']],
    ['Abcdef1_', strict, []],
    ['Abcdef1，', strict, []],
    ['Abcdef1😀', strict, []],
    ['Ａｂｃｄｅｆ１！', strict, ['needsDigit', 'needsLowercase', 'needsUppercase']],
    ['Ab1!😀😀😀', strict, ['tooShort']],
    ['', off, []],
    ['a', off, []],
    ['a', { ...strict, passwordLengthMin: 0 }, ['needsDigit', 'needsUppercase', 'needsCharacter']],
    ['abcdefgh', { ...strict, containsNumbers: 0, includeUppercaseLetters: 0, containsCharacters: 0 }, []],
    [`Aa1!${'a'.repeat(124)}`, strict, []],
    [`Aa1!${'a'.repeat(125)}`, strict, ['tooLong']],
    ['a'.repeat(129), off, ['tooLong']],
    ['😀'.repeat(128), off, []],
    ['😀'.repeat(129), off, ['tooLong']],
    [`a${'\u0301'.repeat(1e6)}`, off, ['tooLong']],
  ])('%#', (password, policy, problems) => {
    expect(passwordProblems(password, policy).map(({ problem }) => problem)).toEqual(problems);
  });

  it('says how long it must or may be', () => {
    expect(passwordProblems('Aa1!', strict)).toEqual([{ problem: 'tooShort', n: 8 }]);
    expect(passwordProblems('a'.repeat(200), strict)).toEqual([{ problem: 'tooLong', n: 128 }]);
  });
});
