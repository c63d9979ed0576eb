import { expect, it } from 'vitest';
import { groupByLetter } from './index-letters.ts';
import { buildPickIndex } from './pick-index.ts';
import { personOf } from './testing/nodes.ts';

it('people stand below the first letter of their pinyin, those without one at the end', () => {
  const { entries } = buildPickIndex([
    personOf('1', '周子涵', 'zhou zi han'),
    personOf('2', '阿明', 'a ming'),
    personOf('3', '007', ''),
    personOf('4', 'Zoe', ''),
    personOf('5', '安然', 'an ran'),
    personOf('6', '某某', ''),
  ]);
  const groups = groupByLetter(entries);
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'Z', '#']);
  expect(groups[0]?.entries.map(({ name }) => name)).toEqual(['阿明', '安然']);
  expect(groups[1]?.entries.map(({ name }) => name)).toEqual(['周子涵', 'zoe']);
});
