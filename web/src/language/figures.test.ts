import { expect, test } from 'vitest';
import { exactFigure, shareFigure, shortFigure } from './figures.ts';

test.each([
  [0, '0', '0'],
  [9_999, '9,999', '9,999'],
  [9_999.6, '1万', '10K'],
  [12_345, '1.23万', '12.3K'],
  [-12_345, '-1.23万', '-12.3K'],
  [99_960, '10万', '100K'],
  [1_234_567, '123万', '1.23M'],
  [12_345_678, '1,235万', '12.3M'],
  [99_999_999, '1亿', '100M'],
  [1_234_567_890, '12.3亿', '1.23B'],
])('%d is %s, in English %s', (value, chinese, english) => {
  expect([shortFigure('zh-CN', value), shortFigure('en', value)]).toEqual([chinese, english]);
});

test('below ten thousand the decimals stay, and the exact figure has all of them', () => {
  expect(shortFigure('zh-CN', 1234.5, 2)).toBe('1,234.50');
  expect(shortFigure('zh-CN', 9_999.99, 2)).toBe('9,999.99');
  expect(exactFigure(1_234_567.8, 2)).toBe('1,234,567.80');
  expect([0.1234, -0.05, 1].map(shareFigure)).toEqual(['12.3%', '-5%', '100%']);
});
