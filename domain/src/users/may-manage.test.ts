import { expect, it } from 'vitest';
import { mayGiveRoles, mayManage } from './may-manage.ts';

const [administrator, other] = [{ isAdministrator: true }, { isAdministrator: false }];

it('leaves administrators to administrators', () => {
  expect(mayManage(administrator, administrator)).toBe(true);
  expect(mayManage(administrator, other)).toBe(true);
  expect(mayManage(other, other)).toBe(true);
  expect(mayManage(other, administrator)).toBe(false);
});

it('leaves roles to administrators', () => {
  expect(mayGiveRoles(administrator)).toBe(true);
  expect(mayGiveRoles(other)).toBe(false);
});
