import { openRecordThread } from '@fairway/contract/chat.ts';
import { customers } from '@fairway/contract/customers.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { getDownload } from '@fairway/contract/files.ts';
import * as orders from '@fairway/contract/orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf, upload } from '../files/sample-files.ts';
import { type OrderCompany, oneDay, orderCompany, today } from './testing/order-company.ts';

let company: OrderCompany;
beforeAll(async () => {
  company = await orderCompany();
});
afterAll(() => company.app.close());
beforeEach(() => {
  company.app.clock.now = new Date(today);
});

describe('a draft', () => {
  it('has the price the customer is offered, held for three days', async () => {
    const { id, orderNo, isKnown } = await company.draft();
    expect(orderNo).toMatch(/^ORD20261110\d{4}$/);
    expect(isKnown).toBe(false);
    const order = await company.shown(id, company.client);
    expect(order).toMatchObject({
      ...{ status: 'draft', mode: 'FCL', polCode: 'CNNGB', podCode: 'USLAX', carrierCode: 'COSU' },
      ...{ problems: [], warnings: [], salesName: expect.any(String), request: null },
      next: { what: 'submit', by: 'customer', until: today.getTime() + 3 * oneDay },
      priceLockUntil: today.getTime() + 3 * oneDay,
    });
    // 2 × 1,900 and THC, DOC of the port.
    expect(order.totals).toEqual([
      { currency: 'CNY', amount: '2650.00' },
      { currency: 'USD', amount: '3800.00' },
    ]);
    expect(order.convertedTotal).toEqual({ currency: 'CNY', amount: '29440.00' });
    expect(order.price?.standing).toEqual({ date: '2026-11-18', isKnown: false, holds: true });
    expect(order.steps.map(({ state }) => state)).toEqual(['current', ...Array(6).fill('ahead')]);
  });

  it('keeps its price while it is held, also when the rate changes; another cargo is priced anew', async () => {
    const { id } = await company.draft();
    const price = async () => (await company.shown(id)).price;
    const first = await price();
    await company.app.database.pool.query(
      `update freight_rate set prices = jsonb_set(prices, '{boxes,1,sell}', '"2000"') where id = $1`,
      [company.rateId],
    );
    company.app.clock.now = new Date(today.getTime() + oneDay);
    const change = async (changes: object) => {
      const { fields, version } = await company.shown(id);
      const { code, msg } = await company.client.call(orders.updateOrder, {
        ...{ params: { id }, body: { ...fields, ...changes, version } },
      });
      expect([code, msg]).toEqual([200, expect.anything()]);
    };
    await change({ remark: '请尽快' });
    expect(await price()).toEqual(first);
    await change({ boxes: [{ type: '40HQ', count: 1 }] });
    expect((await price())?.totals).toContainEqual({ currency: 'USD', amount: '2000.00' });
    await company.app.database.pool.query(
      `update freight_rate set prices = jsonb_set(prices, '{boxes,1,sell}', '"1900"') where id = $1`,
      [company.rateId],
    );
  });

  it('may have as little as somebody likes; it is not sent then, and is told what is missing', async () => {
    const { data } = await company.client.call(orders.createOrder, { body: { mode: 'FCL' } });
    const id = data?.id ?? expect.fail();
    const order = await company.shown(id, company.client);
    expect(order.problems.map(({ field }) => field)).toContain('shipper');
    expect(order.price).toBeNull();
    expect((await company.act.submit(id)).msg).toContain('发货人未填写');
    expect((await company.shown(id)).status).toBe('draft');
  });

  it('that is sent twice from a device is one order', async () => {
    const body = company.written({ clientId: 'device-1' });
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => company.client.call(orders.createOrder, { body })),
    );
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    expect(replies.filter(({ data }) => data?.isKnown === false)).toHaveLength(1);
    // Of somebody else it is another one.
    const other = await company.draft(company.sales, { clientId: 'device-1' });
    expect(other.id).not.toBe(replies[0]?.data?.id);
  });

  it('is written by one at a time', async () => {
    const { id } = await company.draft();
    const { fields, version } = await company.shown(id);
    const save = () =>
      company.client.call(orders.updateOrder, { params: { id }, body: { ...fields, marks: 'A', version } });
    expect((await save()).code).toBe(200);
    expect((await save()).code).toBe(409);
  });

  it('acts once for a command that is sent twice', async () => {
    const headers = { 'command-id': 'order-once' };
    const body = company.written();
    const [one, other] = [
      await company.client.call(orders.createOrder, { body, headers }),
      await company.client.call(orders.createOrder, { body, headers }),
    ];
    expect(other.data?.id).toBe(one.data?.id ?? expect.fail(one.msg));
    const submit = {
      params: { id: one.data?.id ?? '' },
      body: { version: 1 },
      headers: { 'command-id': 'send-once' },
    };
    const sent = [
      await company.client.call(orders.submitOrder, submit),
      await company.client.call(orders.submitOrder, submit),
    ];
    expect(sent.map(({ code, data }) => [code, data?.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    const { history } = await company.shown(one.data?.id ?? '');
    expect(history.map(({ act }) => act)).toEqual(['create', 'submit']);
  });

  it('is deleted only while it is one', async () => {
    const [draft, sent] = [(await company.draft()).id, await company.orderIn('submitted')];
    const remove = (id: string) => company.client.call(orders.deleteOrder, { params: { id } });
    expect((await remove(draft)).code).toBe(200);
    expect((await remove(draft)).code).toBe(404);
    expect((await remove(sent)).code).toBe(400);
  });

  it('takes only rates of its lane, offered to its customer, and sailings of that', async () => {
    const create = (changes: object, by = company.client) =>
      by.call(orders.createOrder, { body: company.written(changes) });
    expect((await create({ polId: company.codes.port('CNSHA') })).code).toBe(400);
    expect((await create({ podId: company.codes.port('NLRTM') })).code).toBe(400);
    expect((await create({ mode: 'LCL' })).code).toBe(400);
    const audience = { isForEveryCustomer: false, levels: [], customerIds: [company.other] };
    const others = await company.rate({ audience, serviceCode: 'OTHERS' });
    expect((await create({ rateId: others })).code).toBe(404);
    expect((await create({ rateId: others, customerId: company.mine }, company.sales)).code).toBe(400);
    expect((await create({ rateId: others, customerId: company.other }, company.sales)).code).toBe(200);
    expect((await create({ sailingId: 'nowhere' })).code).toBe(400);
    const [first] = company.sailingIds;
    const { data } = await create({ sailingId: first, etdFrom: null, etdTo: null });
    const { sailing, price } = await company.shown(data?.id ?? '');
    expect(sailing).toMatchObject({ id: first, carrierVoyage: '001E' });
    expect(price?.standing).toEqual({ date: '2026-11-20', isKnown: true, holds: true });
  });

  it('by a quote has the prices of the quote, for the boxes that were quoted', async () => {
    const quote = await company.sent();
    await company.app.database.pool.query(
      `update quote set totals = '[{"currency":"USD","amount":"3500.00"}]' where id = $1`,
      [quote.id],
    );
    const { id } = await company.draft(company.client, { quoteId: quote.id });
    expect(await company.shown(id)).toMatchObject({
      ...{ quoteNo: quote.quoteNo, price: { source: 'quote' }, totals: [{ amount: '3500.00' }] },
    });
    const more = await company.draft(company.client, {
      quoteId: quote.id,
      boxes: [{ type: '40HQ', count: 3 }],
    });
    expect((await company.shown(more.id)).price?.source).toBe('rate');
    const strange = await company.sent(company.sales, { customerId: company.other });
    const refused = await company.client.call(orders.createOrder, {
      body: company.written({ quoteId: strange.id }),
    });
    expect(refused.code).toBe(404);
  });
});

describe('who sees an order', () => {
  it('customers those of their company, without what staff drafts for it; others are not there', async () => {
    const theirs = await company.draft(company.sales, { customerId: company.other });
    const drafted = await company.draft(company.sales);
    const mine = await company.draft();
    const list = async (scope: 'mine' | 'company') => {
      const { data } = await company.client.call(orders.listOrders, { body: { scope, pageSize: 500 } });
      return data?.list.map(({ id }) => id) ?? expect.fail();
    };
    for (const scope of orders.orderScopes) {
      expect(await list(scope)).toContain(mine.id);
      expect(await list(scope)).not.toContain(theirs.id);
      expect(await list(scope)).not.toContain(drafted.id);
    }
    // Staff may do with it what customers may, and then the customer sees it.
    expect((await company.act.submit(drafted.id, company.sales)).code).toBe(200);
    expect(await list('mine')).toContain(drafted.id);

    const { fields } = await company.shown(theirs.id);
    const body = {
      ...fields,
      version: 1,
      reason: 'space',
      remark: 'x',
      fields,
      soNo: 'SO1',
      isGranted: true,
    };
    const calls = endpoints.filter(({ path }) => path.startsWith('/api/erpcargo/Order/:id'));
    expect(calls.length).toBeGreaterThan(18);
    for (const call of calls) {
      const hasBody = call.method === 'POST' || call.method === 'PUT';
      const asked = { params: { id: theirs.id }, ...(hasBody && { body }) };
      const { code } = await company.client.call(call, asked as never);
      expect([call.name, code]).toEqual([call.name, expect.toBeOneOf([404, 403])]);
    }
    const parties = await company.client.call(orders.listOrderParties, {
      body: { role: 'shipper', customerId: company.other },
    });
    expect(parties.data?.list).toEqual([]);
    const template = { orderId: theirs.id, name: '偷看' };
    expect((await company.client.call(orders.saveOrderTemplate, { body: template })).code).toBe(404);
  });

  it('staff those they placed and those of their customers; who handles orders all of them', async () => {
    const { admin, ops, sales, manager } = company;
    const placed = await company.draft(admin, { customerId: company.mine });
    const seen = async (by: typeof ops, scope: 'mine' | 'company') =>
      (await by.call(orders.listOrders, { body: { scope, pageSize: 500 } })).data?.list.some(
        ({ id }) => id === placed.id,
      );
    // The customer is one of sales01.
    expect(await seen(sales, 'mine')).toBe(true);
    expect(await seen(ops, 'mine')).toBe(false);
    expect(await seen(ops, 'company')).toBe(true);
    expect(await seen(manager, 'company')).toBe(true);
    await company.app.database.pool.query(`update customer set "salesId" = null where id = $1`, [
      company.mine,
    ]);
    expect(await seen(sales, 'company')).toBe(false);
    expect((await sales.call(orders.getOrder, { params: { id: placed.id } })).code).toBe(404);
    await company.app.database.pool.query(
      `update customer set "salesId" = (select id from user_account where account = 'sales01') where id = $1`,
      [company.mine],
    );
  });

  it('its files and its conversation are for the same people', async () => {
    const { app, client, ops } = company;
    const { data: file } = await upload({ url: app.url, token: client.token }, 'MSDS.pdf', pdfOf(300));
    const fileId = file?.name ?? expect.fail();
    const read = async (by: typeof client) =>
      (await by.call(getDownload, { params: { type: 'annex', fileId } })).code;
    expect(await read(ops)).toBe(404);
    const { id } = await company.draft(client, { fileIds: [fileId] });
    expect(await read(ops)).toBe(200);
    expect((await company.shown(id, ops)).files).toMatchObject([{ fileId, name: 'MSDS.pdf' }]);
    // Whoever has not got a file cannot show it.
    const { data: secret } = await upload({ url: app.url, token: ops.token }, '内部.pdf', pdfOf(300));
    const stolen = await client.call(orders.createOrder, {
      body: company.written({ fileIds: [secret?.name ?? ''] }),
    });
    expect(stolen.code).toBe(404);

    const talk = (by: typeof client, orderId: string) =>
      by.call(openRecordThread, { body: { kind: 'order', id: orderId } });
    expect((await talk(client, id)).code).toBe(404);
    await company.act.submit(id);
    const thread = await talk(client, id);
    expect(thread.data?.id).toEqual((await talk(ops, id)).data?.id ?? expect.fail(thread.msg));
    const theirs = await company.draft(company.sales, { customerId: company.other });
    await company.act.submit(theirs.id, company.sales);
    expect((await talk(client, theirs.id)).code).toBe(404);
  });

  it('nobody outside reads costs, floors, contract numbers and what is said among staff', async () => {
    const secret =
      /"(cost|profit|floor|listPrice|contractNo|remarkInternal|credit|costs|priceBefore)":|SECRET-1|内部备注|"1750|"1850/;
    const id = await company.orderIn('converted');
    const texts = async (by: typeof company.client) => {
      const told = [
        await by.call(orders.getOrder, { params: { id } }),
        await by.call(orders.listOrders, { body: {} }),
        await by.call(orders.listOrderSailings, { params: { id } }),
        await by.call(orders.countOrders, { body: {} }),
      ];
      for (const { code } of told) expect(code).toBe(200);
      return JSON.stringify(told);
    };
    expect(await texts(company.client)).not.toMatch(secret);
    // Operations were not granted the columns either; those who were see what is left.
    expect(await texts(company.ops)).not.toMatch(secret);
    const { cost, profit } = await company.shown(id, company.manager);
    expect(cost).toEqual([{ currency: 'USD', amount: '3500.00' }]);
    expect(profit).toEqual([{ currency: 'USD', amount: '300.00' }]);
  });
});

it('a customer that is frozen sends nothing', async () => {
  const { id } = await company.draft();
  const { data } = await company.admin.call(customers.get, { params: { id: company.mine } });
  const frozen = async (status: 'frozen' | 'active') =>
    company.app.database.pool.query(`update customer set status = $2 where id = $1`, [data?.id, status]);
  await frozen('frozen');
  expect((await company.act.submit(id)).msg).toContain('停用');
  expect((await company.shown(id)).warnings).toContain('customerFrozen');
  await frozen('active');
  expect((await company.act.submit(id)).code).toBe(200);
});
