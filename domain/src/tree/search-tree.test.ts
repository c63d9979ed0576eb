import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickestOf } from '../time/testing/quickest-of.ts';
import { flattenTree } from './flatten-tree.ts';
import { searchTree } from './search-tree.ts';

interface Node {
  fullName: string | null;
  children?: Node[] | null;
}

const node = (fullName: string | null, ...children: Node[]): Node =>
  children.length > 0 ? { fullName, children } : { fullName };
const search = (nodes: readonly Node[], keyword: string) =>
  searchTree(nodes, keyword, ({ fullName }) => fullName);

const company = [
  node('航道集团', node('海运部', node('张三'), node('李四')), node('空运部', node('王五'), node('张飞'))),
  node('分公司', node('Sales', node('Tom'))),
];

describe('searchTree', () => {
  it.each<[string, string, Node[]]>([
    ['nothing found', '赵', []],
    ['a leaf keeps its way down', '李四', [node('航道集团', node('海运部', node('李四')))]],
    [
      'several, in order',
      '张',
      [node('航道集团', node('海运部', node('张三')), node('空运部', node('张飞')))],
    ],
    ['a match keeps all below it', '海运', [node('航道集团', node('海运部', node('张三'), node('李四')))]],
    ['a root', '分公司', [node('分公司', node('Sales', node('Tom')))]],
    ['whatever the case', 'sALES', [node('分公司', node('Sales', node('Tom')))]],
    ['spaces around do not matter', ' 李四 ', [node('航道集团', node('海运部', node('李四')))]],
    ['no keyword keeps everything', '', company],
    ['a blank keyword too', '  ', company],
    ['a keyword is no pattern', '.*', []],
  ])('%s', (_, keyword, found) => expect(search(company, keyword)).toEqual(found));

  it('bears nodes without a text or children', () => {
    expect(search([node(null), { fullName: 'a', children: null }], 'a')).toEqual([
      { fullName: 'a', children: null },
    ]);
  });

  it('changes nothing it was given', () => {
    const before = structuredCloneOf(company);
    search(company, '张');
    expect(company).toEqual(before);
  });

  it('keeps a node exactly when it, one above it or one below it matches', () => {
    const fullName = fc.constantFrom('a', 'b', 'ab', '');
    const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.record({ fullName }),
        fc.record({ fullName, children: fc.array(tie('tree'), { maxLength: 3 }) }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
        expect(search(nodes, 'a')).toEqual(plainSearch(nodes));
      }),
    );
  });

  it('goes through 5,000 nodes in a few milliseconds', () => {
    const nodes = Array.from({ length: 50 }, (_, i) =>
      node(`部门${i}`, ...Array.from({ length: 99 }, (_, j) => node(`员工${i}-${j}`))),
    );
    expect(flattenTree(nodes)).toHaveLength(5000);
    expect(quickestOf(50, () => search(nodes, '9'))).toBeLessThan(50);
  });

  it('goes deeper than the call stack', () => {
    let chain = node('leaf');
    for (let depth = 0; depth < 50_000; depth += 1) chain = node('x', chain);
    expect(flattenTree(search([chain], 'leaf'))).toHaveLength(50_001);
  });
});

/** The rule once more, said in the shortest way. */
function plainSearch(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((each) => {
    if (each.fullName?.includes('a')) return [each];
    const children = plainSearch(each.children ?? []);
    return children.length > 0 ? [{ ...each, children }] : [];
  });
}

function structuredCloneOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
