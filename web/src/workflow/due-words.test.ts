import { expect, test } from 'vitest';
import { t } from '../language/words.ts';
import { formatDue } from './due-words.ts';

const now = Date.UTC(2026, 10, 15);
const minute = 60_000;
const hour = 60 * minute;

test.each([
  [now - 26 * hour, '已超时 1 天', true],
  [now - 3 * hour, '已超时 3 小时', true],
  [now - 1, '已超时 1 分钟', true],
  [now + 5 * minute, '即将超时，剩 5 分钟', false],
  [now + 23 * hour, '即将超时，剩 23 小时', false],
])('%i is said as %s', (due, words, isLate) => {
  expect(formatDue(t, due, now)).toEqual({ words, isLate });
});

test('nobody is hurried while there is more than a day', () => {
  expect(formatDue(t, now + 25 * hour, now)).toBeUndefined();
});
