import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { paymentPathOf, paymentsScreen, settlePathOf } from '../paths.ts';
import { calls, openPayments, payment, shown, unclaimed } from '../testing/payments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const saved = (no: string) => success({ id: 'p9', version: 1, paymentNo: no, status: 'confirmed' });

afterEach(() => page.viewport(390, 844));

test('says whose it is, what of it is used, and keeps exchange and rounding apart', async () => {
  await openPayments(paymentPathOf('p1'));
  await expect.element(page.getByRole('heading', { name: 'USD 5,000.00' })).toBeVisible();
  await expect.element(page.getByText('CNY 35,500.00（汇率 7.1）')).toBeVisible();
  await expect.element(page.getByText('已核销 USD 860.00，剩余 USD 4,140.00')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'DN26110001' })).toBeInTheDocument();
  await expect.element(page.getByText('尾差 USD 7.09')).toBeInTheDocument();
  await expect.element(page.getByText('汇兑损失 CNY 80.00')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '核销账单' }).click();
  await expect.poll(place).toBe(settlePathOf({ id: 'p1' }));
});

test('a settlement is reversed with a reason, and a refusal is said', async () => {
  const room = await openPayments(paymentPathOf('p1'), {
    answers: {
      [calls.reverseSettlement('st1')]: [
        refused(refusals.PERIOD_CLOSED.code, '会计期间 2026-11 已关闭，不能再记账'),
        success({ id: 'st1' }),
      ],
    },
  });
  await page.getByRole('button', { name: '冲销核销' }).click();
  const sheet = page.getByRole('dialog', { name: '冲销 DN26110001 的核销' });
  await expect.element(sheet.getByText(/重新欠 USD 860.00/)).toBeVisible();
  const agree = sheet.getByRole('button', { name: '冲销核销' });
  await expect.element(agree).toBeDisabled();
  await sheet.getByLabelText('原因').fill('认错了');
  await agree.click();
  await expect.element(page.getByText('会计期间 2026-11 已关闭，不能再记账')).toBeVisible();
  await agree.click();
  await expect.element(page.getByText('核销已冲销')).toBeVisible();
  expect(bodyOf((await room.heard(calls.reverseSettlement('st1')))[1])).toEqual({ reason: '认错了' });
});

test('is claimed for two, with what is left shown while one types', async () => {
  const room = await openPayments(paymentPathOf('p2'), {
    answers: { [calls.claim('p2')]: [saved('RC26110002')] },
  });
  await page.getByRole('button', { name: '认领' }).click();
  const sheet = page.getByRole('dialog', { name: '认领 RC26110002' });
  const choose = async (name: string) => {
    await sheet
      .getByRole('button', { name: /往来单位.*请选择/ })
      .last()
      .click();
    await page.getByRole('dialog', { name: '往来单位' }).getByText(name).click();
  };
  await choose('宁波远洋贸易');
  const amount = sheet.getByLabelText('金额（CNY）');
  await amount.fill('1200');
  await expect.element(sheet.getByText('超出到账金额 CNY 200.00')).toBeVisible();
  await amount.fill('600');
  await expect.element(sheet.getByText('剩余 CNY 400.00 待认领')).toBeVisible();
  await sheet.getByRole('button', { name: '再分给一个单位' }).click();
  await choose('上海海通');
  await expect.element(sheet.getByText('剩余 CNY 0.00 待认领')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: '认领', exact: true }).click();
  await expect.element(page.getByText('认领成功')).toBeVisible();
  expect(bodyOf((await room.heard(calls.claim('p2')))[0])).toEqual({
    version: 1,
    parties: [
      { partyId: 'c1', amount: '600' },
      { partyId: 'c2', amount: '400' },
    ],
  });
});

test('what invoices have used is not taken away', async () => {
  await openPayments(paymentPathOf('p1'));
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '调整认领' }).click();
  const sheet = page.getByRole('dialog', { name: '认领 RC26110001' });
  await sheet.getByLabelText('金额（USD）').fill('800');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('已核销 USD 860.00，不能少于此数');
  await expect.element(sheet.getByRole('button', { name: '认领', exact: true })).toBeDisabled();
});

test('is reversed with a reason while nothing uses it', async () => {
  const room = await openPayments(paymentPathOf('p2'), {
    answers: {
      [calls.reverse('p2')]: [success({ id: 'p2', version: 2, paymentNo: 'x', status: 'reversed' })],
      [calls.one('p2')]: [
        success(shown(unclaimed())),
        success(shown(unclaimed({ status: 'reversed', can: [] }))),
      ],
    },
  });
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '冲销' }).click();
  const sheet = page.getByRole('dialog', { name: '冲销 RC26110002' });
  await sheet.getByLabelText('原因').fill('退票');
  await sheet.getByRole('button', { name: '冲销' }).click();
  await expect.element(page.getByText('已冲销').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '认领' })).not.toBeInTheDocument();
  expect(bodyOf((await room.heard(calls.reverse('p2')))[0])).toEqual({ version: 1, reason: '退票' });
});

test('a receipt is registered once; a reference that is there is named at its field; then it is used', async () => {
  const twice = '银行流水号 FT1105 已登记为 RC26110001';
  const room = await openPayments(paymentsScreen, {
    answers: {
      [calls.register]: [
        refused(refusals.PAYMENT_TWICE.code, twice, { fields: { bankRef: twice } }),
        saved('RC26110009'),
      ],
      [calls.one('p9')]: [success(shown(payment({ id: 'p9', paymentNo: 'RC26110009' })))],
    },
  });
  await page.getByRole('button', { name: '登记' }).click();
  const sheet = page.getByRole('dialog', { name: '登记收款' });
  await sheet.getByLabelText('公司账户').selectOptions('USD · 宁波分公司 · 招商银行 1002');
  await sheet.getByLabelText('金额（USD）').fill('abc');
  await expect.element(sheet.getByText('请填写大于 0 的金额，最多三位小数')).toBeVisible();
  await sheet.getByLabelText('金额（USD）').fill('5000');
  await sheet.getByLabelText('银行手续费（USD）').fill('15');
  await sheet.getByLabelText('到账日').fill('2026-11-05');
  await sheet.getByRole('button', { name: /往来单位/ }).click();
  await page.getByRole('dialog', { name: '往来单位' }).getByText('宁波远洋贸易').click();
  await sheet.getByLabelText('银行流水号').fill('FT1105');
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: '登记', exact: true }).click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(twice);
  await sheet.getByLabelText('银行流水号').fill('FT1106');
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: '登记', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '核销账单' }).click();
  await expect.poll(place).toBe(settlePathOf({ id: 'p9', partyId: 'c1' }));
  expect(bodyOf((await room.heard(calls.register))[1])).toEqual({
    ...{ direction: 'in', kind: 'normal', bankAccountId: 'b1', amount: '5000', fee: '15' },
    ...{ valueOn: '2026-11-05', payerName: '', bankRef: 'FT1106', remark: '', partyId: 'c1' },
  });
});

test('what is not there is not found', async () => {
  await openPayments(paymentPathOf('p7'), {
    answers: { [calls.one('p7')]: [refused(404, '此条数据不存在')] },
  });
  await expect.element(page.getByRole('heading', { name: '没有这笔收付款' })).toBeVisible();
});
