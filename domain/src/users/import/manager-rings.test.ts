import { expect, it } from 'vitest';
import { managerRings } from './manager-rings.ts';

it.each<[string, [string, string][], string[]]>([
  ['nobody', [], []],
  [
    'a chain',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    [],
  ],
  ['oneself', [['a', 'a']], ['a']],
  [
    'two',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['a', 'b'],
  ],
  [
    'a ring with somebody below',
    [
      ['x', 'a'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ],
    ['a', 'b', 'c'],
  ],
  [
    'two below the same',
    [
      ['a', 'c'],
      ['b', 'c'],
      ['c', 'd'],
    ],
    [],
  ],
])('%s', (_, managers, rings) => expect([...managerRings(new Map(managers))].sort()).toEqual(rings));
