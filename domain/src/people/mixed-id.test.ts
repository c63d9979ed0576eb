import { expect, it } from 'vitest';
import { mixedIdOf, pickKeyOf, splitMixedId } from './mixed-id.ts';
import { namesWithoutAccounts, splitFullName } from './person-name.ts';

it.each([
  ['u1--user', 'u1', 'user'],
  ['org--a--department', 'org--a', 'department'],
])('%s is %s of type %s, there and back', (mixed, id, type) => {
  expect(splitMixedId(mixed)).toEqual({ id, type });
  expect(mixedIdOf({ id, type })).toBe(mixed);
});

it('an id without a type is a person', () => {
  expect(splitMixedId('u1')).toEqual({ id: 'u1', type: 'user' });
});

it('a department that became a company is recognised, a position with the same id is something else', () => {
  expect(pickKeyOf({ id: 'a', type: 'company' })).toBe(pickKeyOf({ id: 'a', type: 'department' }));
  expect(pickKeyOf({ id: 'a', type: 'position' })).not.toBe(pickKeyOf({ id: 'a', type: 'department' }));
});

it.each([
  ['user', '周子涵/sales01', '周子涵', 'sales01'],
  ['user', 'A/B/tom', 'A/B', 'tom'],
  ['user', '周子涵', '周子涵', ''],
  ['department', '海运/空运', '海运/空运', ''],
])('a %s called %s', (type, fullName, name, account) => {
  expect(splitFullName({ fullName, type })).toEqual({ name, account });
});

it.each([
  ['周子涵/sales01', '周子涵'],
  ['周子涵/sales01,A/B/tom.li,海运/空运部', '周子涵,A/B,海运/空运部'],
  ['周子涵', '周子涵'],
  ['', ''],
])('%s is read as %s', (people, names) => {
  expect(namesWithoutAccounts(people)).toBe(names);
});
