import { menuType } from '@fairway/contract/permission.ts';
import { describe, expect, it } from 'vitest';
import { currentSystem, inReadingOrder, menuFor, type PlacedMenu } from './menu-for.ts';

const row = (id: string, parentId: string | null = null, more: Partial<PlacedMenu> = {}): PlacedMenu => ({
  ...{ id, parentId, systemId: 'fairway', type: menuType.page, isHidden: false, shownOn: 'both' },
  ...{ enabledMark: 1, grantedAs: null, ...more },
});
const catalogue = (id: string, parentId: string | null = null, more: Partial<PlacedMenu> = {}) =>
  row(id, parentId, { type: menuType.catalogue, ...more });

interface Shown {
  id: string;
  children: readonly Shown[];
}
const sketch = (nodes: readonly Shown[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${sketch(children)})` : id)).join(',');
const shown = (rows: PlacedMenu[], device: 'phone' | 'desk' = 'desk', granted?: string[]) =>
  [...menuFor(rows, { isGranted: (id) => granted?.includes(id) ?? true, device })]
    .map(([systemId, nodes]) => `${systemId}: ${sketch(nodes)}`)
    .join('; ');

describe('what somebody sees of the menu', () => {
  const rows = [catalogue('c'), row('a', 'c'), row('b', 'c')];
  it.each<[string, PlacedMenu[], ('phone' | 'desk')?, string[]?, string?]>([
    ['everything', rows, 'desk', undefined, 'fairway: c(a,b)'],
    ['what is granted, below a catalogue that needs no grant', rows, 'desk', ['b'], 'fairway: c(b)'],
    ['no catalogue with nothing in it', rows, 'desk', [], ''],
    [
      'nothing hidden',
      [catalogue('c'), row('a', 'c', { isHidden: true }), row('b', 'c')],
      'desk',
      undefined,
      'fairway: c(b)',
    ],
    [
      'nothing below what is hidden',
      [catalogue('c', null, { isHidden: true }), row('a', 'c'), row('b')],
      'desk',
      undefined,
      'fairway: b',
    ],
    [
      'what is for this device',
      [row('a', null, { shownOn: 'phone' }), row('b', null, { shownOn: 'desk' })],
      'phone',
      undefined,
      'fairway: a',
    ],
    [
      'no form that is not in use',
      [row('a', null, { enabledMark: 0 }), row('b')],
      'desk',
      undefined,
      'fairway: b',
    ],
    [
      'a second entry with the grant of the first',
      [row('f'), row('f2', null, { grantedAs: 'f' }), row('g2', null, { grantedAs: 'g' })],
      'desk',
      ['f'],
      'fairway: f,f2',
    ],
    [
      'by the system of the top',
      [catalogue('c', null, { systemId: 's2' }), row('a', 'c'), row('b')],
      'desk',
      undefined,
      's2: c(a); fairway: b',
    ],
  ])('%s', (_, some, device, granted, wanted) => {
    expect(shown(some, device, granted)).toBe(wanted);
  });
});

it('is read from top to bottom, in the system of the top', () => {
  const rows = [row('a', 'c'), catalogue('d', null), catalogue('c', null, { systemId: 's2' }), row('b', 'd')];
  expect(inReadingOrder(rows).map(({ id, systemId }) => `${id} ${systemId}`)).toEqual([
    ...['d fairway', 'b fairway', 'c s2', 'a s2'],
  ]);
});

it.each([
  ['the one chosen', 's2', ['fairway', 's2'], 's2'],
  ['the first with a menu where the chosen one has none', 's2', ['fairway'], 'fairway'],
  ['the first with a menu where nothing is chosen', null, ['s2', 's3'], 's2'],
  ['the first where none has a menu', null, [], 'fairway'],
  ['the first with a menu where the chosen one is gone', 'gone', ['fairway', 'gone'], 'fairway'],
])('works in %s', (_, chosen, withMenu, wanted) => {
  expect(currentSystem(['fairway', 's2', 's3'], chosen, (id) => withMenu.includes(id))).toBe(wanted);
});
