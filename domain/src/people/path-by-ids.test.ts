import { expect, it } from 'vitest';
import { pathByIds } from './path-by-ids.ts';
import { departmentOf, personOf } from './testing/nodes.ts';

const tree = [departmentOf('a', '甲', departmentOf('b', '乙', personOf('u', '周', 'zhou')))];

it.each([
  [[], []],
  [['a'], ['a']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['a', 'gone', 'b'], ['a']],
  [['b'], []],
  [
    ['a', 'b', 'u'],
    ['a', 'b'],
  ],
])('%j leads to %j', (ids, way) => expect(pathByIds(tree, ids).map(({ id }) => id)).toEqual(way));
