import { expect, it } from 'vitest';
import { flattenTree } from './flatten-tree.ts';

interface Node {
  id: string;
  children?: Node[] | null;
}

const node = (id: string, children?: Node[] | null): Node => ({ id, children });

it.each<[string, Node[], string[]]>([
  ['nothing', [], []],
  ['leaves', [node('a'), node('b', null), node('c', [])], ['a', 'b', 'c']],
  [
    'branches, parents first',
    [node('a', [node('b', [node('c')]), node('d')]), node('e')],
    ['a', 'b', 'c', 'd', 'e'],
  ],
])('%s', (_, nodes, ids) => expect(flattenTree(nodes).map(({ id }) => id)).toEqual(ids));

it('goes deeper than the call stack', () => {
  let chain = node('leaf');
  for (let depth = 0; depth < 50_000; depth += 1) chain = node(String(depth), [chain]);
  expect(flattenTree([chain])).toHaveLength(50_001);
});
