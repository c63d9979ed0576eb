import type { Input } from '@fairway/contract/endpoint.ts';
import { listLedgerEntries } from '@fairway/contract/ledger.ts';
import {
  bankAccounts,
  claimPayment,
  getPayment,
  listPayments,
  previewSettlement,
  registerPayment,
  reversePayment,
  reverseSettlement,
  settleInvoices,
} from '@fairway/contract/payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { findWrongBalances } from '../ledger/store.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(async () => {
  expect(await findWrongBalances(company.app.database.db, 5)).toEqual([]);
  await company.app.close();
});

type Asked = NonNullable<Input<typeof settleInvoices>['body']>['invoices'];
const settled = (paymentId: string, invoices: Asked, partyId = company.mine) =>
  company.manager.call(settleInvoices, { params: { id: paymentId }, body: { partyId, invoices } });
const payment = async (id: string) => {
  const { data, msg } = await company.manager.call(getPayment, { params: { id } });
  return data ?? expect.fail(msg);
};
const billed = async (price: string, changes: Parameters<MoneyCompany['charge']>[2] = {}) => {
  const { ids } = await company.approved([
    await company.charge('OF', price, { vatKind: 'exempt', ...changes }),
  ]);
  return company.issued(ids);
};

describe('money that came in', () => {
  it('pays an invoice in parts, and each part can be taken back', async () => {
    const { shown, received } = company;
    const { id: invoiceId } = await billed('1000');
    const first = await received('400');
    expect((await settled(first, [{ invoiceId, amount: '400' }])).data?.unapplied).toBe('0.00');
    expect(await shown(invoiceId)).toMatchObject({ status: 'partlyPaid', balance: '600.00' });
    const second = await received('700');
    expect((await settled(second, [{ invoiceId, amount: '600.01' }])).msg).toContain('超过');
    expect((await settled(second, [{ invoiceId, amount: '600' }])).data?.unapplied).toBe('100.00');
    expect(await shown(invoiceId)).toMatchObject({
      status: 'paid',
      balance: '0.00',
      lines: [{ settled: '1000.00' }],
    });
    const [one] = (await payment(first)).settlements;
    const booked = await company.manager.call(listLedgerEntries, {
      body: { filters: { sourceId: one?.id ?? '' } },
    });
    expect(booked.data?.list).toMatchObject([{ kind: 'settlement', invoiceId, paymentId: first }]);
    const back = () =>
      company.manager.call(reverseSettlement, { params: { id: one?.id ?? '' }, body: { reason: '认错了' } });
    expect((await back()).code).toBe(200);
    expect((await back()).msg).toContain('已冲销');
    expect(await shown(invoiceId)).toMatchObject({
      ...{ status: 'partlyPaid', balance: '400.00', lines: [{ settled: '600.00' }] },
      settlements: [{ isReversed: true }, { isReversed: false }],
    });
    expect((await payment(first)).payment.unapplied).toBe('400.00');
    const { invoiceNo: no } = await shown(invoiceId);
    const told = await company.app.database.pool.query<{ title: string; account: string }>(
      `select m.title, u.account from message m join message_receiver r on r."messageId" = m.id
       join user_account u on u.id = r."userId" where m.title like $1`,
      [`账单 ${no} %核销%`],
    );
    const titles = [
      `账单 ${no} 收到付款，核销 CNY 400.00，余额 CNY 600.00`,
      `账单 ${no} 收到付款，核销 CNY 600.00，余额 CNY 0.00`,
      `账单 ${no} 的核销 CNY 400.00 已冲销，余额 CNY 400.00`,
    ];
    expect(new Set(told.rows)).toEqual(new Set(titles.map((title) => ({ title, account: 'client01' }))));
  });

  it('in another currency covers its worth; a small rest is given up where somebody closes the invoice', async () => {
    const { shown, received, accounts } = company;
    const { id: invoiceId } = await billed('1000', { currency: 'USD' });
    const paid = await received('7000', { bankAccountId: accounts.CNY });
    const ask = (changes: Partial<Asked[number]>) => [
      { invoiceId, amount: '7000', crossRate: '0.14184397', ...changes },
    ];
    const preview = await company.manager.call(previewSettlement, {
      params: { id: paid },
      body: { partyId: company.mine, invoices: ask({ closes: true }) },
    });
    expect(preview.data?.list).toMatchObject([
      { covered: { currency: 'USD', amount: '992.91' }, rounding: '7.09', left: '0.00' },
    ]);
    expect((await settled(paid, ask({}))).code).toBe(200);
    expect(await shown(invoiceId)).toMatchObject({ status: 'partlyPaid', balance: '7.09' });
    const [one] = (await payment(paid)).settlements;
    await company.manager.call(reverseSettlement, {
      params: { id: one?.id ?? '' },
      body: { reason: '改为结清' },
    });
    expect((await settled(paid, ask({ closes: true }))).code).toBe(200);
    expect(await shown(invoiceId)).toMatchObject({ status: 'paid', settlements: [{}, { rounding: '7.09' }] });
    const { id: large } = await billed('1000', { currency: 'USD' });
    const little = await received('900', { bankAccountId: accounts.USD });
    expect((await settled(little, [{ invoiceId: large, amount: '900', closes: true }])).msg).toContain(
      '尾差',
    );
  });

  it('is shown before it is used: amounts that were left out, what is left, and line by line what would be refused', async () => {
    const { received, accounts, mine, manager } = company;
    const dollars = await billed('100', { currency: 'USD' });
    const yuan = await billed('300');
    const large = await billed('5000');
    const paid = await received('1000', { bankAccountId: accounts.CNY });
    await settled(await received('300'), [{ invoiceId: yuan.id, amount: '300' }]);
    const preview = (invoices: (Partial<Asked[number]> & { invoiceId: string })[]) =>
      manager.call(previewSettlement, { params: { id: paid }, body: { partyId: mine, invoices } });
    const { data } = await preview([
      { invoiceId: dollars.id },
      { invoiceId: yuan.id, amount: '300' },
      { invoiceId: 'nobody' },
      { invoiceId: large.id, amount: '5000' },
      { invoiceId: large.id },
    ]);
    expect(data).toMatchObject({
      unapplied: '0.00',
      list: [
        {
          ...{ paid: { amount: '710.00' }, covered: { currency: 'USD', amount: '100.00' }, left: '0.00' },
          ...{ crossRate: '0.14084507', problem: null },
        },
        { invoiceId: yuan.id, problem: expect.stringContaining(yuan.invoiceNo), covered: { amount: '0.00' } },
        { invoiceId: 'nobody', problem: expect.stringContaining('不存在') },
        { invoiceId: large.id, paid: { amount: '290.00' }, left: '4710.00', problem: null },
      ],
    });
    const tooMuch = await preview([{ invoiceId: large.id, amount: '1000.01' }]);
    expect(tooMuch.data).toMatchObject({
      ...{ unapplied: '1000.00', list: [{ problem: expect.stringContaining('只剩'), left: '5000.00' }] },
    });
    expect((await payment(paid)).payment.unapplied).toBe('1000.00');
  });

  it('at another rate leaves a difference of exchange, apart from what was earned', async () => {
    const { received, accounts, books } = company;
    const before = await books();
    const { id: invoiceId } = await billed('1000', { currency: 'USD' });
    const paid = await received('1000', { bankAccountId: accounts.USD, valueOn: '2026-10-30' });
    expect((await settled(paid, [{ invoiceId, amount: '1000' }])).code).toBe(200);
    expect((await payment(paid)).settlements).toMatchObject([{ exchangeGain: '-80.00' }]);
    const after = await books();
    const moved = (key: string) => Number(after[key]?.[1] ?? 0) - Number(before[key]?.[1] ?? 0);
    expect(moved('exchangeDifference USD')).toBeCloseTo(80, 2);
    expect(moved('receivable USD')).toBeCloseTo(0, 2);
    expect(moved('revenue USD')).toBeCloseTo(-7100, 2);
  });

  it('is nobody’s until it is claimed, by one or several, and goes from one to another', async () => {
    const { mine, other, received, manager, who } = company;
    const { id: invoiceId } = await billed('300');
    const id = await received('1000', { partyId: null, payerName: '宁波某某', bankRef: 'REF-1' });
    expect((await payment(id)).payment).toMatchObject({
      claim: 'unclaimed',
      unapplied: '1000.00',
      parties: [],
    });
    expect((await settled(id, [{ invoiceId, amount: '300' }])).code).toBe(404);
    const claim = async (parties: { partyId: string; amount: string }[], by = manager) =>
      by.call(claimPayment, {
        params: { id },
        body: { version: (await payment(id)).payment.version, parties },
      });
    expect((await claim([{ partyId: mine, amount: '1000.01' }])).msg).toContain('超过到账金额');
    expect((await claim([{ partyId: mine, amount: '600' }])).code).toBe(200);
    expect((await settled(id, [{ invoiceId, amount: '300' }])).code).toBe(200);
    expect((await claim([{ partyId: other, amount: '1000' }])).msg).toContain('已核销');
    const both = [
      { partyId: mine, amount: '300' },
      { partyId: other, amount: '700' },
    ];
    expect((await claim(both)).code).toBe(200);
    expect((await payment(id)).payment).toMatchObject({ claim: 'split', unapplied: '700.00' });
    const twice = await manager.call(registerPayment, {
      body: {
        ...{
          direction: 'in',
          bankAccountId: company.accounts.CNY,
          amount: '1',
          valueOn: '2026-11-10',
          bankRef: 'REF-1',
        },
      },
    });
    expect(twice.msg).toContain('REF-1');
    expect(twice.data).toMatchObject({ fields: { bankRef: twice.msg } });
    expect((await who('client01').call(getPayment, { params: { id } })).code).not.toBe(200);
    expect((await who('manager03').call(getPayment, { params: { id } })).code).toBe(404);
  });

  it('is used in whole cents, for invoices of the company it came to', async () => {
    const { received, shown, who } = company;
    const { id: invoiceId } = await billed('100');
    const paid = await received('100');
    expect((await settled(paid, [{ invoiceId, amount: '40.005' }])).data?.unapplied).toBe('59.99');
    expect(await shown(invoiceId)).toMatchObject({ balance: '59.99', lines: [{ settled: '40.01' }] });
    const { rows } = await company.app.database.pool.query(
      'select balance = round(balance, 2) as "isWhole" from invoice where id = $1',
      [invoiceId],
    );
    expect(rows).toEqual([{ isWhole: true }]);
    const elsewhere = await who('admin').call(bankAccounts.add, {
      body: {
        ...{ companyId: 'org-office', accountName: '总公司', bankName: '招商银行', accountNo: '9001' },
        ...{ currency: 'CNY', swift: '', address: '', isDefault: false, remark: '' },
      },
    });
    const registered = await who('manager01').call(registerPayment, {
      body: {
        ...{ direction: 'in', bankAccountId: elsewhere.data?.id ?? expect.fail(elsewhere.msg) },
        ...{ amount: '59.99', valueOn: '2026-11-10', partyId: company.mine },
      },
    });
    const refused = await who('manager01').call(settleInvoices, {
      params: { id: registered.data?.id ?? expect.fail(registered.msg) },
      body: { partyId: company.mine, invoices: [{ invoiceId, amount: '59.99' }] },
    });
    expect(refused.msg).toContain('另一家公司');
  });

  it('is taken back while nobody used it, and the books are as before', async () => {
    const { received, books, manager } = company;
    const { id: invoiceId } = await billed('50');
    const before = await books();
    const id = await received('50', { fee: '2' });
    expect((await settled(id, [{ invoiceId, amount: '50' }])).code).toBe(200);
    const { payment: row, settlements } = await payment(id);
    const back = (version: number) =>
      manager.call(reversePayment, { params: { id }, body: { version, reason: '退票' } });
    expect((await back(row.version)).msg).toContain('已核销');
    await manager.call(reverseSettlement, {
      params: { id: settlements[0]?.id ?? '' },
      body: { reason: '退票' },
    });
    expect((await back(row.version + 1)).code).toBe(200);
    expect(await books()).toEqual(before);
    expect((await settled(id, [{ invoiceId, amount: '50' }])).msg).toContain('状态');
  });

  it('is never used twice, whoever applies it at once', async () => {
    const { received, shown, manager } = company;
    const { id: invoiceId } = await billed('1000');
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.push(await received('150'));
    const replies = await Promise.all(ids.map((id) => settled(id, [{ invoiceId, amount: '150' }])));
    const done = replies.filter(({ code }) => code === 200);
    expect(done).toHaveLength(6);
    for (const { code, msg } of replies) if (code !== 200) expect(msg).toContain('超过');
    expect(await shown(invoiceId)).toMatchObject({
      status: 'partlyPaid',
      balance: '100.00',
      settled: '900.00',
    });
    const { data } = await manager.call(listPayments, {
      body: { pageSize: 100, filters: { isUnapplied: true } },
    });
    for (const [at, { code }] of replies.entries())
      expect(data?.list.some(({ id }) => id === ids[at])).toBe(code !== 200);
  });

  it('goes out to suppliers, for their bills only', async () => {
    const { approved, charge, drafted, vendor, shown, act, manager, received } = company;
    const { updateInvoice } = await import('@fairway/contract/invoices.ts');
    const { ids } = await approved([await charge('THC', '300', { side: 'payable', partyId: vendor })]);
    const [invoiceId = ''] = await drafted(ids);
    const { version } = await shown(invoiceId);
    await manager.call(updateInvoice, { params: { id: invoiceId }, body: { version, supplierNo: 'V-1' } });
    for (const name of ['confirm', 'issue'] as const) expect((await act(name, invoiceId)).code).toBe(200);
    const wrong = await received('300', { partyId: vendor });
    expect((await settled(wrong, [{ invoiceId, amount: '300' }], vendor)).msg).toContain('不一致');
    const out = await received('300', { partyId: vendor, direction: 'out', fee: '5' });
    expect((await settled(out, [{ invoiceId, amount: '300' }], vendor)).code).toBe(200);
    expect(await shown(invoiceId)).toMatchObject({ status: 'paid' });
  });
});
