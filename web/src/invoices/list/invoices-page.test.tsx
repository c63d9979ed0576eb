import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { invoicePathOf, invoicesScreen } from '../paths.ts';
import { calls, draft, invoice, invoicesPage, openInvoices } from '../testing/invoices.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('a file has every amount to the cent, with its currency beside it', async () => {
  await page.viewport(1440, 900);
  await openInvoices(invoicesScreen);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const saved: Promise<string>[] = [];
  const press = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push(fetch(this.href).then((file) => file.text()));
  };
  try {
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV（.csv）' }).click();
    await expect.poll(() => saved.length).toBe(1);
    const text = (await saved[0]) ?? '';
    expect(text).toContain('金额币种,金额,余额币种,余额');
    expect(text).toContain('USD,4860.00,USD,4000.00');
  } finally {
    HTMLAnchorElement.prototype.click = press;
  }
});

test('on a phone a card says what is owed and how late it is, with sums by currency', async () => {
  const room = await openInvoices(invoicesScreen);
  await expect.element(page.getByText('DN26110001')).toBeVisible();
  await expect.element(page.getByText('逾期 12 天')).toBeVisible();
  await expect.element(page.getByText('EGLV142600001 · EVER GIVEN 026E').first()).toBeVisible();
  await expect.element(page.getByText('客户未确认')).toBeVisible();
  const sums = page.getByRole('list', { name: '按币种合计' });
  await expect.element(sums.getByText('USD 4,860.00')).toBeVisible();
  await expect.element(sums.getByText('逾期 USD 4,000.00')).toBeVisible();
  await expect.element(sums.getByText('CNY 2,940.00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: '逾期' }).click();
  await expect.poll(place).toBe(`${invoicesScreen}?tab=overdue`);
  await expect.poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).tab).toBe('overdue');
  await page.getByText('DN26110001').click();
  await expect.poll(place).toBe(invoicePathOf('in1'));
});

test('opens under the folder of cargo, too', async () => {
  await openInvoices('/pages/shipment/cargo/cargoshipment_invoice');
  await expect.element(page.getByText('DN26110001')).toBeVisible();
});

test('a customer has no drafts to look for and nothing to issue', async () => {
  await page.viewport(1440, 900);
  await openInvoices(`${invoicesScreen}?tab=draft`, {
    who: 'customer',
    answers: { [calls.list]: [invoicesPage([invoice({ can: ['print', 'answer'] })])] },
  });
  await expect.element(page.getByRole('gridcell', { name: 'DN26110001' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: '草稿' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '全选' }).click();
  await expect.element(page.getByRole('toolbar', { name: '批量操作' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '发出账单' })).not.toBeInTheDocument();
});

test('on a desk they are a table narrowed by the address, with the invoice beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openInvoices(
    `${invoicesScreen}?tab=overdue&shipmentId=s1&f.party=c1&f.currency=usd&f.bill=2026-10-01..2026-10-31&f.due=..2026-11-30&f.past=1..30&f.sales=u1&f.company=o1&f.answer=disputed&f.kind=debit&keyword=DN26`,
  );
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({
      ...{ tab: 'overdue', keyword: 'DN26' },
      filters: {
        ...{ shipmentId: 's1', partyId: 'c1', currency: 'USD', salesId: 'u1', companyId: 'o1' },
        ...{ billFrom: '2026-10-01', billTo: '2026-10-31', dueTo: '2026-11-30', pastFrom: 1, pastTo: 30 },
        ...{ answer: ['disputed'], kinds: ['debit'] },
      },
    });
  await expect.element(page.getByRole('list', { name: '按币种合计' })).toBeVisible();
  await page.getByRole('gridcell', { name: 'DN26110001' }).click();
  await expect.element(page.getByText('大写：USD 肆仟捌佰陆拾元整')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '收款记录' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('several are confirmed at once, and what cannot be is left out', async () => {
  await page.viewport(1440, 900);
  const room = await openInvoices(invoicesScreen, {
    answers: { [calls.act('confirm')]: [success({ count: 1 })] },
  });
  await expect.element(page.getByRole('gridcell', { name: 'DN26110002' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '确认账单' }).click();
  const sheet = page.getByRole('dialog', { name: '确认账单（1 张）' });
  await expect.element(sheet.getByText(/CNY 2,940.00\s另有 1 张不能执行此操作/)).toBeVisible();
  await sheet.getByRole('button', { name: '确认账单' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.act('confirm')))[0]))
    .toEqual({ invoices: [{ id: 'in2', version: 1 }], reason: '', language: 'zh' });
});

test('customers are reminded of what is late, with words of one’s own', async () => {
  await page.viewport(1440, 900);
  const room = await openInvoices(invoicesScreen, {
    answers: {
      [calls.remind]: [
        refused(refusals.INVOICE_NOBODY_TO_TELL.code, refusals.INVOICE_NOBODY_TO_TELL.zh),
        success({ count: 1, left: 0 }),
      ],
    },
  });
  await expect.element(page.getByRole('gridcell', { name: 'DN26110001' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '催款提醒' }).click();
  const sheet = page.getByRole('dialog', { name: '催款提醒（1 张）' });
  await sheet.getByLabelText('说明（可不填）').fill('月底前请安排');
  await sheet.getByRole('button', { name: '催款提醒' }).click();
  await expect.element(page.getByText('该客户没有可接收消息的登录账号')).toBeVisible();
  await sheet.getByRole('button', { name: '催款提醒' }).click();
  await expect.element(page.getByText('已提醒 1 张账单')).toBeVisible();
  expect(bodyOf((await room.heard(calls.remind))[1])).toEqual({ invoiceIds: ['in1'], words: '月底前请安排' });
});

test('with none in a tab there is the way to all of them', async () => {
  await openInvoices(`${invoicesScreen}?tab=void`, {
    answers: { [calls.list]: [invoicesPage([], []), invoicesPage([draft()])] },
  });
  await page.getByRole('button', { name: '查看全部账单' }).click();
  await expect.poll(place).toBe(invoicesScreen);
});

test('who may not see invoices is told so', async () => {
  await openInvoices(invoicesScreen, { answers: { [calls.list]: [refused(403, '没有权限')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
