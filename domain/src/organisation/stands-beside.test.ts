import { expect, it } from 'vitest';
import { standsBeside } from './stands-beside.ts';

const placed = { kind: 'department', parentId: 'c', category: '' } as const;

it.each([
  ['a company in the same place', { kind: 'company' }, true],
  ['a position in the same place', { kind: 'position' }, false],
  ['a department elsewhere', { parentId: 'd' }, false],
  ['a department at the top', { parentId: null }, false],
  ['one below another heading', { category: '项目' }, false],
] as const)('a department beside %s: %j is %s', (_, other, isBeside) => {
  expect(standsBeside(placed, { ...placed, ...other })).toBe(isBeside);
});
