import { bankAccounts } from '@fairway/contract/payments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from './testing/money-company.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

const account = (companyId: string) => ({
  ...{ companyId, accountName: '宁波分公司', bankName: '招商银行', accountNo: '1003', currency: 'EUR' },
  ...{ swift: '', address: '', isDefault: false, remark: '' },
});

it('is of a company one works in: a department means its company, what is no company is not there', async () => {
  const admin = company.who('admin');
  const added = await admin.call(bankAccounts.add, { body: account('org-desk') });
  const { data } = await admin.call(bankAccounts.get, { params: { id: added.data?.id ?? '' } });
  expect(data).toMatchObject({ companyId: 'org-branch', companyName: '宁波分公司' });
  const missing = await admin.call(bankAccounts.add, { body: account('nowhere') });
  expect(missing.code).toBe(404);
});
