import { expect, it } from 'vitest';
import { type FoundPlace, placeFinder } from './find-place.ts';

const find = placeFinder([
  { id: 'company', paths: ['远航', 'Ocean'] },
  { id: 'north', paths: ['远航/华北', 'Ocean/North'] },
  { id: 'north-sales', paths: ['远航/华北/销售部', 'Ocean/North/Sales'] },
  { id: 'south-sales', paths: ['远航/华南/销售部', 'Ocean/South/Sales'] },
]);

it.each<[string, FoundPlace]>([
  ['远航', { id: 'company' }],
  ['远航/华北', { id: 'north' }],
  ['华北', { id: 'north' }],
  [' 远航 / 华北 ', { id: 'north' }],
  ['ocean/NORTH', { id: 'north' }],
  ['/远航/华北/', { id: 'north' }],
  ['华北/销售部', { id: 'north-sales' }],
  ['销售部', { why: 'ambiguous' }],
  ['华东', { why: 'unknown' }],
  ['', { why: 'unknown' }],
])('%j is %j', (text, found) => expect(find(text)).toEqual(found));
