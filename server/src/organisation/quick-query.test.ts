import { expect, it } from 'vitest';
import { quickQueryOf } from './quick-query.ts';

it.each([
  ['周子涵', 'zhouzihan zzh'],
  ['单田芳', 'shantianfang stf'],
  ['吕布', 'lvbu lb'],
  ['曾国藩', 'zengguofan zgf'],
  ['Anna 李', 'annali al'],
  ['😀', ''],
  ['', ''],
])('%s is found by %s', async (name, expected) => {
  expect(await quickQueryOf(name)).toBe(expected);
});
