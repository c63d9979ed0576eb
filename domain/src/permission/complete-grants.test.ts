import { expect, it } from 'vitest';
import { completeGrants } from './complete-grants.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const places = [
  { id: 'office', parentId: null, items: [] },
  { id: 'files', parentId: 'office', items: items('files.add', 'files.remove') },
  { id: 'notes', parentId: 'office', items: items('notes.add') },
  { id: 'money', parentId: null, items: [] },
  { id: 'bills', parentId: 'money', items: items('bills.pay') },
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
  ['nothing changes nothing', ['office', 'files'], [], [], ['files', 'office']],
])('%s', (_, before, give, take, after) => {
  const { granted, unknown } = completeGrants(places, new Set(before), { give, take });
  expect([...granted].toSorted()).toEqual(after);
  expect(unknown).toBeUndefined();
});

it('what nobody knows is named', () => {
  expect(completeGrants(places, new Set(), { give: ['files', 'nothing'], take: [] }).unknown).toBe('nothing');
});
