import { expect, test } from 'vitest';
import { t } from '../language/words.ts';
import { audienceText } from './audience-text.ts';

test.each([
  [[], '全体员工'],
  [['u1--user', 'u2--user'], ' 2 人'],
  [['u1--user', 'sea--department'], '所选 2 个范围内的人员'],
])('%j are %s', (toIds, words) => {
  expect(audienceText(t, toIds)).toBe(words);
});
