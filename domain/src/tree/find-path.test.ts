import { expect, it } from 'vitest';
import { findPath } from './find-path.ts';

interface Node {
  id: string;
  children?: Node[] | null;
}

const node = (id: string, ...children: Node[]): Node => ({ id, children });
const tree = [node('a', node('b', node('c')), node('d')), node('e', { id: 'f', children: null }), node('c')];

it.each([
  ['a', ['a']],
  ['c', ['a', 'b', 'c']],
  ['d', ['a', 'd']],
  ['f', ['e', 'f']],
  ['gone', []],
  ['', []],
])('the way to %s', (id, path) => expect(findPath(tree, id).map((each) => each.id)).toEqual(path));

it('goes deeper than the call stack', () => {
  let chain = node('leaf');
  for (let depth = 0; depth < 50_000; depth += 1) chain = node(String(depth), chain);
  expect(findPath([chain], 'leaf')).toHaveLength(50_001);
});
