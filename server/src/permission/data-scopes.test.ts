import { customers } from '@fairway/contract/customers.ts';
import { countOrders, createOrder, getOrder, listOrders } from '@fairway/contract/orders.ts';
import { addUnit, listUnitHistory, undoUnitChange } from '@fairway/contract/organisation-admin.ts';
import type { DataScope } from '@fairway/contract/permission.ts';
import { createQuote, getQuote, listQuotes } from '@fairway/contract/quotes.ts';
import { getRecord, listRecords } from '@fairway/contract/records.ts';
import { changeRights, explainMyRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { searchRecords } from '@fairway/contract/search.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type QuoteCompany, quoteCompany } from '../quotes/testing/quote-company.ts';
import { added, field, makeModel } from '../records/testing/make-model.ts';
import { quickPassword } from '../testing/quick-password.ts';
import type { Person } from '../testing/test-app.ts';

/** Who looks, and colleagues by where they work. */
const workplaces = {
  ...{ looking: 'org-sales', near: 'org-sales', below: 'org-key', beside: 'org-ops', far: 'org-far' },
} as const;
type Who = keyof typeof workplaces;
const everybody = Object.keys(workplaces) as Who[];

let company: QuoteCompany;
let people: Record<Who, Person>;
let role: string;
let other: string;
let form: string;
const rows: Record<'orders' | 'quotes' | 'customers' | 'records', Record<Who, string>> = {
  ...{ orders: {} as Record<Who, string>, quotes: {} as Record<Who, string> },
  ...{ customers: {} as Record<Who, string>, records: {} as Record<Who, string> },
};

const newRole = async (fullName: string) => {
  const { data, msg } = await company.admin.call(addUnit, { body: { kind: 'role', fullName } });
  return data?.id ?? expect.fail(msg);
};
const versionOf = async (id: string) => {
  const { data } = await company.admin.call(getRightsMatrix, {});
  return data?.roles.find((one) => one.id === id)?.version ?? expect.fail('no role');
};
const change = async (give: string[], take: string[] = [], id = role) => {
  const body = { version: await versionOf(id), give, take };
  return company.admin.call(changeRights, { params: { id }, body });
};

beforeAll(async () => {
  company = await quoteCompany();
  const { app, admin, codes, rateId, mine } = company;
  const { pool } = app.database;
  await pool.query(`insert into organisation (id, "parentId", kind, "fullName", "enCode") values
    ('org-a', null, 'company', '甲公司', 'a'), ('org-sales', 'org-a', 'department', '销售部', 'a-sales'),
    ('org-key', 'org-sales', 'department', '大客户组', 'a-key'), ('org-ops', 'org-a', 'department', '操作部', 'a-ops'),
    ('org-b', null, 'company', '乙公司', 'b'), ('org-far', 'org-b', 'department', '外地部', 'b-far')`);
  [role, other] = [await newRole('范围角色'), await newRole('另一角色')];
  form = await makeModel(admin.call, [field('title', 'text')], { roleIds: [role], listFields: ['title'] });
  const buttons = ['btn_add', 'btn_edit', 'btn_detail'].map((name) => `onlineOrder.button.${name}`);
  const { code, msg } = await change([...buttons, 'quote', 'freight.button.btn_quote', 'customers']);
  expect(code, msg).toBe(200);
  const hash = await quickPassword();
  for (const who of everybody) {
    const id = userIdOf(who);
    await pool.query(
      `insert into user_account (id, account, "realName", "organisationId") values ($1, $2, $2, $3)`,
      [id, who, workplaces[who]],
    );
    await pool.query(`insert into user_password ("userId", hash, "changedAt") values ($1, $2, now())`, [
      ...[id, hash],
    ]);
    await pool.query(`insert into user_organisation values ($1, $2)`, [id, workplaces[who]]);
    await pool.query(`insert into user_role ("userId", "roleId") values ($1, $2)`, [id, role]);
  }
  people = Object.fromEntries(
    await Promise.all(everybody.map(async (who) => [who, await app.as(who)] as const)),
  ) as Record<Who, Person>;
  for (const who of everybody) {
    const by = people[who];
    const order = await by.call(createOrder, {
      body: {
        ...{ mode: 'FCL', customerId: mine, polId: codes.port('CNNGB'), podId: codes.port('USLAX') },
        ...{ boxes: [{ type: '40HQ', count: 2 }], commodity: '手动工具', poNo: `PO-${who}` },
      },
    });
    rows.orders[who] = order.data?.id ?? expect.fail(order.msg);
    rows.quotes[who] = (await company.draft(by, { rateId })).id;
    rows.records[who] = await added(by.call, form, { title: `记录 ${who}` });
    const customer = await admin.call(customers.add, {
      body: {
        ...{ nameCn: `${who}的客户`, nameEn: `${who} Ltd.`, shortName: who, roles: ['customer'] },
        ...{ kind: 'direct', level: 'A', salesId: userIdOf(who), serviceId: null, status: 'active' },
        contacts: [],
      },
    });
    rows.customers[who] = customer.data?.id ?? expect.fail(customer.msg);
  }
}, 120_000);
afterAll(() => company.app.close());

const whose = (module: keyof typeof rows, ids: readonly string[] | undefined) =>
  everybody.filter((who) => ids?.includes(rows[module][who]));
const idsOf = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id);
const paged = { currentPage: 1, pageSize: 100 };

/** What a list, its count, its search and the pages of single rows show somebody. */
const looks = {
  onlineOrder: async ({ call }: Person) => {
    const listed = async (keyword: string) =>
      idsOf((await call(listOrders, { body: { ...paged, scope: 'company', keyword } })).data?.list);
    const ids = await listed('');
    const { data } = await call(countOrders, { body: { scope: 'company' } });
    expect(data?.tabs.all).toBe(ids?.length);
    expect(whose('orders', await listed('PO-far'))).toEqual(
      whose('orders', ids).filter((who) => who === 'far'),
    );
    for (const who of everybody) {
      const { code } = await call(getOrder, { params: { id: rows.orders[who] } });
      expect(code).toBe(ids?.includes(rows.orders[who]) ? 200 : 404);
    }
    return whose('orders', ids);
  },
  quote: async ({ call }: Person) => {
    const { data } = await call(listQuotes, { body: paged });
    const ids = idsOf(data?.list);
    expect(data?.pagination.total).toBe(ids?.length);
    for (const who of everybody) {
      const { code } = await call(getQuote, { params: { id: rows.quotes[who] } });
      expect(code).toBe(ids?.includes(rows.quotes[who]) ? 200 : 404);
    }
    return whose('quotes', ids);
  },
  customers: async ({ call }: Person) => {
    const { data } = await call(customers.list, { body: paged });
    const ids = idsOf(data?.list);
    expect(data?.pagination.total).toBe(ids?.length);
    const offered = await call(customers.options, { query: { keyword: 'far', ...paged } });
    expect(whose('customers', idsOf(offered.data?.list))).toEqual(
      whose('customers', ids).filter((who) => who === 'far'),
    );
    for (const who of everybody) {
      const { code } = await call(customers.get, { params: { id: rows.customers[who] } });
      expect(code).toBe(ids?.includes(rows.customers[who]) ? 200 : 404);
    }
    return whose('customers', ids);
  },
  form: async ({ call }: Person) => {
    const { data } = await call(listRecords, { params: { modelId: form }, body: paged });
    const ids = idsOf(data?.list as { id: string }[] | undefined);
    expect(data?.pagination.total).toBe(ids?.length);
    const found = await call(searchRecords, { query: { keyword: '记录' } });
    expect(whose('records', idsOf(found.data?.list)).toSorted()).toEqual(whose('records', ids).toSorted());
    for (const who of everybody) {
      const { code } = await call(getRecord, { params: { modelId: form, id: rows.records[who] } });
      expect(code).toBe(ids?.includes(rows.records[who]) ? 200 : 404);
    }
    return whose('records', ids);
  },
};
const moduleId = (module: keyof typeof looks) => (module === 'form' ? form : module);
const modules = Object.keys(looks) as (keyof typeof looks)[];

/** Until somebody chooses it is as it was. */
it.each<[keyof typeof looks, Who[]]>([
  ['onlineOrder', ['looking']],
  ['quote', ['looking']],
  ['customers', everybody],
  ['form', everybody],
])('%s without a scope', async (module, seen) => {
  expect(await looks[module](people.looking)).toEqual(seen);
});

it.each<[DataScope, string, Who[]]>([
  ['own', '', ['looking']],
  ['department', '', ['looking', 'near']],
  ['departmentBelow', '', ['looking', 'near', 'below']],
  ['company', '', ['looking', 'near', 'below', 'beside']],
  ['chosen', '.org-b', ['looking', 'far']],
  ['all', '', everybody],
  // The same session: what was seen a moment ago is gone.
  ['own', '', ['looking']],
])('%s%s', async (scope, where, seen) => {
  const { code, msg } = await change(modules.map((module) => `${moduleId(module)}.scope.${scope}${where}`));
  expect(code, msg).toBe(200);
  for (const module of modules) expect([module, await looks[module](people.looking)]).toEqual([module, seen]);
});

it('nobody orders or quotes for a customer they do not see', async () => {
  const { call } = people.looking;
  const cargo = { boxes: [{ type: '40HQ', count: 2 }] };
  for (const [who, code] of [
    ['far', 404],
    ['looking', 200],
  ] as const) {
    const customerId = rows.customers[who];
    const quote = await call(createQuote, { body: { rateId: company.rateId, customerId, cargo } });
    expect(quote.code, quote.msg).toBe(code);
    const order = await call(createOrder, { body: { mode: 'FCL', customerId, ...cargo } });
    expect(order.code, order.msg).toBe(code);
    // The rows of this test are none of those that are looked for.
    for (const [table, id] of [
      ['quote', quote.data?.id],
      ['online_order', order.data?.id],
    ])
      if (id) await company.app.database.pool.query(`delete from ${table} where id = $1`, [id]);
  }
});

it('several roles give what each of them gives, and say so', async () => {
  await change(['quote', 'quote.scope.chosen.org-ops'], [], other);
  await change(['quote.scope.department']);
  await company.app.database.pool.query(`insert into user_role ("userId", "roleId") values ($1, $2)`, [
    ...[userIdOf('looking'), other],
  ]);
  expect(await looks.quote(people.looking)).toEqual(['looking', 'near', 'beside']);
  const { data } = await people.looking.call(explainMyRights, {});
  const scopes = data?.modules.find(({ id }) => id === 'quote')?.scopes;
  expect(scopes).toHaveLength(2);
  expect(scopes).toContainEqual({ kind: 'department', organisations: [], roleIds: [role] });
  expect(scopes).toContainEqual({
    ...{ kind: 'chosen', organisations: [{ id: 'org-ops', fullName: '操作部' }], roleIds: [other] },
  });
});

it('people and departments that move take their rows along', async () => {
  await change(['quote.scope.own'], [], other);
  await change(['quote.scope.departmentBelow']);
  const { pool } = company.app.database;
  await pool.query(`update organisation set "parentId" = 'org-sales' where id = 'org-ops'`);
  expect(await looks.quote(people.looking)).toEqual(['looking', 'near', 'below', 'beside']);
  await pool.query(`update user_account set "organisationId" = 'org-far' where id = $1`, [userIdOf('near')]);
  expect(await looks.quote(people.looking)).toEqual(['looking', 'below', 'beside']);
  await pool.query(`update organisation set "parentId" = 'org-a' where id = 'org-ops'`);
  await pool.query(`update user_account set "organisationId" = 'org-sales' where id = $1`, [
    userIdOf('near'),
  ]);
});

it('somebody who has left is still seen by their department', async () => {
  const { pool } = company.app.database;
  await pool.query(`update user_account set "enabledMark" = 0 where id = $1`, [userIdOf('near')]);
  await change(['quote.scope.department']);
  expect(await looks.quote(people.looking)).toEqual(['looking', 'near']);
});

it('screens learn that more than one’s own is seen, whatever button the role has', async () => {
  const wide = async () => {
    const { data } = await people.looking.call(getCurrentUser, {});
    const module = data?.permissionList.find(({ modelId }) => modelId === 'onlineOrder');
    return module?.button.some(({ enCode }) => enCode === 'btn_all');
  };
  expect(await wide()).toBe(false);
  await change(['onlineOrder.scope.department']);
  expect(await wide()).toBe(true);
  await change(['onlineOrder.button.btn_all', 'onlineOrder.scope.own']);
  expect(await wide()).toBe(false);
});

it('a scope is in the history by its name, undone, and of organisations there are', async () => {
  await change(['onlineOrder.scope.chosen.org-b']);
  const { data } = await company.admin.call(listUnitHistory, { params: { id: role } });
  expect(data?.list[0]?.differences).toEqual([
    { field: 'rights', before: '在线订单/数据范围：本人', after: '在线订单/数据范围：指定组织 乙公司' },
  ]);
  const body = { version: await versionOf(role) };
  expect((await company.admin.call(undoUnitChange, { params: { id: role }, body })).code).toBe(200);
  expect(await looks.onlineOrder(people.looking)).toEqual(['looking']);
  expect((await change(['onlineOrder.scope.chosen.nowhere'])).msg).toContain('nowhere');
  expect((await change(['myFiles.scope.all'])).msg).toContain('myFiles.scope.all');
});
