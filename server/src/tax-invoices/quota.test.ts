import { changeSettings, listSettings } from '@fairway/contract/settings.ts';
import {
  cancelTaxInvoice,
  getTaxInvoice,
  getTaxQuota,
  previewTaxInvoice,
} from '@fairway/contract/tax-invoices.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, type TaxCompany, taxCompany, written } from './testing/tax-company.ts';

let company: TaxCompany;
beforeAll(async () => {
  company = await taxCompany();
}, 120_000);
afterAll(() => company.app.close());

describe('a tax invoice', () => {
  it('is not approved beyond what a company may issue in a month', async () => {
    const { finance, billed, applied, approve, until, toIssue, openOf } = company;
    const admin = company.who('admin');
    const before = (await finance.call(getTaxQuota, {})).data?.list.find(
      ({ companyId }) => companyId === 'org-branch',
    );
    expect(before).toMatchObject({ limit: null, left: null });
    const limit = Math.ceil(Number(before?.used)) + 100;
    const change = async (taxMonthlyQuota: number | null) => {
      const { data } = await admin.call(listSettings, {});
      const version = data?.list.find(({ section }) => section === 'taxInvoices')?.version ?? 0;
      const params = { section: 'taxInvoices' } as const;
      return admin.call(changeSettings, { params, body: { version, changes: { taxMonthlyQuota } } });
    };
    expect((await change(limit)).code).toBe(200);
    const bill = await billed(['DOC', '95.40'], ['HDL', '106']);
    const [small = '', large = ''] = bill.lineIds;
    const fits = await toIssue([lineOf(small, '95.40')]);
    expect(fits.status).toBe('approved');
    const { data } = await finance.call(previewTaxInvoice, { body: written([lineOf(large, '106')]) });
    expect(data?.problems).toEqual(['beyondQuota']);
    const { id, flowId } = await applied([lineOf(large, '106')]);
    await approve(flowId);
    const refused = await until(id, 'rejected');
    expect(refused.stateRemark).toContain('额度不足');
    const { data: read } = await company.who('client01').call(getTaxInvoice, { params: { id } });
    expect(read).toMatchObject({ status: 'rejected', stateRemark: '' });
    expect((await openOf(bill.id))[large]).toBe('106.00');
    // What is given up leaves room for others.
    const given = await finance.call(cancelTaxInvoice, {
      params: { id: fits.id },
      body: { version: fits.version, reason: '改下月' },
    });
    expect(given.code).toBe(200);
    expect((await toIssue([lineOf(large, '106')])).status).toBe('approved');
    await change(null);
  });
});
