import { expect, test } from 'vitest';
import { formatFileSize } from './measures.ts';
import { chooseLanguage, t } from './words.ts';

test('one byte is one, not several', async () => {
  expect([1, 2, 1024].map((bytes) => formatFileSize(t, bytes))).toEqual(['1 字节', '2 字节', '1.00 KB']);
  await chooseLanguage('en');
  expect([0, 1, 2].map((bytes) => formatFileSize(t, bytes))).toEqual(['0 bytes', '1 byte', '2 bytes']);
});
