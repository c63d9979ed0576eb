import { describe, expect, it } from 'vitest';
import { buildPickIndex, pathToNode } from './pick-index.ts';
import { departmentOf, nodeOf, personOf } from './testing/nodes.ts';

const zhou = personOf('sales01', '周子涵', 'zhou zi han');
const zhouAgain = { ...zhou, onlyId: 'second' };
const qian = personOf('sales02', '钱雨薇', 'qian yu wei');
const sea = departmentOf('sea', '海运部', zhou, qian);
const air = departmentOf('air', '空运部', zhouAgain);
const company = nodeOf('company', 'c', '航道集团', { children: [sea, air] });
const index = buildPickIndex([company]);

describe('buildPickIndex', () => {
  it('holds everything once, in the order of the alphabet', () => {
    expect(index.entries.map(({ node }) => node.id)).toEqual(['sales02', 'sales01', 'sea', 'air', 'c']);
  });

  it('knows all the places of somebody in two departments', () => {
    expect(index.byKey.get('sales01--user')?.places).toEqual([zhou, zhouAgain]);
  });

  it('splits what is searched', () => {
    expect(index.byKey.get('sales01--user')).toMatchObject({
      name: '周子涵',
      account: 'sales01',
      pinyin: 'zhouzihan',
      initials: 'zzh',
    });
    expect(index.byKey.get('sea--organisation')).toMatchObject({ name: '海运部', account: '', pinyin: '' });
  });

  it('counts people below a node, each once', () => {
    expect(index.headcount.get(sea)).toBe(2);
    expect(index.headcount.get(air)).toBe(1);
    expect(index.headcount.get(company)).toBe(2);
  });

  it('finds the way down to each place', () => {
    expect(pathToNode(index, zhouAgain)).toEqual([company, air, zhouAgain]);
    expect(pathToNode(index, company)).toEqual([company]);
  });

  it('bears a position that has the id of a department', () => {
    const both = buildPickIndex([departmentOf('same', '单证部'), nodeOf('position', 'same', '单证员')]);
    expect(both.entries).toHaveLength(2);
  });

  it('bears an empty tree', () => {
    expect(buildPickIndex([]).entries).toEqual([]);
  });
});
