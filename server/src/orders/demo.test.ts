import { orderStates } from '@fairway/contract/order-fields.ts';
import * as orders from '@fairway/contract/orders.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

it('the demo company has orders in every state, with prices, numbers and a history', async () => {
  const manager = await app.as('manager01');
  const { data } = await manager.call(orders.listOrders, { body: { scope: 'company', pageSize: 200 } });
  const list = data?.list ?? expect.fail();
  expect(list).toHaveLength(120);
  for (const state of orderStates)
    expect(list.filter(({ status }) => status === state).length, state).toBeGreaterThanOrEqual(4);
  expect(new Set(list.map(({ mode }) => mode)).size).toBe(4);
  expect(new Set(list.map(({ orderNo }) => orderNo)).size).toBe(120);
  for (const order of list) {
    expect(order.totals.length, order.orderNo).toBeGreaterThan(0);
    const day = new Date(order.creatorTime + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(order.orderNo).toContain(`ORD${day.replaceAll('-', '')}`);
    expect(order.lastModifyTime, order.orderNo).toBeLessThanOrEqual(Date.now());
    if (['booking', 'confirmed', 'converted', 'completed'].includes(order.status))
      expect(order.sailing?.etd, order.orderNo).toBeGreaterThan(order.creatorTime);
  }
  expect(list.filter(({ isOverdue }) => isOverdue).length).toBeGreaterThan(2);
  expect(list.filter(({ request }) => request !== null)).toHaveLength(3);
  const { data: counted } = await manager.call(orders.countOrders, { body: { scope: 'company' } });
  expect(counted?.tabs).toMatchObject({ all: 120, converted: 26, submitted: 14, cancelled: 18, booking: 22 });
});

it('and its customer has some of them, which they can go on with', async () => {
  const client = await app.as('client01');
  const { data } = await client.call(orders.listOrders, { body: { pageSize: 200 } });
  const list = data?.list ?? expect.fail();
  expect(list.length).toBeGreaterThan(20);
  for (const { id } of list.slice(0, 12)) {
    const { data: order, msg } = await client.call(orders.getOrder, { params: { id } });
    expect(order?.history.length, msg).toBeGreaterThan(0);
    expect(order?.price?.standing.holds, order?.orderNo).toBe(true);
  }
  const sent = list.find(({ status }) => status === 'submitted') ?? expect.fail();
  const params = { id: sent.id };
  expect((await client.call(orders.withdrawOrder, { params, body: { version: sent.version } })).code).toBe(
    200,
  );
  const again = await client.call(orders.submitOrder, { params, body: { version: sent.version + 1 } });
  expect([again.code, again.msg]).toEqual([200, expect.anything()]);
});
