import { expect, it } from 'vitest';
import { isNobody, type NamedRange, namedRangeOf, type PeopleRange } from './people-range.ts';

const lists = {
  ableDepIds: ['d'],
  ablePosIds: ['p'],
  ableUserIds: ['u'],
  ableRoleIds: ['r'],
  ableGroupIds: ['g'],
};
const nothing = { departIds: [], positionIds: [], userIds: [], roleIds: [], groupIds: [] };

it.each<[PeopleRange, NamedRange | undefined]>([
  [{ ...lists }, undefined],
  [{ ...lists, selectType: 'all' }, undefined],
  [
    { ...lists, selectType: 'custom' },
    { departIds: ['d'], positionIds: ['p'], userIds: ['u'], roleIds: ['r'], groupIds: ['g'] },
  ],
  [
    { ...lists, selectType: 'dep' },
    { ...nothing, departIds: ['d'] },
  ],
  [
    { ...lists, selectType: 'pos' },
    { ...nothing, positionIds: ['p'] },
  ],
  [
    { ...lists, selectType: 'role' },
    { ...nothing, roleIds: ['r'] },
  ],
  [
    { ...lists, selectType: 'group' },
    { ...nothing, groupIds: ['g'] },
  ],
  [{ selectType: 'custom' }, nothing],
])('%j names %j', (range, named) => expect(namedRangeOf(range)).toEqual(named));

it('a limited range that names nothing is nobody', () => {
  expect(isNobody(nothing)).toBe(true);
  expect(isNobody({ ...nothing, roleIds: ['r'] })).toBe(false);
});
