import { expect, it } from 'vitest';
import { completeGrants } from './complete-grants.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const places = [
  { id: 'office', parentId: null, items: [] },
  { id: 'files', parentId: 'office', items: items('files.add', 'files.remove') },
  { id: 'notes', parentId: 'office', items: items('notes.add') },
  { id: 'money', parentId: null, items: [] },
  { id: 'bills', parentId: 'money', items: items('bills.pay'), scope: {} },
];

it.each<[string, string[], string[], string[], string[]]>([
  ['a button gives its module and heading', [], ['files.add'], [], ['files', 'files.add', 'office']],
  ['a module is given without its buttons', [], ['bills'], [], ['bills', 'money']],
  [
    'a module taken takes its buttons and an empty heading',
    ['office', 'files', 'files.add'],
    [],
    ['files'],
    [],
  ],
  [
    'a heading stays while something is below it',
    ['office', 'files', 'notes', 'notes.add'],
    [],
    ['files'],
    ['notes', 'notes.add', 'office'],
  ],
  ['a heading taken takes all below it', ['office', 'files', 'files.add', 'notes'], [], ['office'], []],
  ['a button alone is taken alone', ['office', 'files', 'files.add'], [], ['files.add'], ['files', 'office']],
  ['taken and given is given', ['office', 'files', 'files.add'], ['files'], ['files'], ['files', 'office']],
  ['a scope gives its module', [], ['bills.scope.own'], [], ['bills', 'bills.scope.own', 'money']],
  [
    'another scope takes its place',
    ['money', 'bills', 'bills.scope.own'],
    ['bills.scope.chosen.a', 'bills.scope.chosen.b'],
    [],
    ['bills', 'bills.scope.chosen.a', 'bills.scope.chosen.b', 'money'],
  ],
  [
    'organisations are chosen one by one',
    ['money', 'bills', 'bills.scope.chosen.a'],
    ['bills.scope.chosen.b'],
    ['bills.scope.chosen.a'],
    ['bills', 'bills.scope.chosen.b', 'money'],
  ],
  ['a module taken takes its scope', ['money', 'bills', 'bills.scope.all'], [], ['bills'], []],
  ['nothing changes nothing', ['office', 'files'], [], [], ['files', 'office']],
])('%s', (_, before, give, take, after) => {
  const { granted, unknown } = completeGrants(places, new Set(before), { give, take });
  expect([...granted].toSorted()).toEqual(after);
  expect(unknown).toBeUndefined();
});

it('a module without scopes has none', () => {
  const id = 'notes.scope.own';
  expect(completeGrants(places, new Set(), { give: [id], take: [] }).unknown).toBe(id);
});

it('what nobody knows is named', () => {
  expect(completeGrants(places, new Set(), { give: ['files', 'nothing'], take: [] }).unknown).toBe('nothing');
});
