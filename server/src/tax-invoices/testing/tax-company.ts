import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from '@fairway/contract/endpoint.ts';
import { getInvoice } from '@fairway/contract/invoices.ts';
import {
  applyForTaxInvoice,
  getTaxInvoice,
  issueTaxInvoice,
  listTaxableLines,
  listTaxInvoices,
  redTaxInvoice,
  type TaxInvoiceDetail,
  type TaxInvoiceTab,
} from '@fairway/contract/tax-invoices.ts';
import { approveTask } from '@fairway/contract/workflow.ts';
import { expect } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../../invoices/testing/money-company.ts';

export type Asked = NonNullable<Input<typeof applyForTaxInvoice>['body']>;
export type Held = Pick<TaxInvoiceDetail, 'id' | 'version'>;

export const validNo = '91310000MA1FL8T219';

/** Two titles: one that is right, one whose number does not add up. */
async function titled({ app }: MoneyCompany, id: string): Promise<void> {
  const title = (name: string, taxNo: string, isDefault: boolean) => ({
    ...{ title: name, taxNo, addressPhone: '', bankAccount: '', kind: 'special', email: '', isDefault },
  });
  const titles = [title('甲客户有限公司', validNo, true), title('写错的公司', '91310000MA1FL8T218', false)];
  await app.database.pool.query('update customer set "invoiceTitles" = $2 where id = $1', [
    ...[id, JSON.stringify(titles)],
  ]);
}

export const taxed = { vatKind: 'taxable', vatRate: '6' } as const;
export const exempt = { vatKind: 'exempt', vatRate: '0' } as const;

export const lineOf = (invoiceLineId: string, amount: string) => ({ invoiceLineId, amount });
export const written = (lines: Asked['lines'], changes: Partial<Asked> = {}): Asked => ({
  ...{ kind: 'eSpecial', lines, titleIndex: 0, remark: '提单 {提单号}', ...changes },
});

/** A company that bills, whose customers have titles, and what tests of tax invoices do again and again. */
export async function taxCompany() {
  const company = await moneyCompany({ withJobs: true });
  const finance = company.manager;
  await titled(company, company.mine);
  await titled(company, company.other);

  /** An invoice in force with these charges, and its lines in their order. */
  async function billed(...charges: [code: string, price: string, changes?: object][]) {
    const { approved, charge, issued } = company;
    const written = [];
    for (const [code, price, changes] of charges)
      written.push(await charge(code, price, { ...taxed, ...changes }));
    const invoice = await issued((await approved(written)).ids);
    return { ...invoice, lineIds: invoice.lines.map(({ id }) => id) };
  }

  const apply = (lines: Asked['lines'], changes: Partial<Asked> = {}, by = finance, headers = {}) =>
    by.call(applyForTaxInvoice, { body: written(lines, changes), headers });
  const applied = async (lines: Asked['lines'], changes: Partial<Asked> = {}, by = finance) => {
    const { data, msg } = await apply(lines, changes, by);
    return data ?? expect.fail(msg);
  };
  const shown = async (id: string, by = finance): Promise<TaxInvoiceDetail> => {
    const { data, msg } = await by.call(getTaxInvoice, { params: { id } });
    return data ?? expect.fail(msg);
  };
  const taskOf = async (flowId: string): Promise<string | undefined> =>
    (await company.app.database.pool.query('select id from flow_task where "flowId" = $1', [flowId])).rows[0]
      ?.id;
  async function approve(flowId: string): Promise<void> {
    for (let task = await taskOf(flowId); task; task = await taskOf(flowId)) {
      const { code, msg } = await company
        .who('admin')
        .call(approveTask, { params: { taskOperatorId: task }, body: {} });
      if (code !== 200) expect.fail(msg);
    }
  }
  async function until(id: string, status: TaxInvoiceDetail['status']): Promise<TaxInvoiceDetail> {
    for (let tries = 0; ; tries += 1) {
      const found = await shown(id);
      if (found.status === status) return found;
      if (tries > 400) throw new Error(`never ${status}: ${JSON.stringify(found)}`);
      await sleep(25);
    }
  }
  const toIssue = async (lines: Asked['lines'], changes: Partial<Asked> = {}, by = finance) => {
    const { id, flowId } = await applied(lines, changes, by);
    await approve(flowId);
    return until(id, 'approved');
  };
  let numbers = 10_000_000;
  const nextNumber = () => `253320000000${++numbers}`;
  const issue = ({ id, version }: Held, body: object = {}, headers = {}) =>
    finance.call(issueTaxInvoice, {
      ...{ params: { id }, headers },
      body: { version, number: nextNumber(), issuedOn: '2026-11-10', ...body },
    });
  const issuedTax = async (lines: Asked['lines'], changes: Partial<Asked> = {}, body: object = {}) => {
    const ready = await toIssue(lines, changes);
    const { code, msg } = await issue(ready, body);
    if (code !== 200) expect.fail(msg);
    return shown(ready.id);
  };
  const red = ({ id, version }: Held, body: object = {}) =>
    finance.call(redTaxInvoice, { params: { id }, body: { version, reason: '01', ...body } });
  const listed = async (tab: TaxInvoiceTab, filters: object = {}, by = finance) =>
    (await by.call(listTaxInvoices, { body: { pageSize: 200, tab, filters } })).data;
  const idsIn = async (tab: TaxInvoiceTab, filters: object = {}, by = finance) =>
    (await listed(tab, filters, by))?.list.map(({ id }) => id) ?? [];
  const invoiceNow = async (id: string) => {
    const { data } = await finance.call(getInvoice, { params: { id } });
    return data ?? expect.fail('no invoice');
  };
  const openOf = async (invoiceId: string) => {
    const { data } = await finance.call(listTaxableLines, { body: { filters: { invoiceIds: [invoiceId] } } });
    return Object.fromEntries((data?.list ?? []).map(({ invoiceLineId, open }) => [invoiceLineId, open]));
  };

  return {
    ...{ ...company, finance, billed, apply, applied, shown, taskOf, approve, until, toIssue },
    ...{ nextNumber, issue, issuedTax, red, listed, idsIn, invoiceNow, openOf },
  };
}

export type TaxCompany = Awaited<ReturnType<typeof taxCompany>>;
