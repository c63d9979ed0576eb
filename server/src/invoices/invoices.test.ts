import {
  answerDispute,
  answerInvoice,
  createCreditNote,
  createInvoices,
  getInvoice,
  listInvoices,
  previewInvoices,
  remindOfInvoices,
  sendInvoice,
  updateInvoice,
} from '@fairway/contract/invoices.ts';
import { bankAccounts } from '@fairway/contract/payments.ts';
import { listCharges } from '@fairway/contract/shipment-charges.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWrongBalances } from '../ledger/store.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { type MoneyCompany, moneyCompany } from './testing/money-company.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(async () => {
  expect(await findWrongBalances(company.app.database.db, 5)).toEqual([]);
  await company.app.close();
});

const chargeRow = async (shipmentId: string, id: string) => {
  const { data } = await company.manager.call(listCharges, {
    body: { pageSize: 100, filters: { shipmentId } },
  });
  return data?.list.find((row) => row.id === id) ?? expect.fail();
};

describe('invoices of charges', () => {
  it('are one for each party and currency, over several shipments, with lines that win over headers', async () => {
    const { charge, approved, mine, other, vendor, manager } = company;
    const one = await approved([
      await charge('DOC', '33.33'),
      await charge('THC', '33.33'),
      await charge('TLX', '33.33'),
      await charge('OF', '1000', { currency: 'USD', vatKind: 'exempt' }),
    ]);
    const two = await approved([
      await charge('DOC', '450'),
      await charge('DOC', '10', { partyId: other }),
      await charge('DOC', '300', { side: 'payable', partyId: vendor }),
    ]);
    const chargeIds = [...one.ids, ...two.ids];
    const preview = await manager.call(previewInvoices, { body: { chargeIds } });
    expect(preview.data?.problems).toEqual([]);
    expect(
      preview.data?.list.map(({ kind, partyId, currency, total, net, tax }) => [
        kind,
        partyId,
        currency,
        total,
        net,
        tax,
      ]),
    ).toEqual([
      ['debit', mine, 'CNY', '549.99', '518.85', '31.14'],
      ['debit', mine, 'USD', '1000.00', '1000.00', '0.00'],
      ['debit', other, 'CNY', '10.00', '9.43', '0.57'],
      ['supplier', vendor, 'CNY', '300.00', '283.02', '16.98'],
    ]);
    const [first = ''] = await company.drafted(chargeIds);
    expect(await company.shown(first)).toMatchObject({
      ...{ kind: 'debit', scope: 'several', status: 'draft', total: '549.99', balance: '0.00' },
      ...{ shipments: [{ total: '99.99' }, { total: '450.00' }], capitals: '伍佰肆拾玖元玖角玖分' },
    });
    const again = await manager.call(createInvoices, { body: { chargeIds: one.ids } });
    expect(again.msg).toContain('未审核、已开账单');
  });

  it('are put in force once, told to the customer, kept on paper and booked', async () => {
    const { charge, approved, shown, act, who } = company;
    const before = await company.books();
    const { shipmentId, ids } = await approved([
      await charge('THC', '1060'),
      await charge('DUTY', '500', { onBehalf: true, vatKind: 'none' }),
    ]);
    const [id = ''] = await company.drafted(ids);
    expect((await who('client01').call(getInvoice, { params: { id } })).code).toBe(404);
    expect((await act('confirm', id)).code).toBe(200);
    expect((await chargeRow(shipmentId, ids[0] ?? '')).invoiced).toBe('1060.00');
    expect((await act('issue', id)).code).toBe(200);
    expect((await act('issue', id)).msg).toContain('已发送');
    const invoice = await shown(id, who('client01'));
    expect(invoice).toMatchObject({
      status: 'issued',
      balance: '1560.00',
      bankAccount: { accountNo: '1001' },
    });
    expect(invoice.bookTotal).toBeUndefined();
    expect(invoice.history).toEqual([]);
    expect((await who('client02').call(getInvoice, { params: { id } })).code).toBe(404);
    const after = await company.books();
    const moved = (key: string) => Number(after[key]?.[0] ?? 0) - Number(before[key]?.[0] ?? 0);
    expect(['receivable CNY', 'revenue CNY', 'outputTax CNY', 'onBehalf CNY'].map(moved)).toEqual([
      ...[1560, -1000, -60, -500],
    ]);
    const told = await company.app.database.pool.query(
      `select count(*)::int as n from message where title::text like '%' || $1 || '%'`,
      [invoice.invoiceNo],
    );
    expect(told.rows[0]?.n).toBeGreaterThan(0);
  });

  it('whose charges changed since are looked at again', async () => {
    const { charge, approved, drafted, act } = company;
    const { ids } = await approved([await charge('DOC', '100')]);
    const [id = ''] = await drafted(ids);
    await company.app.database.pool.query(
      `update shipment_charge set price = 90, amount = 90, net = 84.91, tax = 5.09 where id = $1`,
      [ids[0]],
    );
    expect((await act('confirm', id)).msg).toContain('费用已变动');
    expect((await act('drop', id)).code).toBe(200);
    const [again = ''] = await drafted(ids);
    expect((await act('confirm', again)).code).toBe(200);
  });

  it('go back to a draft, are dropped, and give their charges free', async () => {
    const { charge, approved, drafted, act, shown } = company;
    const { shipmentId, ids } = await approved([await charge('DOC', '100'), await charge('TLX', '50')]);
    const [id = ''] = await drafted(ids);
    expect((await act('confirm', id)).code).toBe(200);
    expect((await act('reopen', id)).code).toBe(200);
    const { version } = await shown(id);
    const fewer = await company.manager.call(updateInvoice, {
      params: { id },
      body: { version, chargeIds: [ids[0] ?? ''], dueOn: '2026-12-24', remark: '尽快' },
    });
    expect(fewer.code).toBe(200);
    expect(await shown(id)).toMatchObject({ total: '100.00', dueOn: '2026-12-24', remark: '尽快' });
    expect((await act('drop', id)).code).toBe(200);
    expect((await chargeRow(shipmentId, ids[0] ?? '')).invoiced).toBe('0.00');
    expect(await drafted(ids)).toHaveLength(1);
  });

  it('that come to nothing or less are not put in force', async () => {
    const { charge, approved, drafted, act } = company;
    const { ids } = await approved([await charge('DOC', '-100')]);
    const [id = ''] = await drafted(ids);
    expect((await act('confirm', id)).msg).toContain('不大于零');
  });

  it('of suppliers need the number on their paper, once', async () => {
    const { charge, approved, drafted, act, shown, manager, vendor } = company;
    const bill = async () => {
      const { ids } = await approved([await charge('THC', '300', { side: 'payable', partyId: vendor })]);
      const [id = ''] = await drafted(ids);
      return id;
    };
    const [one, two] = [await bill(), await bill()];
    expect((await act('confirm', one)).code).toBe(200);
    expect((await act('issue', one)).msg).toContain('供应商账单号');
    expect((await act('reopen', one)).code).toBe(200);
    const number = async (id: string) =>
      manager.call(updateInvoice, {
        params: { id },
        body: { version: (await shown(id)).version, supplierNo: 'V-77' },
      });
    expect((await number(one)).code).toBe(200);
    expect((await number(two)).msg).toContain('V-77');
    for (const name of ['confirm', 'issue'] as const) expect((await act(name, one)).code).toBe(200);
    // It is between us and them: the customer of the shipment learns nothing of it.
    const { data } = await company.who('client01').call(listInvoices, { body: { pageSize: 100 } });
    expect(data?.list.every(({ kind }) => kind === 'debit')).toBe(true);
  });

  it('need an account in their currency', async () => {
    const { charge, approved, drafted, act, manager, accounts, who } = company;
    const { ids } = await approved([await charge('OF', '100', { currency: 'USD', vatKind: 'exempt' })]);
    const [id = ''] = await drafted(ids);
    const rows = await who('admin').call(bankAccounts.get, { params: { id: accounts.USD } });
    const row = rows.data ?? expect.fail();
    const enable = async (isEnabled: boolean, version: number) =>
      who('admin').call(bankAccounts.change, {
        params: { id: row.id },
        body: { ...row, isEnabled, version },
      });
    expect((await enable(false, row.version)).code).toBe(200);
    expect((await act('confirm', id)).code).toBe(200);
    expect((await act('issue', id)).msg).toContain('没有 USD 收款账户');
    expect((await enable(true, row.version + 1)).code).toBe(200);
    expect((await act('issue', id)).code).toBe(200);
    expect(manager).toBeDefined();
  });
});

describe('an issued invoice', () => {
  it('is voided only while nothing was paid or credited, and its entry is taken back', async () => {
    const { charge, approved, issued, act, books, shown, who } = company;
    const before = await books();
    const { shipmentId, ids } = await approved([await charge('DOC', '212')]);
    const { id } = await issued(ids);
    expect((await act('void', id)).msg).toContain('原因');
    expect((await act('void', id, { reason: '开错了' })).code).toBe(200);
    expect(await books()).toEqual(before);
    expect((await chargeRow(shipmentId, ids[0] ?? '')).invoiced).toBe('0.00');
    // Who saw it still finds it, as what it is now.
    expect((await shown(id, who('client01'))).status).toBe('void');
  });

  it('is disputed by line, answered, credited in part, and never beyond what is left', async () => {
    const { charge, approved, issued, act, shown, manager, who } = company;
    const { shipmentId, ids } = await approved([await charge('THC', '1060'), await charge('DOC', '530')]);
    const { id } = await issued(ids);
    const client = who('client01');
    const [line] = (await shown(id, client)).lines;
    const lineId = line?.id ?? '';
    const nothing = await client.call(answerInvoice, { params: { id }, body: { answer: 'dispute' } });
    expect(nothing.msg).toContain('请选择');
    const dispute = (claimed: string) =>
      client.call(answerInvoice, {
        params: { id },
        body: { answer: 'dispute', lines: [{ lineId, reason: 'price', claimed, remark: '报价是 1000' }] },
      });
    expect((await dispute('1060.01')).msg).toContain('超过');
    expect((await dispute('60')).code).toBe(200);
    expect(await shown(id)).toMatchObject({ answer: 'disputed', openDisputes: 1 });
    expect((await chargeRow(shipmentId, ids[0] ?? '')).isDisputed).toBe(true);
    const disputeId = (await shown(id)).lines[0]?.dispute?.id ?? '';
    const stranger = await who('manager03').call(answerDispute, {
      params: { id: disputeId },
      body: { isAccepted: true, answer: '好' },
    });
    expect(stranger.code).toBe(404);
    const answer = () =>
      manager.call(answerDispute, {
        params: { id: disputeId },
        body: { isAccepted: true, answer: '同意减 60' },
      });
    expect((await answer()).code).toBe(200);
    expect((await answer()).msg).toContain('已答复');
    const credit = async (amount: string, disputeIds: string[] = []) =>
      manager.call(createCreditNote, {
        params: { id },
        body: { version: (await shown(id)).version, reason: '价差', lines: [{ lineId, amount }], disputeIds },
      });
    expect((await credit('1060.01')).msg).toContain('余额');
    const note = (await credit('60', [disputeId])).data?.id ?? expect.fail();
    expect((await shown(id)).balance).toBe('1590.00');
    for (const name of ['confirm', 'issue'] as const) expect((await act(name, note)).code).toBe(200);
    expect(await shown(id)).toMatchObject({
      ...{ status: 'issued', answer: 'none', openDisputes: 0, credited: '60.00', balance: '1530.00' },
      credits: [{ total: '60.00', status: 'issued' }],
    });
    expect(await chargeRow(shipmentId, ids[0] ?? '')).toMatchObject({
      isDisputed: false,
      invoiced: '1000.00',
    });
    expect((await act('void', id, { reason: '不行' })).msg).toContain('贷记');
    // Taken back, everything is as before.
    expect((await act('void', note, { reason: '又不减了' })).code).toBe(200);
    expect(await shown(id)).toMatchObject({ credited: '0.00', balance: '1590.00', answer: 'disputed' });
    expect((await chargeRow(shipmentId, ids[0] ?? '')).invoiced).toBe('1060.00');
  });

  it('is closed by a credit note for all of it, and worth nothing in the books then', async () => {
    const { charge, approved, issued, act, shown, manager } = company;
    const { ids } = await approved([
      await charge('OF', '33.33', { currency: 'USD', vatKind: 'exempt' }),
      await charge('DOC', '33.34', { currency: 'USD', vatKind: 'exempt' }),
    ]);
    const { id, lines } = await issued(ids);
    for (const part of [
      [{ lineId: lines[0]?.id ?? '', amount: '11.11' }],
      [
        { lineId: lines[0]?.id ?? '', amount: '22.22' },
        { lineId: lines[1]?.id ?? '', amount: '33.34' },
      ],
    ]) {
      const { version } = await shown(id);
      const note = await manager.call(createCreditNote, {
        params: { id },
        body: { version, reason: '退', lines: part },
      });
      for (const name of ['confirm', 'issue'] as const)
        expect((await act(name, note.data?.id ?? '')).code).toBe(200);
    }
    expect(await shown(id)).toMatchObject({ status: 'paid', balance: '0.00', credited: '66.67' });
    const { rows } = await company.app.database.pool.query(
      `select coalesce(sum(amount), 0)::float as amount, coalesce(sum("bookAmount"), 0)::float as book
       from ledger_line where "invoiceId" = $1 and account = 'receivable'`,
      [id],
    );
    expect(rows[0]).toEqual({ amount: 0, book: 0 });
  });

  it('is sent with proof, and its paper is never replaced', async () => {
    const { charge, approved, issued, manager, shown, who, app } = company;
    const { ids } = await approved([await charge('DOC', '88.88', { vatRate: '13' })]);
    const { id, invoiceNo } = await issued(ids);
    const sent = await manager.call(sendInvoice, {
      params: { id },
      body: { via: 'mail', to: 'ap@alpha.example' },
    });
    expect(sent.code).toBe(200);
    const paper = async (language: 'zh' | 'en', of = id) => {
      const response = await fetch(`${app.url}/api/erpcargo/Invoice/${of}/Paper?language=${language}`, {
        headers: { authorization: who('client01').token },
      });
      expect(response.headers.get('content-type')).toBe('application/pdf');
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await paper('zh');
    const text = readPdf(first).pages.join('\n');
    for (const words of [invoiceNo, '88.88', '78.65', '10.23', '捌拾捌元捌角捌分', '招商银行', '1001'])
      expect(text).toContain(words);
    expect((await paper('zh')).equals(first)).toBe(true);
    const [print] = (await shown(id)).prints;
    await app.database.pool.query(`update invoice_print set bytes = 'x' where id = $1`, [print?.id]);
    const anew = await paper('zh');
    expect(readPdf(anew).pages.join('')).toContain(invoiceNo);
    await paper('en');
    expect((await shown(id)).prints.map(({ no, language }) => [no, language])).toEqual([
      [1, 'zh'],
      [2, 'zh'],
      [3, 'en'],
    ]);
    expect((await shown(id)).sendings).toMatchObject([{ via: 'mail', to: 'ap@alpha.example' }]);
    // No word is broken, however narrow its column.
    const free = await approved([await charge('DOC', '12345678.9', { vatKind: 'exempt' })]);
    const exempt = readPdf(await paper('en', (await issued(free.ids)).id)).pages.join('\n');
    for (const word of ['Exempt', '12,345,678.9', '12,345,678.90'])
      expect(exempt.split('\n')).toContain(word);
  });

  it('is reminded of once it is overdue, without what is disputed', async () => {
    const { charge, approved, issued, manager, shown, act, who, app } = company;
    const { ids } = await approved([await charge('DOC', '100'), await charge('TLX', '50')]);
    const { id, lines } = await issued(ids);
    const remind = () => manager.call(remindOfInvoices, { body: { invoiceIds: [id] } });
    expect((await remind()).msg).toContain('没有逾期');
    expect((await act('moveDueDay', id, { reason: '约定', on: '2026-10-20' })).code).toBe(200);
    await who('client01').call(answerInvoice, {
      params: { id },
      body: {
        answer: 'dispute',
        lines: [{ lineId: lines[0]?.id ?? '', reason: 'other', claimed: '100', remark: '' }],
      },
    });
    expect((await remind()).data).toEqual({ count: 1, left: 0 });
    expect(await shown(id)).toMatchObject({ remindedLevel: 2, overdueDays: 21 });
    const { rows } = await app.database.pool.query(
      `select title::text as title from message where title::text like '%CNY 50.00%'`,
    );
    expect(rows.some(({ title }) => title.includes('CNY 50.00'))).toBe(true);
  });
});

describe('the list of invoices', () => {
  it('adds up to its sums, and shows nobody what is not theirs', async () => {
    const { manager, who } = company;
    const { data } = await manager.call(listInvoices, { body: { pageSize: 100, tab: 'issued' } });
    const list = data?.list ?? expect.fail();
    for (const { side, currency, balance } of data?.sums ?? []) {
      const own = list.filter(
        (one) =>
          one.currency === currency &&
          one.kind !== 'credit' &&
          (one.kind === 'supplier') === (side === 'payable'),
      );
      const sum = own.reduce((all, one) => all + Math.round(Number(one.balance) * 100), 0);
      expect(Math.round(Number(balance) * 100)).toBe(sum);
    }
    const found = await manager.call(listInvoices, {
      body: { pageSize: 10, keyword: list[0]?.invoiceNo ?? '' },
    });
    expect(found.data?.list.map(({ id }) => id)).toEqual([list[0]?.id]);
    expect((await who('manager03').call(listInvoices, { body: { pageSize: 10 } })).data?.list).toEqual([]);
    const mine = await who('client02').call(listInvoices, { body: { pageSize: 100 } });
    expect(mine.data?.list.every(({ partyId }) => partyId === company.other)).toBe(true);
    expect((await who('agent01').call(listInvoices, { body: { pageSize: 100 } })).data?.list).toEqual([]);
  });
});
