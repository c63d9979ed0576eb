import { expect, test } from 'vitest';
import { percent, sizeWords } from './measures.ts';

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [1024 * 1024 * 100, '100 MB'],
  [1024 * 1024 * 12.34, '12.3 MB'],
  [1024 ** 3 * 1.5, '1.5 GB'],
  [1024 ** 3 * 2048, '2048 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test('a share is a whole number of hundredths', () => {
  expect(percent(0.146)).toBe('15%');
});
