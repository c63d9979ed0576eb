import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { createShipment, getShipment } from '@fairway/contract/shipments.ts';
import { expect } from 'vitest';
import { codesOf } from '../../freight/testing/freight-company.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { quickPassword } from '../../testing/quick-password.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Written = NonNullable<Input<typeof createShipment>['body']>;

export const today = new Date('2026-11-10T04:00:00Z');
export const day = 24 * 3_600_000;

export interface NewPerson {
  account: string;
  realName: string;
  role: string;
  organisationId?: string;
}

/** Somebody more, who signs in with the password everybody has. */
export async function addPerson(
  { database }: TestApp,
  hash: string,
  { account, realName, role, organisationId }: NewPerson,
) {
  const id = userIdOf(account);
  const kind = organisationId === undefined ? 'customer' : 'member';
  await database.pool.query(
    `insert into user_account (id, account, "realName", kind, "organisationId") values ($1, $2, $3, $4, $5)`,
    [id, account, realName, kind, organisationId ?? null],
  );
  await database.pool.query(
    `insert into user_password ("userId", hash, "changedAt") values ($1, $2, now())`,
    [id, hash],
  );
  if (organisationId)
    await database.pool.query(`insert into user_organisation ("userId", "organisationId") values ($1, $2)`, [
      id,
      organisationId,
    ]);
  await database.pool.query(`insert into user_role ("userId", "roleId") values ($1, $2)`, [id, role]);
}

/** A group with a branch and a company beside it, three customers, an agent, and people of each. */
export async function shipmentCompany(options: { withJobs?: boolean } = {}) {
  const app = await startTestApp(options);
  app.clock.now = new Date(today);
  const codes = await codesOf(app);
  await app.database.pool.query(
    `insert into organisation (id, "parentId", kind, "fullName", "enCode") values
       ('org-branch', 'org-office', 'company', '宁波分公司', 'branch'),
       ('org-desk', 'org-branch', 'department', '操作部', 'desk'),
       ('org-beside', null, 'company', '另一家', 'beside')`,
  );
  const hash = await quickPassword();
  const person = (account: string, realName: string, role: string, organisationId?: string) =>
    addPerson(app, hash, { account, realName, role, ...(organisationId && { organisationId }) });
  await person('ops02', '分公司操作', 'operations', 'org-desk');
  await person('manager02', '分公司经理', 'manager', 'org-branch');
  await person('manager03', '别家经理', 'manager', 'org-beside');
  await person('sales02', '另一销售', 'sales', 'org-desk');
  await person('client02', '乙客户的人', 'customer');
  await person('agent01', 'Agent Smith', 'overseasAgent');
  const accounts = [
    ...['admin', 'manager01', 'sales01', 'ops01', 'client01'],
    ...['ops02', 'manager02', 'manager03', 'sales02', 'client02', 'agent01'],
  ];
  const people = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await app.as(account)] as const)),
  );
  const who = (account: string): Person => people[account] ?? expect.fail(`nobody is ${account}`);
  const customer = async (nameCn: string, nameEn: string, user: string | null, roles = ['customer']) => {
    const { data, msg } = await who('admin').call(customers.add, {
      body: {
        ...{ nameCn, nameEn, shortName: nameCn.slice(0, 3), roles: roles as ['customer'], kind: 'direct' },
        ...{ level: 'A', salesId: userIdOf('sales01'), serviceId: null, status: 'active' },
        contacts: user === null ? [] : [{ name: '林经理', userId: userIdOf(user) }],
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  const mine = await customer('甲客户有限公司', 'Alpha Trading Ltd.', 'client01');
  const other = await customer('乙客户有限公司', 'Beta Trading Ltd.', 'client02');
  const agent = await customer('海外代理公司', 'Pacific Agents Inc.', 'agent01', ['agent']);
  const vendor = await customer('秘密订舱代理', 'Secret Booking Co.', null, ['agent']);

  /** By the operator of the branch for the first customer, unless a test says something else. */
  const made = async (changes: Partial<Written> = {}, by = who('ops02')) => {
    const { data, msg } = await by.call(createShipment, {
      body: {
        ...{ customerId: mine, business: 'SE', mode: 'FCL' },
        ...{ polId: codes.port('CNNGB'), podId: codes.port('USLAX'), carrierId: codes.carrier('COSU') },
        ship: {
          ...{ vesselName: 'COSCO TEST', vesselImo: '9400000', voyageNo: '012E' },
          ...{ etd: today.getTime() + 5 * day, eta: today.getTime() + 20 * day },
        },
        boxes: [{ type: '40HQ' }, { type: '40HQ' }, { type: '20GP' }],
        ...changes,
      },
    });
    return data ?? expect.fail(msg);
  };
  const shown = async (id: string, by = who('ops02')) => {
    const { data, msg } = await by.call(getShipment, { params: { id } });
    return data ?? expect.fail(msg);
  };
  return { app, codes, who, mine, other, agent, vendor, customer, made, shown };
}
export type ShipmentCompany = Awaited<ReturnType<typeof shipmentCompany>>;
