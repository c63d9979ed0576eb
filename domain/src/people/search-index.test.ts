import type { TreeNode } from '@fairway/contract/organisation.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPickIndex } from './pick-index.ts';
import { searchIndex } from './search-index.ts';
import { departmentOf, personOf } from './testing/nodes.ts';

const people = [
  personOf('sales01', '周子涵', 'zhou zi han'),
  personOf('zz', '周子', 'zhou zi'),
  personOf('ops03', '周子涵韵', 'zhou zi han yun'),
  personOf('lv', '吕布', 'lv bu'),
  personOf('tom', 'Tom Zhou', 'tomzhou'),
  personOf('hz', '韩周', 'han zhou'),
];
const index = buildPickIndex([departmentOf('sea', '海运销售部', ...people), departmentOf('zhou', '周转仓')]);
const found = (query: string, limit = 10) =>
  searchIndex(index, query, limit).entries.map(({ node }) => node.id);

describe('searchIndex', () => {
  it.each([
    ['the exact name before the longer ones', '周子涵', ['sales01', 'ops03']],
    ['names that begin with it before names that contain it', '周', ['zz', 'sales01', 'ops03', 'zhou', 'hz']],
    ['exact initials first', 'zzh', ['sales01', 'ops03']],
    ['pinyin', 'zhouzihan', ['sales01', 'ops03']],
    ['part of the pinyin, wherever it is', 'hanzh', ['hz']],
    ['initials before pinyin', 'hz', ['hz']],
    ['an account', 'ops03', ['ops03']],
    ['an organisation by its Chinese name', '海运', ['sea']],
    ['whatever the case', 'TOM', ['tom']],
    ['all words, in any order', 'han zhou', ['hz', 'sales01', 'ops03']],
    ['a word and an account', '周 sales', ['sales01']],
    ['wide letters', 'ｚｚｈ', ['sales01', 'ops03']],
    ['what an input method writes on the way', "zhou'zi'han", ['sales01', 'ops03']],
    ['ü as v', 'lü', ['lv']],
    ['spaces around', '  zzh  ', ['sales01', 'ops03']],
    ['nothing', '赵', []],
    ['no pattern', '.*', []],
    ['a blank query finds nobody', '  ', []],
  ])('%s', (_, query, ids) => expect(found(query)).toEqual(ids));

  it('says how many there are beyond the limit', () => {
    expect(searchIndex(index, '周', 2)).toMatchObject({ total: 5 });
    expect(found('周', 2)).toEqual(['zz', 'sales01']);
  });

  it('shows somebody in two departments once', () => {
    const twice = personOf('u', '李四', 'li si');
    const both = buildPickIndex([
      departmentOf('a', '甲', twice),
      departmentOf('b', '乙', { ...twice, onlyId: 'b' }),
    ]);
    const { entries, total } = searchIndex(both, 'ls', 10);
    expect(total).toBe(1);
    expect(entries[0]?.places).toHaveLength(2);
  });
});

const characters = fc.constantFrom(
  ...(['周 zhou', '子 zi', '涵 han', '吕 lv', '安 an', '俄 e', '方 fang', '安 an', '西 xi', '贤 xian'].map(
    (pair) => pair.split(' '),
  ) as [string, string][]),
);
const person = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.array(characters, { minLength: 1, maxLength: 4 }))
  .map(([number, name]) =>
    personOf(
      `user${number}`,
      name.map(([written]) => written).join(''),
      name.map(([, said]) => said).join(' '),
    ),
  );
const persons = fc.uniqueArray(person, { maxLength: 60, selector: ({ id }) => id });

describe('of any company', () => {
  it('everybody is found by name, pinyin, initials and account', () => {
    fc.assert(
      fc.property(persons, (all) => {
        const built = buildPickIndex(all);
        for (const { key, name, account, pinyin, initials } of built.entries) {
          for (const query of [name, account, pinyin, initials]) {
            const ids = searchIndex(built, query, all.length).entries.map((entry) => entry.key);
            expect(ids).toContain(key);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('there are never more than the limit, and what is found fits', () => {
    const query = fc.constantFrom('z', 'zh', '周', 'a', 'an', 'user1', 'x 西');
    fc.assert(
      fc.property(persons, query, fc.integer({ min: 0, max: 20 }), (all, typed, limit) => {
        const { entries, total } = searchIndex(buildPickIndex(all), typed, limit);
        expect(entries).toHaveLength(Math.min(limit, total));
        for (const word of typed.split(' '))
          for (const { text } of entries) expect(text.includes(word)).toBe(true);
      }),
    );
  });

  it('the order of the tree does not matter', () => {
    const shuffled = persons.chain((all) =>
      fc
        .shuffledSubarray(all, { minLength: all.length })
        .map((other): [TreeNode[], TreeNode[]] => [all, other]),
    );
    fc.assert(
      fc.property(shuffled, fc.constantFrom('z', 'an', '周', 'f'), ([one, other], query) => {
        const keys = (nodes: TreeNode[]) =>
          searchIndex(buildPickIndex(nodes), query, 5).entries.map(({ key }) => key);
        expect(keys(other)).toEqual(keys(one));
      }),
    );
  });
});
