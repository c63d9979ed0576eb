import { expect, it } from 'vitest';
import { fillPlaces, placesIn } from './places.ts';

const nodes = [
  { kind: 'start', id: 'start' },
  {
    ...{ kind: 'approve', id: 'check', name: '财务审核', onEmpty: { users: ['user-x'] } },
    who: [{ by: 'members', roles: ['finance'], rule: 'sameCompany' }],
  },
  {
    ...{ kind: 'branch', id: 'amount' },
    arms: [
      {
        id: 'large',
        seq: [
          {
            kind: 'approve',
            id: 'gm',
            name: '总经理',
            who: [{ by: 'members', positions: ['pos-gm', 'pos-deputy'] }],
          },
        ],
      },
    ],
  },
  { kind: 'handle', id: 'pay', name: '付款', who: [{ by: 'candidates', roles: ['finance'] }] },
];

it('finds everybody a flow names, with what may stand there', () => {
  expect(placesIn(nodes).map(({ key, steps, ways }) => [key, steps, ways])).toEqual([
    // Somebody picks among them in one of the two steps.
    ['role:finance', ['财务审核', '付款'], ['members']],
    ['user:user-x', ['财务审核'], ['members', 'administrators']],
    ['position:pos-gm', ['总经理'], ['members', 'manager', 'departmentHead']],
    ['position:pos-deputy', ['总经理'], ['members', 'manager', 'departmentHead']],
  ]);
});

it('puts the people of a company there', () => {
  const [, check, branch, pay] = fillPlaces(nodes, {
    'role:finance': { by: 'members', ids: ['r1--role'] },
    'user:user-x': { by: 'administrators', ids: [] },
    'position:pos-gm': { by: 'members', ids: ['u1--user'] },
    'position:pos-deputy': { by: 'manager', ids: [] },
  }) as Record<string, unknown>[];
  const none = { users: [], positions: [], roles: [], groups: [], organisations: [] };
  expect(check).toMatchObject({
    who: [{ by: 'members', ...none, roles: ['r1'], rule: 'sameCompany' }],
    onEmpty: 'admin',
  });
  expect(branch).toMatchObject({
    arms: [{ seq: [{ who: [{ by: 'members', ...none, users: ['u1'] }, { by: 'manager' }] }] }],
  });
  expect(pay).toMatchObject({ who: [{ by: 'candidates', ...none, roles: ['r1'] }] });
  expect(JSON.stringify(nodes)).toContain('pos-gm');
});

it('leaves nobody of the gallery behind where nothing was answered', () => {
  expect(placesIn(fillPlaces(nodes, {}))).toEqual([]);
});
