import { refusals } from '@fairway/contract/errors.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { invoicePathOf, invoicesScreen, makeInvoicesPathOf, makeInvoicesScreen } from '../paths.ts';
import { calls, openInvoices } from '../testing/invoices.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

const ocean = {
  ...{ kind: 'debit', partyId: 'c1', partyName: '宁波远洋贸易', currency: 'USD', total: '4860.00' },
  ...{ net: '4860.00', tax: '0.00', dueOn: '2026-12-11', chargeIds: ['ch1'], shipmentNos: ['SE26110001'] },
};
const local = { ...ocean, currency: 'CNY', total: '2940.00', tax: '166.42', chargeIds: ['ch2'] };
const made = (id: string) => ({ id, version: 1, invoiceNo: 'DN26110002', status: 'draft' });

test('charges in the address are shown as the invoices they make, one for each currency', async () => {
  const room = await openInvoices(makeInvoicesPathOf(['ch1', 'ch2', 'ch3']), {
    answers: {
      [calls.preview]: [
        success({ list: [ocean, local], problems: [{ chargeId: 'ch3', why: 'notApproved' }] }),
      ],
      [calls.create]: [
        refused(refusals.INVOICE_CHARGE_NOT_OPEN.code, '费用 海运费 未审核、已开账单或不能开账单'),
        success({ invoices: [made('in2'), made('in3')] }),
      ],
    },
  });
  await expect.element(page.getByText('USD 4,860.00')).toBeVisible();
  await expect.element(page.getByText('含税额 CNY 166.42')).toBeVisible();
  await expect.element(page.getByText('1 项费用未审核，不开账单')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('备注').fill('十一月');
  const make = page.getByRole('button', { name: '生成 2 张草稿' });
  await make.click();
  await expect.element(page.getByText('费用 海运费 未审核、已开账单或不能开账单')).toBeVisible();
  await make.click();
  await expect.poll(place).toBe(`${invoicesScreen}?tab=draft`);
  expect(bodyOf((await room.heard(calls.create))[1])).toEqual({
    chargeIds: ['ch1', 'ch2'],
    remark: '十一月',
  });
});

test('unbilled charges of a customer are chosen, and one draft is opened', async () => {
  const charge = {
    ...{ id: 'ch1', shipmentNo: 'SE26110001', side: 'receivable', chargeCode: 'OF', chargeName: '海运费' },
    ...{ currency: 'USD', amount: '4860.00', invoiced: '0.00', etdOn: '2026-11-11' },
  };
  const room = await openInvoices(`${makeInvoicesScreen}?partyId=c1`, {
    answers: {
      'GET /api/erpcargo/Customer/Options': [
        success({
          list: [{ id: 'c1', fullName: '宁波远洋贸易', enCode: 'C0001', line: '' }],
          pagination: { currentPage: 1, pageSize: 20, total: 1 },
        }),
      ],
      [calls.charges]: [
        success({ list: [charge], pagination: { currentPage: 1, pageSize: 100, total: 1 }, sums: null }),
      ],
      [calls.preview]: [success({ list: [ocean], problems: [] })],
      [calls.create]: [success({ invoices: [made('in2')] })],
    },
  });
  await page.getByRole('checkbox', { name: /海运费 OF/ }).click();
  expect(bodyOf((await room.heard(calls.charges))[0]).filters).toEqual({
    ...{ partyId: 'c1', isUnbilled: true, status: ['approved'] },
  });
  await page.getByRole('button', { name: '生成 1 张草稿' }).click();
  await expect.poll(place).toBe(invoicePathOf('in2'));
});

test('who may not make invoices is told so', async () => {
  await openInvoices(makeInvoicesScreen, { who: 'customer' });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
