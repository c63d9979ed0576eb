import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { paymentPathOf, paymentsScreen } from '../paths.ts';
import { calls, openPayments, paymentsPage, unclaimed } from '../testing/payments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone a card says what came, whose it is and what of it is left, with sums that never mix', async () => {
  const room = await openPayments(paymentsScreen);
  await expect.element(page.getByText('RC26110001')).toBeVisible();
  await expect.element(page.getByText('部分核销')).toBeVisible();
  await expect.element(page.getByText('宁波远洋贸易')).toBeVisible();
  const sums = page.getByRole('list', { name: '按方向和币种合计' });
  await expect.element(sums.getByText('USD 5,000.00')).toBeVisible();
  await expect.element(sums.getByText('USD 700.00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: '待认领' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).filters)
    .toEqual({ claim: ['unclaimed'], status: ['confirmed'] });
  await page.getByText('RC26110001').click();
  await expect.poll(place).toBe(paymentPathOf('p1'));
});

test('on a desk they are a table narrowed by the address, with the payment beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openPayments(
    `${paymentsScreen}?tab=unapplied&f.party=c1&f.company=o1&f.currency=usd&f.value=2026-11-01..2026-11-30&f.kind=deposit&f.direction=in&keyword=FT`,
  );
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({
      keyword: 'FT',
      filters: {
        ...{ partyId: 'c1', companyId: 'o1', currency: 'USD', kind: 'deposit', direction: 'in' },
        ...{ valueFrom: '2026-11-01', valueTo: '2026-11-30', isUnapplied: true },
      },
    });
  await page.getByRole('gridcell', { name: 'RC26110001' }).click();
  await expect.element(page.getByRole('heading', { name: '核销记录' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '核销账单' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('leads who may ask for payments to their requests', async () => {
  await page.viewport(1440, 900);
  await openPayments(paymentsScreen);
  await page.getByRole('button', { name: '付款申请' }).click();
  await expect.poll(place).toBe('/pages/shipment/payment/requests');
});

test('C registers money on a desk', async () => {
  await page.viewport(1440, 900);
  await openPayments(paymentsScreen);
  await expect.element(page.getByRole('gridcell', { name: 'RC26110001' })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('dialog', { name: '登记收款' })).toBeVisible();
});

test('with none in a tab there is the way to all of them', async () => {
  await openPayments(`${paymentsScreen}?tab=reversed`, {
    answers: { [calls.list]: [paymentsPage([], []), paymentsPage([unclaimed()])] },
  });
  await page.getByRole('button', { name: '查看全部收付款' }).click();
  await expect.poll(place).toBe(paymentsScreen);
});

test('who may only claim registers nothing', async () => {
  await openPayments(paymentsScreen, { who: 'sales' });
  await expect.element(page.getByText('RC26110002')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '登记' })).not.toBeInTheDocument();
});

test('who may see none is told so', async () => {
  await openPayments(paymentsScreen, { answers: { [calls.list]: [refused(403, '没有权限')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
