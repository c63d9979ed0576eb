import { expect, test } from 'vitest';
import { firstLanguage } from './first-language.ts';

test.each([
  ['/pages/shipment/cargo/shared', ['en-US', 'zh-CN'], 'en'],
  ['/fairway/pages/freight/quote/shared', ['de'], 'en'],
  ['/pages/shipment/cargo/shared', ['zh-TW', 'en'], 'zh-CN'],
  ['/pages/shipment/cargo/shared', [], 'zh-CN'],
  ['/pages/login/index', ['en-US'], 'zh-CN'],
] as const)('%s in a browser of %j begins in %s', (path, asked, spoken) => {
  expect(firstLanguage(path, asked)).toBe(spoken);
});
