import { menuType } from '@fairway/contract/permission.ts';
import { describe, expect, it } from 'vitest';
import { carryOver, mayStandIn, orderBefore } from './menu-place.ts';

const entries = [
  ...[
    ['c1', null],
    ['c2', 'c1'],
    ['c3', 'c2'],
    ['c4', null],
    ['c5', 'c4'],
  ].map(([id, parentId]) => ({ id: id as string, parentId: parentId ?? null, type: menuType.catalogue })),
  { id: 'page', parentId: 'c3', type: menuType.page },
];

it.each([
  ['at the top', 'page', null, true],
  ['in a catalogue', 'page', 'c4', true],
  ['below a page', 'c4', 'page', false],
  ['in itself', 'c1', 'c1', false],
  ['in what is below it', 'c1', 'c3', false],
  ['in what is not there', 'page', 'gone', false],
  ['a catalogue with another in it, two deep', 'c4', 'c2', true],
  ['too deep', 'c4', 'c3', false],
])('%s: %s in %s is %s', (_, id, above, may) => {
  expect(mayStandIn(entries, { id }, above)).toBe(may);
});

describe('an order', () => {
  const at = (...codes: number[]) => codes.map((sortCode, index) => ({ id: `e${index}`, sortCode }));
  it.each<[string, number[], string | null, number | undefined]>([
    ['the first of all', [], null, 1],
    ['the last', [1, 2], null, 3],
    ['the first', [1, 2], 'e0', 0],
    ['between two', [1, 2], 'e1', 1.5],
    ['before what is not there', [1, 2], 'gone', undefined],
  ])('%s of %j', (_, codes, beforeId, wanted) => {
    expect(orderBefore(at(...codes), beforeId)?.sortCode).toBe(wanted);
  });

  it.each([[[0, 0, 0]], [[5, 5 + Number.EPSILON * 4, 9]]])('makes room among %j', (codes) => {
    for (const before of [1, 2]) {
      const beside = at(...codes);
      const found = orderBefore(beside, `e${before}`) ?? expect.fail();
      const all = (found.spread.length > 0 ? found.spread : beside).toSpliced(before, 0, {
        ...{ id: 'new', sortCode: found.sortCode },
      });
      expect(all.toSorted((one, other) => one.sortCode - other.sortCode)).toEqual(all);
      expect(new Set(all.map(({ sortCode }) => sortCode)).size).toBe(4);
    }
  });
});

it.each([
  ['stays behind its neighbour, which moved on', 1.5, 2.5],
  ['stays behind the last', 4, 5],
  ['stays before the first', -1, -1],
])('what the company ordered %s', (_, sortCode, wanted) => {
  const before = new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  const after = new Map([
    ['a', 0],
    ['new', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(carryOver(before, after, sortCode)).toBe(wanted);
});
