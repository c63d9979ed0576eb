import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { districtAt, districtPath, readCells } from './district-cells.ts';

const cells = readCells(
  gunzipSync(readFileSync(new URL('../../../server/data/district-cells.txt.gz', import.meta.url))).toString(),
);

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
])('%s', (_where, lat, lng, code) => expect(districtAt(cells, { lat, lng })).toBe(code));

it('every code leads up to a province', () => {
  expect(districtPath('330206')).toEqual(['33', '3302', '330206']);
  expect(districtPath('71')).toEqual(['71']);
  expect(districtPath('')).toEqual([]);
});
