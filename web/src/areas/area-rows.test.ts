import type { ManagedArea } from '@fairway/contract/area-admin.ts';
import { expect, test } from 'vitest';
import { stepPlaceIn } from '../ui/tree-editor/tree-place.ts';
import { areaRows, areaRules } from './area-rows.ts';

const area = (id: string, parentId: string | null, hasChildren: boolean): ManagedArea => ({
  ...{ id, parentId, hasChildren, version: 1, level: id.length / 2, fullName: id, isEnabled: true },
  standard: id,
});
const [zhejiang, anhui, hangzhou, ningbo] = [
  ...[area('33', null, true), area('34', null, true)],
  ...[area('3301', '33', false), area('3302', '33', true)],
] as [ManagedArea, ManagedArea, ManagedArea, ManagedArea];
const levels = new Map([
  ['-1', [zhejiang, anhui]],
  ['33', [hangzhou, ningbo]],
]);
const shown = (opened: string[]) =>
  areaRows(levels, new Set(opened)).map(({ area: { id }, level, isOpen }) => [id, level, isOpen]);

test('a level is shown once it is opened and has come', () => {
  expect(shown([])).toEqual([
    ['33', 1, false],
    ['34', 1, false],
  ]);
  expect(shown(['33', '34', '3302'])).toEqual([
    ['33', 1, true],
    ['3301', 2, undefined],
    ['3302', 2, true],
    ['34', 1, true],
  ]);
});

test('an area goes up and down among those beside it, and nowhere else', () => {
  const all = [...levels.values()].flat();
  const step = (item: ManagedArea, which: 'up' | 'down' | 'in' | 'out') =>
    stepPlaceIn(all, areaRules, { item, step: which });
  expect(step(ningbo, 'up')).toEqual({ parentId: '33', beforeId: '3301' });
  expect(step(hangzhou, 'down')).toEqual({ parentId: '33', beforeId: null });
  expect(step(anhui, 'up')).toEqual({ parentId: null, beforeId: '33' });
  const refused = [step(hangzhou, 'up'), step(ningbo, 'in'), step(ningbo, 'out')];
  expect(refused).toEqual([undefined, undefined, undefined]);
});
