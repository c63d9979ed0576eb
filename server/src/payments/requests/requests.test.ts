import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from '@fairway/contract/endpoint.ts';
import { updateInvoice } from '@fairway/contract/invoices.ts';
import { getTrialBalance } from '@fairway/contract/ledger.ts';
import {
  cancelPaymentRequest,
  createPaymentRequest,
  getPaymentRequest,
  listPayableInvoices,
  listPaymentRequests,
  type PaymentRequestDetail,
  payPaymentRequest,
} from '@fairway/contract/payment-requests.ts';
import { getPayment } from '@fairway/contract/payments.ts';
import { approveTask, cancelFlow, getFlow, rejectTask, withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../../invoices/testing/money-company.ts';
import { recomputeMoney } from '../../ledger/testing/recompute-money.ts';

type Asked = NonNullable<Input<typeof createPaymentRequest>['body']>;

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany({ withJobs: true });
}, 120_000);
afterAll(() => company.app.close());

let papers = 0;
/** A bill of the supplier, in force. */
async function bill(price: string, changes: object = {}): Promise<string> {
  const { approved, charge, drafted, vendor, shown, act, manager } = company;
  const written = await charge('THC', price, {
    side: 'payable',
    partyId: vendor,
    vatKind: 'exempt',
    ...changes,
  });
  const [id = ''] = await drafted((await approved([written])).ids);
  const { version } = await shown(id);
  const supplierNo = `V-${++papers}`;
  await manager.call(updateInvoice, { params: { id }, body: { version, supplierNo } });
  for (const name of ['confirm', 'issue'] as const) expect((await act(name, id)).code).toBe(200);
  return id;
}
const written = (lines: Asked['lines'], changes: Partial<Asked> = {}): Asked => ({
  ...{ partyId: company.vendor, bankAccountId: company.accounts.CNY, wantedOn: '2026-11-20' },
  ...{ reason: '十月订舱费', lines, ...changes },
});
const ask = (lines: Asked['lines'], changes: Partial<Asked> = {}, by = company.manager) =>
  by.call(createPaymentRequest, { body: written(lines, changes) });
const asked = async (lines: Asked['lines'], changes: Partial<Asked> = {}) => {
  const { data, msg } = await ask(lines, changes);
  return data ?? expect.fail(msg);
};
const shown = async (id: string, by = company.manager): Promise<PaymentRequestDetail> => {
  const { data, msg } = await by.call(getPaymentRequest, { params: { id } });
  return data ?? expect.fail(msg);
};
const taskOf = async (flowId: string): Promise<string | undefined> =>
  (
    await company.app.database.pool.query<{ id: string }>('select id from flow_task where "flowId" = $1', [
      flowId,
    ])
  ).rows[0]?.id;
/** Whoever is asked agrees; the administrators stand in for a head the desk does not have. */
async function approve(flowId: string): Promise<void> {
  for (let task = await taskOf(flowId); task; task = await taskOf(flowId)) {
    const { code, msg } = await company.who('admin').call(approveTask, {
      ...{ params: { taskOperatorId: task }, body: {} },
    });
    if (code !== 200) expect.fail(msg);
  }
}
async function until(id: string, status: PaymentRequestDetail['status']): Promise<PaymentRequestDetail> {
  for (let tries = 0; ; tries += 1) {
    const request = await shown(id);
    if (request.status === status) return request;
    if (tries > 400) throw new Error(`never ${status}: ${JSON.stringify(request)}`);
    await sleep(25);
  }
}
const approved = async (lines: Asked['lines'], changes: Partial<Asked> = {}) => {
  const { id, flowId } = await asked(lines, changes);
  await approve(flowId);
  return until(id, 'approved');
};
const pay = (
  { id, version }: Pick<PaymentRequestDetail, 'id' | 'version'>,
  more: object = {},
  headers = {},
) =>
  company.manager.call(payPaymentRequest, {
    ...{ params: { id }, body: { version, valueOn: '2026-11-10', ...more }, headers },
  });
const listed = async (tab: 'running' | 'toPay' | 'paid' | 'refused') =>
  (await company.manager.call(listPaymentRequests, { body: { pageSize: 100, tab } })).data?.list.map(
    ({ id }) => id,
  ) ?? [];

describe('a request for a payment', () => {
  it('is approved, paid once, and settles its bills', async () => {
    const [first, second] = [await bill('300'), await bill('500')];
    const lines = [
      { invoiceId: first, amount: '300' },
      { invoiceId: second, amount: '200' },
    ];
    const { id, flowId } = await asked(lines);
    expect(await listed('running')).toContain(id);
    const request = await company.who('admin').call(getFlow, {
      ...{ params: { taskId: flowId }, query: { opType: '1', taskOperatorId: (await taskOf(flowId)) ?? '' } },
    });
    expect(request.data?.subject).toEqual({ kind: 'paymentRequest', id });
    for (const word of ['十月订舱费', '秘密订舱代理', 'V-1'])
      expect(JSON.stringify(request.data)).toContain(word);
    expect((await pay(await shown(id))).msg).toContain('状态');
    await approve(flowId);
    const ready = await until(id, 'approved');
    expect(ready).toMatchObject({ amount: '500.00', can: ['pay', 'cancel'], payment: null });
    expect(await listed('toPay')).toContain(id);
    const headers = { 'command-id': 'pay-once' };
    const paid = await pay(ready, { fee: '5', bankRef: 'OUT-1' }, headers);
    expect(paid.data).toMatchObject({ status: 'paid' });
    expect((await pay(ready, { fee: '5', bankRef: 'OUT-1' }, headers)).data).toEqual(paid.data);
    expect((await pay(ready)).msg).toContain('状态');
    expect(await company.shown(first)).toMatchObject({ status: 'paid', balance: '0.00' });
    expect(await company.shown(second)).toMatchObject({ status: 'partlyPaid', balance: '300.00' });
    const payment = await company.manager.call(getPayment, { params: { id: paid.data?.paymentId ?? '' } });
    expect(payment.data?.payment).toMatchObject({ direction: 'out', amount: '500.00', unapplied: '0.00' });
    expect(await shown(id)).toMatchObject({ payment: { paymentNo: paid.data?.paymentNo }, can: [] });
    expect(await listed('paid')).toContain(id);
  });

  it('asks for no more than is owed and others do not ask for, whoever asks at once', async () => {
    const invoiceId = await bill('1000');
    const replies = await Promise.all(Array.from({ length: 4 }, () => ask([{ invoiceId, amount: '400' }])));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(replies.find(({ code }) => code !== 200)?.msg).toContain('CNY 200.00');
    const { data } = await company.manager.call(listPayableInvoices, { body: { invoiceIds: [invoiceId] } });
    expect(data?.list).toMatchObject([{ balance: '1000.00', asked: '800.00', open: '200.00' }]);
    expect((await ask([{ invoiceId, amount: '200.01' }])).code).toBe(400);
    expect((await ask([{ invoiceId, amount: '200' }])).code).toBe(200);
  });

  it('is for bills of one supplier and currency, from an account in it', async () => {
    const { accounts, issued, approved: entered, charge, other } = company;
    const [cny, usd] = [await bill('100'), await bill('100', { currency: 'USD' })];
    const foreign = await bill('100', { partyId: other });
    const one = (invoiceId: string) => ({ invoiceId, amount: '10' });
    expect((await ask([])).msg).toContain('请选择');
    expect((await ask([one(cny), one(usd)])).msg).toContain('同一币种');
    expect((await ask([one(cny), one(foreign)])).msg).toContain('同一对象');
    expect((await ask([one(cny), one(cny)])).code).toBe(400);
    expect((await ask([one(usd)])).msg).toContain('USD');
    expect((await ask([one(usd)], { bankAccountId: accounts.USD })).code).toBe(200);
    const sold = await issued((await entered([await charge('DOC', '50')])).ids);
    expect((await ask([one(sold.id)], { partyId: company.mine })).msg).toContain('应付账单');
    expect((await ask([one('nothing')])).code).toBe(404);
    expect((await ask([one(cny)], { bankAccountId: 'nothing' })).code).toBe(404);
    expect((await ask([one(cny)], { prepaid: '1' })).code).toBe(400);
  });

  it('ahead of any bill leaves money with the supplier', async () => {
    const ready = await approved([], { prepaid: '888.8' });
    expect(ready).toMatchObject({ kind: 'prepaid', amount: '888.80', lines: [] });
    const { data } = await pay(ready);
    const payment = await company.manager.call(getPayment, { params: { id: data?.paymentId ?? '' } });
    expect(payment.data?.payment).toMatchObject({ kind: 'prepaid', unapplied: '888.80' });
  });

  it('that is rejected, taken back, ended or given up lets others ask', async () => {
    const invoiceId = await bill('70');
    const lines = [{ invoiceId, amount: '70' }];
    const first = await asked(lines);
    expect((await ask(lines)).code).toBe(400);
    const params = { taskOperatorId: (await taskOf(first.flowId)) ?? '' };
    const body = { handleOpinion: '不付' };
    expect((await company.who('admin').call(rejectTask, { params, body })).code).toBe(200);
    await until(first.id, 'rejected');
    const second = await asked(lines);
    const taken = await company.manager.call(withdrawFlow, { params: { taskId: second.flowId }, body: {} });
    expect(taken.code).toBe(200);
    await until(second.id, 'withdrawn');
    const third = await asked(lines);
    const ended = await company.who('admin').call(cancelFlow, {
      ...{ params: { taskId: third.flowId }, body: { handleOpinion: '终止' } },
    });
    expect(ended.code).toBe(200);
    await until(third.id, 'rejected');
    const ready = await approved(lines);
    const cancel = (version: number) =>
      company.manager.call(cancelPaymentRequest, {
        params: { id: ready.id },
        body: { version, reason: '改月底付' },
      });
    expect((await cancel(ready.version + 1)).code).toBe(409);
    expect((await cancel(ready.version)).code).toBe(200);
    expect((await pay(ready)).msg).toContain('状态');
    for (const { id } of [first, second, third, ready]) expect(await listed('refused')).toContain(id);
    expect((await ask(lines)).code).toBe(200);
  });

  it('is not paid where its bill was paid otherwise meanwhile, and nothing is left of the try', async () => {
    const { received, vendor, manager, app } = company;
    const { settleInvoices } = await import('@fairway/contract/payments.ts');
    const invoiceId = await bill('90');
    const ready = await approved([{ invoiceId, amount: '90' }]);
    const direct = await received('50', { partyId: vendor, direction: 'out' });
    await manager.call(settleInvoices, {
      ...{ params: { id: direct }, body: { partyId: vendor, invoices: [{ invoiceId, amount: '50' }] } },
    });
    const count = async () => (await app.database.pool.query('select count(*) from payment')).rows[0]?.count;
    const before = await count();
    expect((await pay(ready)).msg).toContain('超过');
    expect(await count()).toBe(before);
    expect((await shown(ready.id)).status).toBe('approved');
    const both = await approved([{ invoiceId: await bill('60'), amount: '60' }]);
    const codes = (await Promise.all([pay(both), pay(both)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 400]);
  });

  it('is of the people of its company who pay, and the books stay level', async () => {
    const { who, app, manager } = company;
    const invoiceId = await bill('40');
    const { id } = await asked([{ invoiceId, amount: '40' }]);
    expect((await who('manager03').call(getPaymentRequest, { params: { id } })).code).toBe(404);
    expect((await ask([{ invoiceId, amount: '1' }], {}, who('manager03'))).code).toBe(404);
    for (const account of ['ops02', 'sales02', 'client01'])
      expect((await ask([{ invoiceId, amount: '1' }], {}, who(account))).code).toBe(403);
    const paying = await who('sales02').call(payPaymentRequest, {
      ...{ params: { id }, body: { version: 1, valueOn: '2026-11-10' } },
    });
    expect(paying.code).toBe(403);
    expect((await who('sales02').call(getPaymentRequest, { params: { id } })).code).toBe(404);
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
    const balance = await manager.call(getTrialBalance, { query: { from: '2026-10', to: '2026-11' } });
    expect(balance.data?.difference).toBe('0.00');
  });
});
