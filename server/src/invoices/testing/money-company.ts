import type { Input } from '@fairway/contract/endpoint.ts';
import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import {
  actOnInvoices,
  createInvoices,
  getInvoice,
  type InvoiceDetail,
  type invoiceActNames,
} from '@fairway/contract/invoices.ts';
import { bankAccounts, registerPayment } from '@fairway/contract/payments.ts';
import { actOnCharges, listCharges, saveCharges } from '@fairway/contract/shipment-charges.ts';
import { expect } from 'vitest';
import { shipmentCompany } from '../../shipments/testing/shipment-company.ts';
import type { Person } from '../../testing/test-app.ts';

type Written = NonNullable<NonNullable<Input<typeof saveCharges>['body']>['added']>[number];
type Registered = NonNullable<Input<typeof registerPayment>['body']>;

/** A company that bills: rates of the month, an account in each currency, and what tests do again and again. */
export async function moneyCompany(options: { withJobs?: boolean } = {}) {
  const company = await shipmentCompany(options);
  const { app, who } = company;
  const [ops, manager] = [who('ops02'), who('manager02')];
  for (const [validFrom, rate] of [
    ['2026-10-01', '7.02'],
    ['2026-11-01', '7.1'],
  ] as const) {
    const { msg, data } = await who('admin').call(exchangeRates.add, {
      body: {
        ...{ fromCurrency: 'USD', toCurrency: 'CNY', rate, kind: 'bocMid', validFrom, validTo: null },
        ...{ source: '', isLocked: false, remark: '' },
      },
    });
    if (!data) expect.fail(msg);
  }
  const account = async (currency: string, accountNo: string): Promise<string> => {
    const { data, msg } = await who('admin').call(bankAccounts.add, {
      body: {
        ...{ companyId: 'org-branch', accountName: '宁波分公司', bankName: '招商银行', accountNo, currency },
        ...{ swift: 'CMBCCNBS', address: '', isDefault: true, remark: '' },
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  const accounts = { CNY: await account('CNY', '1001'), USD: await account('USD', '1002') };

  const codeId = async (code: string): Promise<string> =>
    (await app.database.pool.query('select id from charge_code where "enCode" = $1', [code])).rows[0]?.id ??
    expect.fail(`no code ${code}`);
  const charge = async (code: string, price: string, changes: Partial<Written> = {}): Promise<Written> => ({
    ...{ side: 'receivable', chargeCodeId: await codeId(code), partyId: company.mine, unit: 'bl' },
    ...{ quantity: '1', price, currency: 'CNY', onBehalf: false, isConfidential: false, remark: '' },
    ...changes,
  });

  /** Charges of a shipment that were entered and approved, in the order they were given. */
  const approved = async (
    added: Written[],
    given?: string,
  ): Promise<{ shipmentId: string; ids: string[] }> => {
    const shipmentId = given ?? (await company.made()).id;
    const saved = await ops.call(saveCharges, { params: { shipmentId }, body: { added } });
    const ids = saved.data?.ids ?? expect.fail(saved.msg);
    for (const [by, act] of [
      [ops, 'submit'],
      [manager, 'approve'],
    ] as const) {
      const { data } = await by.call(listCharges, { body: { pageSize: 200, filters: { shipmentId } } });
      const charges = (data?.list ?? [])
        .filter(({ id }) => ids.includes(id))
        .map(({ id, version }) => ({ id, version }));
      const done = await by.call(actOnCharges, {
        params: { act },
        body: { charges, acceptsLowMargin: true },
      });
      expect(done.msg).toBe(done.code === 200 ? done.msg : '');
      expect(done.code).toBe(200);
    }
    return { shipmentId, ids };
  };

  const shown = async (id: string, by: Person = manager): Promise<InvoiceDetail> => {
    const { data, msg } = await by.call(getInvoice, { params: { id } });
    return data ?? expect.fail(msg);
  };
  const act = async (
    name: (typeof invoiceActNames)[number],
    id: string,
    more: { reason?: string; on?: string } = {},
    by: Person = manager,
  ) => {
    const { version } = await shown(id, by);
    return by.call(actOnInvoices, { params: { act: name }, body: { invoices: [{ id, version }], ...more } });
  };
  const drafted = async (chargeIds: string[], body: { billOn?: string } = {}): Promise<string[]> => {
    const { data, msg } = await manager.call(createInvoices, { body: { chargeIds, ...body } });
    return (data ?? expect.fail(msg)).invoices.map(({ id }) => id);
  };
  /** One invoice over these charges, in force. */
  const issued = async (chargeIds: string[]): Promise<InvoiceDetail> => {
    const [id = ''] = await drafted(chargeIds);
    for (const name of ['confirm', 'issue'] as const) {
      const { code, msg } = await act(name, id);
      if (code !== 200) expect.fail(msg);
    }
    return shown(id);
  };
  const received = async (amount: string, changes: Partial<Registered> = {}): Promise<string> => {
    const { data, msg } = await manager.call(registerPayment, {
      body: {
        ...{ direction: 'in', bankAccountId: accounts.CNY, amount, valueOn: '2026-11-10' },
        ...{ partyId: company.mine, ...changes },
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  /** What stands on each account in the books, by currency; all of them together are nothing. */
  const books = async (): Promise<Record<string, [amount: string, book: string]>> => {
    const { rows } = await app.database.pool.query<{ key: string; amount: string; book: string }>(
      `select account || ' ' || currency as key, sum(amount)::numeric(18, 2)::text as amount,
         sum("bookAmount")::numeric(18, 2)::text as book
       from ledger_line group by 1 having sum(amount) <> 0 or sum("bookAmount") <> 0 order by 1`,
    );
    const total = rows.reduce((sum, { book }) => sum + Math.round(Number(book) * 100), 0);
    expect(total).toBe(0);
    return Object.fromEntries(rows.map(({ key, amount, book }) => [key, [amount, book]]));
  };
  return {
    ...company,
    ops,
    manager,
    accounts,
    charge,
    approved,
    shown,
    act,
    drafted,
    issued,
    received,
    books,
  };
}
export type MoneyCompany = Awaited<ReturnType<typeof moneyCompany>>;
