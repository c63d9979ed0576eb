import { expect, it } from 'vitest';
import { company } from '../testing/company.ts';
import { Play, step, template } from '../testing/play.ts';
import { type Launching, mayStart } from './may-launch.ts';

const may = (launchBy: object | undefined, launching: Launching) =>
  mayStart({ template: template([step('a', 'A')], { launchBy }) }, company(), launching);

it.each<[string, object | undefined, string, boolean]>([
  ['nothing said', undefined, 'A', true],
  ['nobody named', {}, 'A', true],
  ['nobody named, and who has left', {}, 'GONE', false],
  ['nobody named, and a stranger', {}, 'nosuch', false],
  ['by name', { users: ['A', 'GONE'] }, 'A', true],
  ['by another name', { users: ['B'] }, 'A', false],
  ['who has left', { users: ['GONE'] }, 'GONE', false],
  ['by role', { roles: ['leaders'] }, 'M1', true],
  ['by position', { positions: ['sales'] }, 'I', true],
  ['by group', { groups: ['board'] }, 'M3', true],
  ['by a department above', { organisations: ['ops'] }, 'I', true],
  ['by another department', { organisations: ['office'] }, 'I', false],
  ['by a rule that leaves them', { organisations: ['ops'], rule: 'samePosition' }, 'I', true],
  ['by a rule that leaves nobody', { organisations: ['ops'], rule: 'superiors' }, 'I', false],
])('%s', (_, launchBy, user, expected) => {
  expect(may(launchBy, { user })).toBe(expected);
});

it.each<[string, object | undefined, boolean]>([
  ['what is open to everybody', undefined, false],
  ['what names nobody', {}, false],
  ['what names them', { users: ['I'] }, true],
  ['what names their role', { roles: ['leaders'] }, false],
  ['what names their position only', { positions: ['sales'] }, false],
])('a customer and %s', (_, launchBy, expected) => {
  expect(may(launchBy, { user: 'I', isCustomer: true })).toBe(expected);
});

it('the engine knows customers by the directory', () => {
  const context = { directory: company({ I: { isCustomer: true } }) };
  expect(new Play([step('a', 'A')], { context }).submit()).toBe('E_NO_RIGHT');
  expect(new Play([step('a', 'A')], { context, settings: { launchBy: { users: ['I'] } } }).submit()).toBe(
    'ok',
  );
});

it('the engine asks the same: lists without anybody close nothing', () => {
  expect(new Play([step('a', 'A')], { settings: { launchBy: {} } }).submit()).toBe('ok');
  expect(new Play([step('a', 'A')], { settings: { launchBy: { users: ['A'] } } }).submit()).toBe(
    'E_NO_RIGHT',
  );
});
