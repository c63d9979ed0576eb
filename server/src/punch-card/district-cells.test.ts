import { districtAt } from '@fairway/domain/punch-card/district-cells.ts';
import { expect, it } from 'vitest';
import { districtCells } from './district-cells.ts';

it.each([
  ['Beilun, Ningbo', 29.8986, 121.8395, '330206'],
  ['Zhangjiang, Shanghai', 31.2085, 121.5951, '310115'],
  ['the Bund', 31.2397, 121.49, '310101'],
  ['Waigaoqiao', 31.3462, 121.6031, '310115'],
  ['Bao’an, Shenzhen', 22.6339, 113.8452, '440306'],
  ['Yangshan, which is of Zhejiang', 30.6218, 122.0645, '330922'],
  ['Shuimogou, Ürümqi', 43.82, 87.65, '650105'],
  ['a quay in the water', 29.935, 121.9, '330206'],
  ['the open sea', 27, 128, ''],
  ['Hamburg', 53.55, 9.99, ''],
  ['the other half of the world', -33.87, -70.65, ''],
])('%s', async (_where, lat, lng, code) => {
  expect(districtAt(await districtCells(), { lat, lng })).toBe(code);
});
