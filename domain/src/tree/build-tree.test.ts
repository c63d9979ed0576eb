import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickestOf } from '../time/testing/quickest-of.ts';
import { type Built, buildTree, type Row } from './build-tree.ts';
import { flattenTree } from './flatten-tree.ts';

const row = (id: string, parentId?: string | null): Row => ({ id, parentId });

/** a(b,c(d)) */
function sketch(nodes: readonly Built<Row>[]): string {
  return nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${sketch(children)})` : id)).join(',');
}

describe('buildTree', () => {
  it.each<[string, Row[], string]>([
    ['nothing', [], ''],
    ['roots by -1, null and nothing', [row('a', '-1'), row('b', null), row('c')], 'a,b,c'],
    ['children in row order', [row('a', '-1'), row('c', 'a'), row('b', 'a')], 'a(c,b)'],
    ['children before their parents', [row('c', 'b'), row('b', 'a'), row('a', '-1')], 'a(b(c))'],
    ['orphans become roots', [row('a', '-1'), row('b', 'gone'), row('c', 'b')], 'a,b(c)'],
    ['its own parent', [row('a', 'a'), row('b', 'a')], 'a(b)'],
    ['a cycle of two', [row('a', 'b'), row('b', 'a')], 'a(b)'],
    [
      'a cycle of three with a tail',
      [row('t', 'a'), row('a', 'c'), row('b', 'a'), row('c', 'b')],
      'a(t,b(c))',
    ],
    ['two cycles', [row('a', 'b'), row('b', 'a'), row('c', 'd'), row('d', 'c')], 'a(b),c(d)'],
    ['an id twice', [row('a'), row('a'), row('b', 'a')], 'a(b),a'],
    ['names of the prototype', [row('__proto__'), row('constructor', '__proto__')], '__proto__(constructor)'],
  ])('%s', (_, rows, wanted) => expect(sketch(buildTree(rows))).toBe(wanted));

  it('copies the rows with all they carry', () => {
    const rows = [{ id: 'a', parentId: null, fullName: '航道' }];
    expect(buildTree(rows)).toEqual([{ id: 'a', parentId: null, fullName: '航道', children: [] }]);
    expect(rows).toEqual([{ id: 'a', parentId: null, fullName: '航道' }]);
  });

  it('loses and doubles no row, whatever points where', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    fc.assert(
      fc.property(fc.array(fc.record({ id: ids, parentId: fc.option(ids) })), (rows) => {
        const kept = flattenTree(buildTree(rows)).map(({ id }) => id);
        expect(kept.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('takes time by the number of rows, not its square', () => {
    const chain = Array.from({ length: 50_000 }, (_, i) => row(String(i), String(i + 1)));
    expect(quickestOf(1000, () => buildTree(chain))).toBeLessThan(1000);
  });
});
