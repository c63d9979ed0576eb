import { expect, it } from 'vitest';
import { isChinese, isEnOrNum, isLetter } from './alphabet.ts';

it.each<[unknown, { chinese: boolean; letter: boolean; enOrNum: boolean }]>([
  ['航道', { chinese: true, letter: false, enOrNum: false }],
  ['一龥', { chinese: true, letter: false, enOrNum: false }],
  ['abcXYZ', { chinese: false, letter: true, enOrNum: true }],
  ['abc123', { chinese: false, letter: false, enOrNum: true }],
  ['123', { chinese: false, letter: false, enOrNum: true }],
  [123, { chinese: false, letter: false, enOrNum: true }],
  ['航道a', { chinese: false, letter: false, enOrNum: false }],
  ['航 道', { chinese: false, letter: false, enOrNum: false }],
  ['航道。', { chinese: false, letter: false, enOrNum: false }],
  ['ａｂｃ', { chinese: false, letter: false, enOrNum: false }],
  ['１２３', { chinese: false, letter: false, enOrNum: false }],
  ['é', { chinese: false, letter: false, enOrNum: false }],
  ['a_b', { chinese: false, letter: false, enOrNum: false }],
  ['𠮷', { chinese: false, letter: false, enOrNum: false }],
  ['😀', { chinese: false, letter: false, enOrNum: false }],
  ['abc\n', { chinese: false, letter: false, enOrNum: false }],
  ['', { chinese: false, letter: false, enOrNum: false }],
  [undefined, { chinese: false, letter: false, enOrNum: false }],
  [null, { chinese: false, letter: false, enOrNum: false }],
  [['abc'], { chinese: false, letter: false, enOrNum: false }],
])('%j → %j', (value, wanted) => {
  expect({ chinese: isChinese(value), letter: isLetter(value), enOrNum: isEnOrNum(value) }).toEqual(wanted);
});
