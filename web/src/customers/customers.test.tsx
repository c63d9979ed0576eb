import type { Customer } from '@fairway/contract/customers.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { customerEditPath, customersPath } from './paths.ts';

const base = '/api/erpcargo/Customer';
const calls = {
  list: `POST ${base}/List`,
  one: `GET ${base}/c1`,
  add: `POST ${base}`,
  change: `PUT ${base}/c1`,
};
const customer: Customer = {
  ...{ id: 'c1', version: 2, isEnabled: true, lastModifyTime: 1, enCode: 'KH001', shortName: '海洋贸易' },
  ...{ nameCn: '宁波海洋贸易有限公司', nameEn: 'Ningbo Ocean Trading', roles: ['customer', 'shipper'] },
  ...{ kind: 'direct', level: 'A', creditCode: '91330200MA2AB3C47G', salesId: null, salesName: '' },
  ...{ serviceId: null, serviceName: '', status: 'active', portalEnabled: true, remark: '' },
  contacts: [{ name: '李娜', mobile: '138 0013 8000', email: 'li@ocean.cn', role: '经理', userId: null }],
  invoiceTitles: [
    {
      ...{ title: '宁波海洋贸易有限公司', taxNo: '91330200MA2AB3C47G', addressPhone: '', bankAccount: '' },
      ...{ kind: 'special', email: '', isDefault: true },
    },
  ],
  creditTerms: [
    {
      ...{ bizTypes: ['SE'], settle: 'monthly', baseDate: 'etd', months: 1, settleDay: 25, days: 0 },
      ...{ limit: '500000.00', limitCurrency: 'CNY', graceDays: 3, maxOverdueDays: 30 },
      ...{ validFrom: '2026-01-01', validTo: null, status: 'active' },
    },
  ],
};
const buttons = ['btn_add', 'btn_edit', 'btn_remove'];
const open = (path: string, { columns = ['creditTerms'], answers = {}, row = customer as object } = {}) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('customers', buttons, columns)] },
    answers: {
      [calls.list]: [success({ list: [row], pagination: { currentPage: 1, pageSize: 20, total: 1 } })],
      [calls.one]: [success(row)],
      'POST /api/permission/Users/getUserList': [success({ list: [] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const { creditTerms: _, ...withoutTerms } = customer;

afterEach(() => page.viewport(390, 844));

test('the list leads to one: contacts are called and written to, terms stand for those who may see them', async () => {
  await open(customersPath());
  await page.getByText('宁波海洋贸易有限公司').click();
  await expect.poll(place).toBe(customersPath('c1'));
  await expect
    .element(page.getByRole('link', { name: '138 0013 8000' }))
    .toHaveAttribute('href', 'tel:13800138000');
  await expect
    .element(page.getByRole('link', { name: 'li@ocean.cn' }))
    .toHaveAttribute('href', 'mailto:li@ocean.cn');
  await expect.element(page.getByText('500,000')).toBeVisible();
  await expect.element(page.getByText('默认抬头')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('without the grant there are no credit terms, neither read nor written', async () => {
  const answers = { [calls.change]: [success({ id: 'c1', version: 3 })] };
  const room = await open(customerEditPath('c1'), { columns: [], answers, row: withoutTerms });
  await page.getByRole('textbox', { name: /^简称/ }).fill('海洋');
  expect(page.getByText('信用账期').elements()).toEqual([]);
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(place).toBe(customersPath('c1'));
  const sent = bodyOf((await room.heard(calls.change))[0]);
  expect(sent).toMatchObject({ shortName: '海洋', version: 2, contacts: customer.contacts });
  expect(sent).not.toHaveProperty('creditTerms');
});

test('is changed with its lists as they were', async () => {
  await page.viewport(1440, 900);
  const room = await open(customerEditPath('c1'), {
    answers: { [calls.change]: [success({ id: 'c1', version: 3 })] },
  });
  const code = page.getByRole('textbox', { name: /^统一社会信用代码/ });
  await expect.element(page.getByText('校验位正确')).toBeVisible();
  await code.fill('91330200MA2AB3C471');
  await expect.element(page.getByText('校验位不对：末位应为 G，请核对')).toBeVisible();
  await code.fill('91330200MA2AB3C47G');
  await page.getByRole('textbox', { name: /^简称/ }).fill('海洋');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await room.heard(calls.change)).length).toBe(1);
  const { contacts, invoiceTitles, creditTerms } = customer;
  expect(bodyOf((await room.heard(calls.change))[0])).toMatchObject({
    ...{ shortName: '海洋', roles: ['customer', 'shipper'], contacts, invoiceTitles },
    creditTerms: [{ ...creditTerms?.[0], limit: '500000' }],
  });
});
