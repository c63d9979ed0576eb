import { expect, it } from 'vitest';
import { lanesIn } from './lane-words.ts';

it.each([
  ['宁波 洛杉矶', [['宁波', '洛杉矶']]],
  ['NGB LAX', [['NGB', 'LAX']]],
  ['CNNGB-USLAX', [['CNNGB', 'USLAX']]],
  ['宁波到洛杉矶', [['宁波', '洛杉矶']]],
  ['ningbo to los angeles', [['ningbo', 'los angeles']]],
  ['宁波 → 洛杉矶', [['宁波', '洛杉矶']]],
  [
    'Ningbo Los Angeles',
    [
      ['Ningbo', 'Los Angeles'],
      ['Ningbo Los', 'Angeles'],
    ],
  ],
  ['Rotterdam', []],
  ['Toronto', []],
  ['a-b-c', []],
])('%s', (keyword, lanes) => expect(lanesIn(keyword)).toEqual(lanes));
