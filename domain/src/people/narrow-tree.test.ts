import { expect, it } from 'vitest';
import { flattenTree } from '../tree/flatten-tree.ts';
import { narrowToPeople } from './narrow-tree.ts';
import { departmentOf, personOf } from './testing/nodes.ts';

const tree = [
  departmentOf(
    'a',
    '甲',
    departmentOf('b', '乙', personOf('1', '周', 'zhou'), personOf('2', '钱', 'qian')),
    departmentOf('c', '丙', personOf('3', '孙', 'sun')),
  ),
  personOf('4', '李', 'li'),
];
const idsOf = (...wanted: string[]) => flattenTree(narrowToPeople(tree, new Set(wanted))).map(({ id }) => id);

it('keeps the people and the way down to them, and changes nothing it was given', () => {
  expect(idsOf('2', '4')).toEqual(['a', 'b', '2', '4']);
  expect(idsOf('3')).toEqual(['a', 'c', '3']);
  expect(idsOf()).toEqual([]);
  // An organisation is no person, even with the same id.
  expect(idsOf('b')).toEqual([]);
  expect(flattenTree(tree)).toHaveLength(7);
});
