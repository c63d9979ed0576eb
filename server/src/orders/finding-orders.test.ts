import * as orders from '@fairway/contract/orders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderCompany, orderCompany, today } from './testing/order-company.ts';

let company: OrderCompany;
const ids: Record<string, string> = {};
beforeAll(async () => {
  company = await orderCompany();
  const parties = (name: string, address: string) => ({ shipper: { name, address } });
  ids.draft = await company.orderIn('draft', { commodity: '瓷砖' });
  ids.sent = await company.orderIn('submitted', {
    commodity: '家具',
    poNo: 'PO-7788',
    ...parties('甲方仓', '镇海'),
  });
  company.app.clock.now = new Date(today.getTime() + 60_000);
  ids.booked = await company.orderIn('confirmed', { commodity: '灯具', ...parties('乙方仓', '北仑') });
  company.app.clock.now = new Date(today.getTime() + 120_000);
  ids.again = await company.orderIn('submitted', { commodity: '家具', ...parties('甲方仓', '镇海') });
  ids.other = (await company.draft(company.sales, { customerId: company.other, commodity: '外贸' })).id;
  expect((await company.act.submit(ids.other, company.sales)).code).toBe(200);
});
afterAll(() => company.app.close());

type Body = NonNullable<Parameters<typeof company.client.call<typeof orders.listOrders>>[1]>['body'];
const found = async (body: Body, by = company.ops) => {
  const { data, msg } = await by.call(orders.listOrders, { body: { scope: 'company', ...body } });
  return data?.list.map(({ id }) => id) ?? expect.fail(msg);
};

it('lists are narrowed by what an order is, and found by its words', async () => {
  const { codes, mine, other } = company;
  expect(await found({ keyword: 'po-7788' })).toEqual([ids.sent]);
  expect(await found({ keyword: '家具 cnngb' })).toHaveLength(2);
  expect(await found({ keyword: 'so-778899' })).toEqual([ids.booked]);
  expect(await found({ keyword: '乙客户' })).toEqual([ids.other]);
  expect(await found({ filters: { customerId: other } })).toEqual([ids.other]);
  expect(await found({ filters: { states: ['confirmed', 'draft'], customerId: mine } })).toHaveLength(2);
  expect(
    await found({ filters: { carrierId: codes.carrier('COSU'), podId: codes.port('USLAX') } }),
  ).toHaveLength(5);
  expect(await found({ filters: { carrierId: codes.carrier('MAEU') } })).toEqual([]);
  // The day of the departure that was booked, otherwise the day that is wished.
  expect(await found({ filters: { etdFrom: '2026-11-19', etdTo: '2026-11-20' } })).toEqual([ids.booked]);
  expect(await found({ filters: { etdTo: '2026-11-18' } })).toHaveLength(4);
  expect(await found({ filters: { mode: ['AIR'] } })).toEqual([]);
});

it('lists are narrowed by who looks after orders, the trade line, states and when they were begun', async () => {
  const { rows } = await company.app.database.pool.query<{
    sales: string;
    placed: string;
    organisation: string;
    line: string;
  }>(
    `select coalesce("salesId", "placedBy") as sales, user_account."organisationId" as organisation, port."lineId" as line
     from online_order join user_account on user_account.id = coalesce("salesId", "placedBy")
     join port on port.id = online_order."podId" where online_order.id = $1`,
    [ids.other],
  );
  const { sales = '', organisation = '', line = '' } = rows[0] ?? {};
  const all = await found({});
  const ofSales = await found({ filters: { departmentId: organisation } });
  expect(ofSales).toContain(ids.other);
  const { data } = await company.ops.call(orders.listOrders, {
    body: { scope: 'company', filters: { departmentId: organisation } },
  });
  expect(data?.list[0]?.companyName).not.toBe('');
  expect(await found({ filters: { companyId: 'nowhere' } })).toEqual([]);
  // What lies below a company belongs to it, and what somebody may not see stays out of every company.
  const { rows: above } = await company.app.database.pool.query<{ id: string }>(
    `select id from organisation where "parentId" is null or "parentId" in ('', '-1', '0')`,
  );
  expect(new Set(await found({ filters: { companyId: above[0]?.id ?? '' } }))).toEqual(new Set(ofSales));
  const mine = await found({ scope: 'mine', filters: { companyId: above[0]?.id ?? '' } }, company.client);
  expect(mine).not.toContain(ids.other);
  expect(await found({ filters: { lineId: line } })).toHaveLength(all.length);
  await company.app.database.pool.query(`update trade_line set "ownerId" = $1 where id = $2`, [sales, line]);
  expect(await found({ filters: { lineOwnerId: sales } })).toHaveLength(all.length);
  expect(await found({ filters: { lineOwnerId: 'user-admin' } })).toEqual([]);
  expect(await found({ filters: { states: [] } })).toEqual([]);
  expect(await found({ filters: { createdFrom: today.getTime() + 90_000 } })).toHaveLength(2);
  expect(await found({ filters: { createdTo: today.getTime() - 1 } })).toEqual([]);
});

it('finds who looks after orders and where they go by an index', async () => {
  const { rows } = await company.app.database.pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where tablename = 'online_order'`,
  );
  const names = rows.map(({ indexname }) => indexname);
  for (const name of ['online_order_looked_after', 'online_order_pod', 'online_order_created'])
    expect(names).toContain(name);
});

it('is sorted by what its reader chooses, without a row on two pages', async () => {
  for (const sidx of orders.orderColumns)
    for (const sort of ['asc', 'desc'] as const) {
      const pages = [];
      for (const currentPage of [1, 2, 3])
        pages.push(...(await found({ sidx, sort, pageSize: 2, currentPage })));
      expect([sidx, sort, new Set(pages).size]).toEqual([sidx, sort, 5]);
    }
  expect(await found({ sidx: 'orderNo', sort: 'asc' })).toEqual([
    ...[ids.draft, ids.sent, ids.booked, ids.again, ids.other],
  ]);
});

it('the tabs count what their lists have, in one call', async () => {
  for (const by of [company.ops, company.client, company.sales])
    for (const scope of orders.orderScopes) {
      const { data } = await by.call(orders.countOrders, { body: { scope } });
      for (const [tab, states] of Object.entries(orders.orderTabs)) {
        const list = await found({ scope, filters: { states: [...states] } }, by);
        expect([scope, tab, data?.tabs[tab as orders.OrderTab]]).toEqual([scope, tab, list.length]);
      }
    }
});

describe('to order the same again', () => {
  it('an order is copied without its days, at the prices of today', async () => {
    const { data } = await company.client.call(orders.copyOrder, { params: { id: ids.booked ?? '' } });
    const copy = await company.shown(data?.id ?? '', company.client);
    expect(copy).toMatchObject({
      ...{ status: 'draft', commodity: '灯具', etdFrom: null, cargoReadyOn: null, sailing: null, soNo: '' },
      ...{ copiedFromId: ids.booked, rateId: company.rateId },
    });
    expect(copy.problems.map(({ field }) => field)).toEqual(['cargoReadyOn', 'etdFrom']);
  });

  it('a template keeps what it says, for who made it', async () => {
    const { client, sales } = company;
    const save = (name: string) =>
      client.call(orders.saveOrderTemplate, { body: { orderId: ids.sent ?? '', name } });
    const list = async (by = client) =>
      (await by.call(orders.listOrderTemplates)).data?.list ?? expect.fail();
    const first = (await save('洛杉矶家具')).data?.id ?? expect.fail();
    expect((await save('洛杉矶家具')).data?.id).toBe(first);
    expect(await list()).toMatchObject([
      { id: first, name: '洛杉矶家具', commodity: '家具', polName: '宁波' },
    ]);
    expect(await list(sales)).toEqual([]);
    const use = (by: typeof client) => by.call(orders.orderFromTemplate, { params: { id: first } });
    expect((await use(sales)).code).toBe(404);
    const { data } = await use(client);
    expect(await company.shown(data?.id ?? '', client)).toMatchObject({ status: 'draft', poNo: 'PO-7788' });
    const remove = (by: typeof client) => by.call(orders.deleteOrderTemplate, { params: { id: first } });
    expect((await remove(sales)).code).toBe(404);
    expect((await remove(client)).code).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('the party book has earlier shippers once, the latest first', async () => {
    const list = async (body: object, by = company.client) =>
      (await by.call(orders.listOrderParties, { body: { role: 'shipper', ...body } })).data?.list.map(
        ({ name }) => name,
      );
    expect(await list({})).toEqual(['甲方仓', '乙方仓']);
    expect(await list({ keyword: '北仑' })).toEqual(['乙方仓']);
    expect(await list({ role: 'consignee' })).toEqual([]);
    expect(await list({ customerId: company.mine }, company.ops)).toEqual(['甲方仓', '乙方仓']);
  });
});
