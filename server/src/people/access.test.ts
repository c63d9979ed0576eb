import type { Endpoint } from '@fairway/contract/endpoint.ts';
import * as contract from '@fairway/contract/organisation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../testing/fingerprint.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let customer: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  // As much as an import could wrongly give to a customer.
  await app.database.pool.query(`
    update user_account set "managerId" = 'user-sales01' where id = 'user-client01';
    update user_account set "managerId" = 'user-client01' where id = 'user-sales02';
    update organisation set "managerId" = 'user-client01' where id = 'org-it';
    insert into user_organisation values ('user-client01', 'org-it');
    insert into user_group_member values ('group-weekend-duty', 'user-client01')`);
  customer = await app.as('client01');
});
afterAll(() => app.close());

const everything = {
  userIds: ['user-sales01', 'user-client01'],
  departIds: ['org-group'],
  positionIds: ['pos-it.engineer'],
  roleIds: ['sales', 'customer'],
  groupIds: ['group-weekend-duty'],
};
const mixed = ['user-sales01--user', 'user-client01--user', 'org-group--company', 'sales--role'];

/** Every call, with ids that exist. */
const calls: [Endpoint, object, 'empty' | 'NOT_FOUND' | 'FORBIDDEN'][] = [
  [contract.listAllUsers, {}, 'empty'],
  [contract.getUserTree, {}, 'empty'],
  [contract.listContacts, { query: { keyword: '周' } }, 'empty'],
  [contract.listContactsBelow, { params: { id: '0' }, body: {} }, 'empty'],
  [contract.listContactsBelow, { params: { id: '0' }, body: { keyword: '周' } }, 'empty'],
  [contract.listContactsBelow, { params: { id: 'org-it' }, body: {} }, 'NOT_FOUND'],
  [contract.listUsersInRange, { body: everything }, 'empty'],
  [contract.listUsersInRange, { body: {} }, 'empty'],
  [contract.listUsersByIds, { body: { ids: ['user-sales01', 'user-client01'] } }, 'empty'],
  [contract.listSelected, { body: { ids: mixed } }, 'empty'],
  [contract.listSelectedUsers, { body: { ids: mixed } }, 'empty'],
  [contract.searchSubordinates, { body: {} }, 'empty'],
  [contract.getManagedUserTree, { params: { id: '0' }, body: {} }, 'empty'],
  [contract.getManagedUserTree, { params: { id: 'org-it' }, body: {} }, 'NOT_FOUND'],
  [contract.getDefaultUser, { body: everything }, 'empty'],
  [contract.getDefaultUser, { body: {} }, 'empty'],
  [contract.listUsersOfOrganisation, {}, 'empty'],
  [contract.listUsersOfOrganisation, { query: { organizeId: 'org-it' } }, 'NOT_FOUND'],
  [contract.getOrganisationTree, {}, 'empty'],
  [contract.getDepartmentTree, {}, 'empty'],
  [contract.getOrganisationsInRange, { body: { departIds: ['org-it'] } }, 'empty'],
  [contract.getDefaultDepartment, { body: {} }, 'empty'],
  [contract.getPositionTree, {}, 'empty'],
  [contract.listAllPositions, {}, 'empty'],
  [contract.getPositionsInRange, { body: {} }, 'empty'],
  [contract.getGroupTree, {}, 'empty'],
  [contract.getRoleTree, {}, 'empty'],
  [contract.getCompanyTree, {}, 'empty'],
  [contract.getUserCard, { params: { id: 'user-sales01' } }, 'NOT_FOUND'],
  [contract.getUserCard, { params: { id: 'user-agent01' } }, 'NOT_FOUND'],
  [contract.renamePerson, { params: { id: 'user-client01' }, body: { realName: '顾远航' } }, 'FORBIDDEN'],
  [contract.listSubordinates, { params: { id: '0' } }, 'empty'],
  [contract.listSubordinates, { params: { id: 'user-client01' } }, 'NOT_FOUND'],
  [contract.listSubordinates, { params: { id: 'user-sales02' } }, 'NOT_FOUND'],
];

describe('a customer', () => {
  it('is tried with every call', () => {
    const declared = Object.values(contract).filter((value) => typeof value === 'object' && 'path' in value);
    expect(new Set(calls.map(([endpoint]) => endpoint)).size).toBe(declared.length);
  });

  it.each(calls.map(([endpoint, input, wanted]) => [endpoint.name, wanted, input, endpoint] as const))(
    '%s: %s',
    async (_name, wanted, input, endpoint) => {
      const { code, data } = await customer.call(endpoint, input as never);
      expect(code).toBe({ empty: 200, NOT_FOUND: 404, FORBIDDEN: 403 }[wanted]);
      const text = JSON.stringify(data ?? null);
      expect(text).not.toMatch(/user-|org-|pos-|group-|sales|周/);
    },
  );

  it('sees their own card, and nobody above them', async () => {
    const { data } = await customer.call(contract.getUserCard, { params: { id: 'user-client01' } });
    expect(data).toMatchObject({ realName: '许佳宁', account: 'client01', managers: [] });
  });

  it('is in no list and no tree of members', async () => {
    const sales = await app.as('sales01');
    for (const [endpoint, input] of calls.filter(([, , wanted]) => wanted === 'empty')) {
      const { code, data } = await sales.call(endpoint, input as never);
      expect(code).toBe(200);
      expect(JSON.stringify(data), endpoint.name).not.toMatch(/client01|许佳宁/);
    }
  });
});

describe('a member', () => {
  it.each([
    ['whom somebody else leads', contract.listSubordinates, { params: { id: 'user-manager01' } }],
    ['who reports to a stranger', contract.listSubordinates, { params: { id: 'user-sales04' } }],
    ['what somebody else manages', contract.getManagedUserTree, { params: { id: 'org-it' }, body: {} }],
  ] as [string, Endpoint, object][])('does not see %s', async (_case, endpoint, input) => {
    const { code, data } = await (await app.as('ops01')).call(endpoint, input as never);
    expect({ code, data }).toEqual({ code: 404, data: undefined });
  });

  it('changes nothing by asking', async () => {
    const sales = await app.as('sales01');
    const before = await fingerprint(app.database.pool);
    for (const [endpoint, input] of calls) await sales.call(endpoint, input as never);
    expect(await fingerprint(app.database.pool)).toEqual(before);
  });
});

describe('nobody', () => {
  it.each(calls.map(([endpoint, input]) => [endpoint.name, input, endpoint] as const))(
    '%s needs a session',
    async (_name, input, endpoint) => {
      const { code, data } = await app.call(endpoint, input as never);
      expect({ code, data }).toEqual({ code: 600, data: undefined });
    },
  );
});
