import type { Unit, UnitKind } from '@fairway/contract/organisation-admin.ts';
import { describe, expect, it } from 'vitest';
import type { DropZone, Step } from '../../ui/tree-editor/tree-place.ts';
import { dropPlace, stepPlace } from './unit-place.ts';
import { unitRows } from './unit-rows.ts';

const unit = (id: string, kind: UnitKind, parentId: string | null, more: Partial<Unit> = {}): Unit => ({
  ...{ id, kind, parentId, version: 1, fullName: id, enName: '', enCode: id, category: '', manager: null },
  ...{ boundTo: [], isEnabled: true, people: 0, quickQuery: '', ...more },
});

const units = [
  unit('group', 'company', null),
  unit('east', 'company', 'group'),
  unit('sales', 'department', 'east'),
  unit('docs', 'department', 'east'),
  unit('team', 'department', 'sales'),
  unit('clerk', 'position', 'sales'),
  unit('lead', 'position', 'sales'),
  unit('r1', 'role', null),
  unit('r2', 'role', null),
  unit('g1', 'group', null, { category: '项目' }),
  unit('g2', 'group', null, { category: '兴趣' }),
];
const found = (id: string) => units.find((one) => one.id === id) ?? expect.fail(id);

describe('a unit that is dropped', () => {
  it.each<[string, DropZone, string, string | null, string | null]>([
    ['docs', 'before', 'sales', 'east', 'sales'],
    ['sales', 'after', 'docs', 'east', null],
    ['docs', 'into', 'team', 'team', null],
    ['team', 'after', 'sales', 'east', 'docs'],
    ['clerk', 'into', 'docs', 'docs', null],
    ['lead', 'before', 'clerk', 'sales', 'clerk'],
    ['r2', 'before', 'r1', null, 'r1'],
  ])('%s %s %s goes below %s before %s', (id, zone, target, parentId, beforeId) => {
    expect(dropPlace(units, found(id), found(target), zone)).toEqual({ parentId, beforeId });
  });

  it.each<[string, DropZone, string]>([
    ['sales', 'into', 'team'],
    ['sales', 'before', 'team'],
    ['sales', 'into', 'sales'],
    ['sales', 'into', 'clerk'],
    ['sales', 'before', 'clerk'],
    ['sales', 'before', 'group'],
    ['east', 'into', 'sales'],
    ['r1', 'into', 'r2'],
    ['r1', 'before', 'sales'],
    ['g1', 'before', 'g2'],
  ])('%s %s %s stays where it is', (id, zone, target) => {
    expect(dropPlace(units, found(id), found(target), zone)).toBeUndefined();
  });
});

it.each<[string, Step, { parentId: string | null; beforeId: string | null } | undefined]>([
  ['docs', 'up', { parentId: 'east', beforeId: 'sales' }],
  ['sales', 'up', undefined],
  ['sales', 'down', { parentId: 'east', beforeId: null }],
  ['docs', 'in', { parentId: 'sales', beforeId: null }],
  ['team', 'out', { parentId: 'east', beforeId: 'docs' }],
  ['lead', 'up', { parentId: 'sales', beforeId: 'clerk' }],
  ['lead', 'in', undefined],
  ['lead', 'out', { parentId: 'east', beforeId: null }],
  ['sales', 'out', { parentId: 'group', beforeId: null }],
  ['group', 'out', undefined],
])('%s one step %s is %j', (id, step, place) => {
  expect(stepPlace(units, found(id), step)).toEqual(place);
});

describe('the lines of the tree', () => {
  const shown = (...args: Parameters<typeof unitRows>) =>
    unitRows(...args).map(({ name, level }) => `${'-'.repeat(level)}${name}`);
  it('stand below each other, positions after departments', () => {
    expect(shown(units, 'organisation', new Set(), '')).toEqual([
      ...['-group', '--east', '---sales', '----team', '----clerk', '----lead', '---docs'],
    ]);
  });
  it('are left out below a closed one, and found all the same', () => {
    expect(shown(units, 'organisation', new Set(['sales']), '')).toEqual([
      '-group',
      '--east',
      '---sales',
      '---docs',
    ]);
    expect(shown(units, 'organisation', new Set(['sales']), 'LEAD')).toEqual([
      ...['-group', '--east', '---sales', '----lead'],
    ]);
    expect(shown(units, 'organisation', new Set(), 'nothing')).toEqual([]);
  });
  it('of groups stand below their headings', () => {
    expect(shown(units, 'group', new Set(['heading:项目']), '')).toEqual(['-项目', '-兴趣', '--g2']);
  });
  it('of units whose parent is gone stand at the top', () => {
    expect(shown([unit('lost', 'department', 'gone')], 'organisation', new Set(), '')).toEqual(['-lost']);
  });
});
