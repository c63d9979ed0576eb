import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { invoicesScreen } from '../../invoices/paths.ts';
import { invoice, invoicesPage } from '../../invoices/testing/invoices.ts';
import { statementPathOf } from '../../statements/paths.ts';
import { preview, calls as statementCalls } from '../../statements/testing/statements.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { cutOnPaper, layOnPaper, takeOffPaper } from '../../testing/paper.ts';
import { agingItemsScreen, agingScreen } from '../paths.ts';
import { aging, calls, item, openAging, row, sum } from '../testing/aging.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(takeOffPaper);

test('on a phone the few numbers stand above cards with bar, limit and risks', async () => {
  await openAging(agingScreen);
  const card = page.getByRole('article');
  await expect.element(card.getByText('宁波远洋贸易')).toBeVisible();
  await expect.element(card.getByText('CNY 12,000.00 + USD 4,860.00')).toBeVisible();
  await expect.element(card.getByText('超额')).toBeVisible();
  await expect.element(card.getByText('已用 CNY 48,506.00，额度 CNY 40,000')).toBeVisible();
  await expect.element(page.getByText('13.1%').first()).toBeVisible();
  await expect.element(page.getByText('41.2 天')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '按币种查看' }).click();
  const sheet = page.getByRole('dialog', { name: '账龄合计' });
  await expect.element(sheet.getByRole('link', { name: '-300.00' })).toBeVisible();
  await expect.element(sheet.getByText('按 USD→CNY 7.1 (2026-11-01) 折算')).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).click();
  // The numbers above leave room for the cards.
  expect(document.querySelector('.list-rows')?.clientHeight ?? 0).toBeGreaterThan(350);
  await card.click();
  await expect.poll(place).toBe(`${agingScreen}?id=c1`);
  await expect.element(page.getByRole('heading', { name: '信用额度使用' })).toBeVisible();
});

test('opens under the folder of cargo, too', async () => {
  await openAging('/pages/shipment/cargo/accounts_analysis');
  await expect.element(page.getByRole('article').getByText('宁波远洋贸易')).toBeVisible();
});

test('who sees other invoices than the ageing counts gets its own list, and reminds in the list of invoices', async () => {
  await page.viewport(1440, 900);
  const answers = { [calls.aging]: [success(aging({ isAsInvoices: false, list: [row()] }))] };
  await openAging(agingScreen, { answers });
  await page.getByRole('gridcell', { name: '宁波远洋贸易' }).click();
  const pane = page.getByRole('region', { name: '宁波远洋贸易的账龄分布' });
  await expect.element(pane.getByRole('button', { name: '催款' })).not.toBeInTheDocument();
  await pane.getByRole('link', { name: '860.00' }).first().click();
  await expect.poll(place).toContain(agingItemsScreen);
  expect(place()).toContain('partyId=c1');
});

test('on a desk a number of today opens the list of invoices with the same filters', async () => {
  await page.viewport(1440, 900);
  await openAging(agingScreen, { answers: { [calls.invoices]: [invoicesPage([invoice()])] } });
  await page.getByRole('gridcell', { name: '宁波远洋贸易' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  const pane = page.getByRole('region', { name: '宁波远洋贸易的账龄分布' });
  await pane.getByRole('link', { name: '860.00' }).first().click();
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(place().split('?')[1])))
    .toEqual({
      ...{ open: '1', 'f.kind': 'debit', 'f.party': 'c1', 'f.currency': 'USD' },
      'f.due': '..2026-08-19',
    });
  expect(place()).toContain(invoicesScreen);
  await expect.element(page.getByText(/仅显示未结清的账单/)).toBeVisible();
});

test('side, day and grouping live in the address; a past day opens a list of its own', async () => {
  await page.viewport(1440, 900);
  const room = await openAging(`${agingScreen}?asOf=2026-09-30&by=sales&side=payable&f.currency=usd`, {
    answers: {
      [calls.aging]: [
        success(
          aging({
            ...{ asOf: '2026-09-30', isToday: false, groupBy: 'sales' },
            list: [row({ key: 'u1', name: '王小明', customer: null })],
          }),
        ),
      ],
      [calls.items]: [
        success({
          ...{ list: [item()], pagination: { currentPage: 1, pageSize: 100, total: 1 } },
          ...{ asOf: '2026-09-30', isToday: false },
          sums: [{ currency: 'USD', balance: '860.00', count: 1 }],
        }),
      ],
    },
  });
  await expect
    .poll(async () => bodyOf((await room.heard(calls.aging))[0]))
    .toMatchObject({
      ...{ asOf: '2026-09-30', groupBy: 'sales', side: 'payable', filters: { currency: 'USD' } },
    });
  await expect.element(page.getByText('截至 2026-09-30 当日已知的账款')).toBeVisible();
  await page.getByRole('gridcell', { name: '王小明' }).click();
  const pane = page.getByRole('region', { name: '王小明的账龄分布' });
  await pane.getByRole('link', { name: '860.00' }).first().click();
  await expect.element(page.getByRole('gridcell', { name: 'DN26080001' })).toBeVisible();
  expect(place()).toContain(agingItemsScreen);
  expect(bodyOf((await room.heard(calls.items))[0])).toMatchObject({
    ...{ side: 'payable', asOf: '2026-09-30', what: 'invoice', cell: 'over90' },
    filters: { salesId: 'u1', currency: 'USD' },
  });
  await expect.element(page.getByText('USD 860.00').last()).toBeVisible();
});

test('another grouping drops what would narrow it out of sight', async () => {
  await page.viewport(1440, 900);
  const room = await openAging(`${agingScreen}?f.party=c1`);
  await page.getByRole('radio', { name: '公司' }).click({ force: true });
  await expect.poll(place).toBe(`${agingScreen}?by=company`);
  await expect
    .poll(async () => bodyOf((await room.heard(calls.aging)).at(-1)))
    .toMatchObject({ groupBy: 'company', filters: {} });
});

test('without a rate nothing is added up over currencies, and the pair is named', async () => {
  await openAging(agingScreen, {
    answers: {
      [calls.aging]: [
        success(
          aging({
            ...{ rates: [], missingRates: [{ pair: 'USD→CNY', date: '2026-11-18' }] },
            total: {
              ...{ sums: [sum('CNY', { balance: '1.00', notDue: '1.00' }), sum('USD', { balance: '2.00' })] },
              ...{ converted: null, count: 2, longestDays: 0, overdueRate: null, daysOutstanding: null },
            },
          }),
        ),
      ],
    },
  });
  await expect.element(page.getByText(/汇率缺失：USD→CNY 2026-11-18/)).toBeVisible();
  await expect.element(page.getByText('CNY 1.00 + USD 2.00')).toBeVisible();
});

test('customers are reminded of what is overdue, and frozen through a request', async () => {
  await page.viewport(1440, 900);
  const room = await openAging(`${agingScreen}?id=c1`, {
    answers: {
      [calls.invoices]: [invoicesPage([invoice()])],
      [calls.remind]: [success({ count: 1, left: 0 })],
      [calls.freeze]: [
        refused(400, '客户 宁波远洋贸易 已有冻结或解冻申请在审批中'),
        success({ id: 'z1', flowId: 'fl1' }),
      ],
    },
  });
  await page.getByRole('button', { name: '催款' }).click();
  const reminder = page.getByRole('dialog', { name: '催款提醒（1 张）' });
  await reminder.getByRole('button', { name: '催款提醒' }).click();
  await expect.element(page.getByText('已提醒 1 张账单')).toBeVisible();
  expect(bodyOf((await room.heard(calls.invoices))[0]).filters).toEqual({
    ...{ partyId: 'c1', kinds: ['debit'], isOpen: true, dueTo: '2026-11-17' },
  });
  await page.getByRole('button', { name: '申请冻结' }).click();
  const sheet = page.getByRole('dialog', { name: '申请冻结 宁波远洋贸易' });
  await sheet.getByLabelText('申请原因').fill('逾期 95 天');
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect.element(page.getByText(/已有冻结或解冻申请/)).toBeVisible();
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect.element(page.getByText('已提交审批')).toBeVisible();
  expect(bodyOf((await room.heard(calls.freeze))[1])).toEqual({
    ...{ customerId: 'c1', wants: 'freeze', reason: '逾期 95 天' },
  });
});

test('a statement of a customer is made where it is seen what they owe', async () => {
  await page.viewport(1440, 900);
  const room = await openAging(`${agingScreen}?id=c1`, {
    answers: {
      [statementCalls.customers]: [
        success({
          list: [{ id: 'c1', fullName: '宁波远洋贸易', enCode: 'C1' }],
          pagination: { currentPage: 1, pageSize: 20, total: 1 },
        }),
      ],
      [statementCalls.preview]: [success(preview())],
      [statementCalls.create]: [success({ id: 'st1', version: 1, statementNo: 'ST1', status: 'draft' })],
    },
  });
  await page.getByRole('button', { name: '对账单' }).click();
  const sheet = page.getByRole('dialog', { name: '生成对账单' });
  await expect.element(sheet.getByRole('region', { name: '对账内容预览' })).toBeVisible();
  expect(bodyOf((await room.heard(statementCalls.preview))[0])).toMatchObject({ partyId: 'c1' });
  await sheet.getByRole('button', { name: '生成草稿' }).click();
  await expect.poll(place).toBe(statementPathOf('st1'));
});

test('a customer sees their account without grouping, sides and acts', async () => {
  await openAging(agingScreen, {
    who: 'customer',
    answers: {
      [calls.aging]: [success(aging({ sides: ['receivable'], list: [row({ customer: null })] }))],
    },
  });
  await expect.element(page.getByRole('heading', { name: '我的账款' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '业务员' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: '应付' })).not.toBeInTheDocument();
  await page.getByRole('article').click();
  await expect.element(page.getByText('最长逾期天数').last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '申请冻结' })).not.toBeInTheDocument();
});

test('who may not see it is told so', async () => {
  await openAging(agingScreen, { answers: { [calls.aging]: [refused(403, '没有权限')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});

test('where nothing is open that is said', async () => {
  await openAging(agingScreen, {
    answers: {
      [calls.aging]: [
        success(
          aging({
            ...{ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 }, rates: [] },
            total: {
              ...{ sums: [], converted: sum('CNY'), count: 0, longestDays: 0 },
              ...{ overdueRate: null, daysOutstanding: null },
            },
          }),
        ),
      ],
    },
  });
  await expect.element(page.getByText('没有未结清的账款')).toBeVisible();
});

test('on paper nothing of it has to be scrolled, across', async () => {
  await page.viewport(1440, 900);
  await openAging(agingScreen);
  await expect.element(page.getByRole('gridcell', { name: '宁波远洋贸易' })).toBeVisible();
  await layOnPaper('across');
  expect(cutOnPaper()).toEqual([]);
  expect(getComputedStyle(document.body).getPropertyValue('page')).toBe('across');
});
