import type { Grantable, RoleRights } from '@fairway/contract/rights.ts';
import { expect, it } from 'vitest';
import { countPending, grantedWith, nothingPending, withChange } from './pending-rights.ts';

const item = (id: string) => ({ id, kind: 'button' as const, enCode: id, fullName: id });
const place = (id: string, parentId: string | null, items: string[] = []): Grantable => ({
  ...{ id, parentId, fullName: id, urlAddress: '', isHeading: parentId === null, scope: null },
  items: items.map(item),
});
const places = [
  place('system', null),
  place('user', 'system', ['user.add', 'user.edit']),
  place('log', 'system'),
];
const role = (granted: string[]): RoleRights => ({
  ...{ id: 'sales', version: 1, fullName: '销售', isEnabled: true, people: 2, granted },
});

it('a button brings its module and its heading, and taking the module takes all of it', () => {
  const given = withChange(places, role([]), nothingPending, { give: ['user.add'] });
  expect([...grantedWith(places, role([]), given)].sort()).toEqual(['system', 'user', 'user.add']);
  const taken = withChange(places, role([]), given, { take: ['user'] });
  expect(taken.size).toBe(0);
});

it('what is given and taken again is no change', () => {
  const had = role(['system', 'user']);
  const there = withChange(places, had, nothingPending, { give: ['user.edit'] });
  expect(countPending(there)).toBe(1);
  expect(withChange(places, had, there, { take: ['user.edit'] }).size).toBe(0);
});

it('what somebody else changed meanwhile stays beside it', () => {
  const pending = withChange(places, role(['system', 'user']), nothingPending, { give: ['user.edit'] });
  const after = grantedWith(places, role(['system', 'user', 'log']), pending);
  expect([...after].sort()).toEqual(['log', 'system', 'user', 'user.edit']);
});

it('what is no longer there is left out', () => {
  const pending = withChange(places, role([]), nothingPending, { give: ['user.edit', 'log'] });
  const fewer = places.filter(({ id }) => id !== 'log');
  expect([...grantedWith(fewer, role([]), pending)].sort()).toEqual(['system', 'user', 'user.edit']);
});

it('a role has one scope in a module, and comes back to what nobody chose', () => {
  const scoped = places.map((one) =>
    one.id === 'user' ? { ...one, scope: { usual: 'own' as const } } : one,
  );
  const had = role(['system', 'user', 'user.scope.own']);
  const wider = withChange(scoped, had, nothingPending, { give: ['user.scope.all'] });
  expect(wider.get('sales')).toEqual({ give: ['user.scope.all'], take: ['user.scope.own'] });
  expect([...grantedWith(scoped, had, wider)]).toContain('user.scope.all');
  expect(withChange(scoped, had, wider, { give: ['user.scope.own'] }).size).toBe(0);
});
