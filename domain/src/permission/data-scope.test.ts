import { describe, expect, it } from 'vitest';
import { chosenScope, reachOf, type ScopeGrant, scopeId, scopeOfRole, scopePartOf } from './data-scope.ts';

const place = (kind: 'company' | 'department', path: string, ...below: string[]) => ({
  ...{ kind, organizeIds: path.split('/'), below: below.map((id) => ({ id })) },
});
const tree = new Map([
  ['group', place('company', 'group', 'east', 'board')],
  ['board', place('department', 'group/board')],
  ['east', place('company', 'group/east', 'sales', 'ops')],
  ['sales', place('department', 'group/east/sales', 'key')],
  ['key', place('department', 'group/east/sales/key')],
  ['ops', place('department', 'group/east/ops')],
]);
const grant = (kind: ScopeGrant['kind'], ...organisationIds: string[]) => ({ kind, organisationIds });
const everything = ['board', 'east', 'group', 'key', 'ops', 'sales'];

describe('reachOf', () => {
  it.each<[string, ScopeGrant[], string | null, 'all' | string[]]>([
    ['no role', [], 'sales', []],
    ['own', [grant('own')], 'sales', []],
    ['department', [grant('department')], 'sales', ['sales']],
    ['department and below', [grant('departmentBelow')], 'sales', ['key', 'sales']],
    ['the lowest department', [grant('departmentBelow')], 'key', ['key']],
    ['company', [grant('company')], 'key', ['east', 'key', 'ops', 'sales']],
    ['the company on top has those below it', [grant('company')], 'board', everything],
    ['department of who works for a company', [grant('department')], 'east', []],
    ['company of who works for it', [grant('company')], 'east', ['east', 'key', 'ops', 'sales']],
    ['chosen', [grant('chosen', 'sales', 'board')], 'ops', ['board', 'key', 'sales']],
    ['chosen and gone', [grant('chosen', 'closed')], 'ops', []],
    ['all', [grant('all')], 'ops', 'all'],
    ['several roles', [grant('department'), grant('chosen', 'key')], 'ops', ['key', 'ops']],
    ['the widest wins', [grant('own'), grant('all'), grant('department')], 'ops', 'all'],
    [
      'a department and what is below',
      [grant('department'), grant('departmentBelow')],
      'sales',
      ['key', 'sales'],
    ],
    ['works nowhere', [grant('company'), grant('department')], null, []],
    ['works nowhere, chosen', [grant('chosen', 'ops')], null, ['ops']],
    ['works where nobody knows', [grant('company')], 'gone', []],
  ])('%s', (_, scopes, home, reached) => {
    const reach = reachOf(scopes, home, tree);
    expect(reach === 'all' ? reach : [...reach].toSorted()).toEqual(reached);
  });
});

describe('ids of scopes', () => {
  it.each([
    ['orders.scope.own', { moduleId: 'orders', kind: 'own', organisationId: null }],
    ['a.b.scope.chosen.org-1', { moduleId: 'a.b', kind: 'chosen', organisationId: 'org-1' }],
    ['orders.scope.chosen', undefined],
    ['orders.scope.own.org-1', undefined],
    ['orders.scope.mine', undefined],
    ['orders.button.btn_all', undefined],
  ])('%s', (id, part) => {
    expect(scopePartOf(id)).toEqual(part);
    if (part) expect(scopeId(part.moduleId, part.kind as 'own', part.organisationId ?? undefined)).toBe(id);
  });
});

describe('the scope of a role', () => {
  const rule = {
    usual: 'own',
    wider: { by: ['orders.button.all', 'orders.button.most'], scope: 'all' },
  } as const;
  it.each<[string[], ScopeGrant]>([
    [[], grant('own')],
    [['orders.button.all'], grant('all')],
    [['orders.button.most'], grant('all')],
    [['orders.button.all', 'orders.scope.department'], grant('department')],
    [['quotes.scope.all'], grant('own')],
    [['orders.scope.chosen.b', 'orders.scope.chosen.a'], grant('chosen', 'b', 'a')],
  ])('%j', (granted, scope) => {
    expect(scopeOfRole(new Set(granted), 'orders', rule)).toEqual(scope);
  });
  it.each<[string[], ScopeGrant]>([
    [[], grant('own')],
    [['orders.scope.all'], grant('all')],
    [['orders.scope.all', 'fees.scope.department'], grant('department')],
  ])('of a module that follows another: %j', (granted, scope) => {
    expect(scopeOfRole(new Set(granted), 'fees', { usual: 'own', follows: 'orders' })).toEqual(scope);
  });
  it('nobody chose', () => expect(chosenScope(['orders'], 'orders')).toBeUndefined());
});
