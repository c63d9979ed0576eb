import { getSalesCockpit, listSalesStep, type SalesStep } from '@fairway/contract/dashboards.ts';
import { settleInvoices } from '@fairway/contract/payments.ts';
import { acceptQuote, loseQuote } from '@fairway/contract/quotes.ts';
import { addInquiry } from '@fairway/contract/rate-inquiries.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { type OrderCompany, orderCompany } from '../orders/testing/order-company.ts';
import type { Person } from '../testing/test-app.ts';

let selling: OrderCompany;
let money: MoneyCompany;
beforeAll(async () => {
  selling = await orderCompany();
  money = await moneyCompany();
});
afterAll(async () => {
  await selling.app.close();
  await money.app.close();
});

const november = { from: '2026-11-01', to: '2026-11-30' };
const stepOf = async (by: Person, step: SalesStep, period = november) => {
  const { data, msg } = await by.call(getSalesCockpit, { body: period });
  const found = (data ?? expect.fail(msg)).steps.find((one) => one.step === step) ?? expect.fail(step);
  return [found.count, found.wentOn];
};

it('an inquiry of a customer went on once they were quoted on its lane', async () => {
  const { client, sales, codes, sent } = selling;
  const lane = { mode: 'FCL', polId: codes.port('CNNGB'), podId: codes.port('USLAX') } as const;
  expect((await client.call(addInquiry, { body: lane })).code).toBe(200);
  const elsewhere = { ...lane, podId: codes.port('DEHAM') };
  expect((await client.call(addInquiry, { body: elsewhere })).code).toBe(200);
  expect(await stepOf(sales, 'inquiry')).toEqual([2, 0]);
  await sent(sales);
  expect(await stepOf(sales, 'inquiry')).toEqual([2, 1]);
  expect(await stepOf(sales, 'inquiry', { from: '2026-11-11', to: '2026-11-30' })).toEqual([0, 0]);
  // Nobody else sells to them.
  expect(await stepOf(selling.manager, 'inquiry')).toEqual([0, 0]);
});

it('a quote counts once it was sent, and went on once it was accepted; a lost one says why', async () => {
  const { client, sales, sent } = selling;
  const [before = 0] = await stepOf(sales, 'quote');
  const { id } = await sent(sales);
  const lost = await sent(sales);
  expect(await stepOf(sales, 'quote')).toEqual([Number(before) + 2, 0]);
  expect((await client.call(acceptQuote, { params: { id }, body: {} })).code).toBe(200);
  const gone = await sales.call(loseQuote, { params: { id: lost.id }, body: { reason: 'transit' } });
  expect(gone.code).toBe(200);
  expect(await stepOf(sales, 'quote')).toEqual([Number(before) + 2, 1]);
  const { data } = await sales.call(getSalesCockpit, { body: november });
  expect(data?.lost).toEqual([{ reason: 'transit', count: 1 }]);
  const { data: rows } = await sales.call(listSalesStep, {
    body: { ...november, step: 'quote', lost: 'transit' },
  });
  expect(rows?.list.map(({ id: one, customerName, wentOn }) => [one, customerName, wentOn])).toEqual([
    [lost.id, '甲客户有限公司', false],
  ]);
});

it('an order counts once it was submitted, and went on once it became a shipment', async () => {
  const { sales, orderIn } = selling;
  await orderIn('draft');
  expect(await stepOf(sales, 'order')).toEqual([0, 0]);
  await orderIn('submitted');
  await orderIn('converted');
  expect(await stepOf(sales, 'order')).toEqual([2, 1]);
});

it('a shipment counts once it left, and went on once all its bills are paid', async () => {
  const { app, approved, charge, issued, received, who, manager } = money;
  const sales = who('sales01');
  const { shipmentId, ids } = await approved([await charge('THC', '1060')]);
  expect(await stepOf(sales, 'sailing')).toEqual([0, 0]);
  await app.database.pool.query(
    `update shipment set atd = '2026-11-09', "sailsAt" = '2026-11-09' where id = $1`,
    [shipmentId],
  );
  await app.database.pool.query(
    `update shipment_viewer set "sailsAt" = '2026-11-09' where "shipmentId" = $1`,
    [shipmentId],
  );
  expect(await stepOf(sales, 'sailing')).toEqual([1, 0]);
  const bill = await issued(ids);
  expect(await stepOf(sales, 'sailing')).toEqual([1, 0]);
  expect(await stepOf(sales, 'payment')).toEqual([0, null]);
  const paymentId = await received(bill.total);
  const settled = await manager.call(settleInvoices, {
    params: { id: paymentId },
    body: { partyId: money.mine, invoices: [{ invoiceId: bill.id, amount: bill.total }] },
  });
  expect(settled.msg).toBe(settled.code === 200 ? settled.msg : '');
  expect(await stepOf(sales, 'sailing')).toEqual([1, 1]);
  expect(await stepOf(sales, 'payment')).toEqual([1, null]);
  const { data: rows } = await sales.call(listSalesStep, { body: { ...november, step: 'payment' } });
  expect(rows?.list[0]).toMatchObject({ id: bill.id, total: { currency: 'CNY', amount: bill.total } });
  // What a colleague sells is not mine.
  expect(await stepOf(who('sales02'), 'sailing')).toEqual([0, 0]);
});
