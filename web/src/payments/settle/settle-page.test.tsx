import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invoicePathOf } from '../../invoices/paths.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { paymentPathOf, settlePathOf } from '../paths.ts';
import {
  calls,
  openPayments,
  payment,
  paymentsPage,
  previewed,
  shown,
  unclaimed,
} from '../testing/payments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const preview = (list: ReturnType<typeof previewed>[], unapplied: string) => success({ list, unapplied });

afterEach(() => page.viewport(390, 844));

const foreign = previewed({
  ...{ invoiceId: 'in3', paid: { currency: 'USD', amount: '100.00' }, crossRate: '7.1' },
  ...{ covered: { currency: 'CNY', amount: '710.00' }, exchangeGain: '0' },
});

test('on a desk one press fills the oldest, what comes of it is shown, and it is done as it was shown', async () => {
  await page.viewport(1440, 900);
  const room = await openPayments(settlePathOf({ id: 'p1', partyId: 'c1' }), {
    answers: {
      [calls.preview('p1')]: [preview([previewed()], '140.00'), preview([previewed(), foreign], '40.00')],
      [calls.settle('p1')]: [success({ ids: ['s1', 's2'], unapplied: '40.00' })],
    },
  });
  await expect.element(page.getByRole('row', { name: /DN26110001.*逾期 12 天.*USD 4,000.00/ })).toBeVisible();
  await page.getByRole('button', { name: '按到期日填满 USD 账单' }).click();
  await expect.element(page.getByLabelText('DN26110001 使用金额')).toHaveValue('4000.00');
  await expect.element(page.getByText('汇兑损失 CNY 320.00')).toBeVisible();
  await expect.element(page.getByText('USD 140.00')).toBeVisible();
  await page.getByRole('checkbox', { name: 'DN26110003' }).click();
  await expect.element(page.getByLabelText('DN26110003 汇率')).toHaveValue('7.1');
  await expect.element(page.getByText('1 USD 折 CNY')).toBeVisible();
  await expect.element(page.getByText('已选 2 张账单')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await expect.element(page.getByRole('button', { name: '核销账单' })).toBeEnabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(place).toBe(paymentPathOf('p1'));
  expect(bodyOf((await room.heard(calls.preview('p1')))[0])).toEqual({
    ...{ partyId: 'c1', invoices: [{ invoiceId: 'in1', closes: false }] },
  });
  expect(bodyOf((await room.heard(calls.settle('p1')))[0])).toEqual({
    partyId: 'c1',
    invoices: [
      { invoiceId: 'in1', amount: '4000.00', closes: false },
      { invoiceId: 'in3', amount: '100.00', crossRate: '7.1', closes: false },
    ],
  });
});

test('a line that would be refused says so in its place, and nothing is done', async () => {
  await page.viewport(1440, 900);
  const room = await openPayments(settlePathOf({ id: 'p1' }), {
    answers: {
      [calls.preview('p1')]: [
        preview([previewed({ problem: '账单 DN26110001 只剩 USD 4,000.00' })], '4140.00'),
        preview([previewed({ left: '20.00', covered: { currency: 'USD', amount: '3980.00' } })], '160.00'),
        preview([previewed({ rounding: '20.00' })], '160.00'),
      ],
      [calls.settle('p1')]: [
        refused(refusals.INVOICE_BEYOND_BALANCE.code, '账单 DN26110001 已被他人核销'),
        success({ ids: ['s1'], unapplied: '160.00' }),
      ],
    },
  });
  const amount = page.getByLabelText('DN26110001 使用金额');
  await amount.fill('1e3');
  await expect.element(page.getByText('请填写大于 0 的金额，最多三位小数')).toBeVisible();
  await amount.fill('4100');
  await expect
    .element(page.getByRole('row', { name: /DN26110001/ }).getByRole('alert'))
    .toHaveTextContent('账单 DN26110001 只剩 USD 4,000.00');
  const settle = page.getByRole('button', { name: '核销账单' });
  await expect.element(settle).toBeDisabled();
  await amount.fill('3980');
  const close = page.getByRole('checkbox', { name: /结清，放弃尾差 USD 20.00/ });
  await close.click();
  await expect.element(page.getByText('尾差 USD 20.00', { exact: true })).toBeVisible();
  await settle.click();
  await expect.element(page.getByText('账单 DN26110001 已被他人核销')).toBeVisible();
  await expect.element(amount).toHaveValue('3980');
  await settle.click();
  await expect.poll(place).toBe(paymentPathOf('p1'));
  expect(bodyOf((await room.heard(calls.settle('p1')))[1]).invoices).toMatchObject([{ closes: true }]);
});

test('arrows walk from amount to amount', async () => {
  await page.viewport(1440, 900);
  await openPayments(settlePathOf({ id: 'p1' }));
  await page.getByLabelText('DN26110001 使用金额').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByLabelText('DN26110003 使用金额')).toHaveFocus();
});

test('on a phone a card is chosen, and a rate is said for one of the foreign currency', async () => {
  const yuan = payment({
    ...{ currency: 'CNY', amount: '7000.00', unapplied: '7000.00' },
    parties: [{ partyId: 'c1', partyName: '宁波远洋贸易', amount: '7000.00', unapplied: '7000.00' }],
  });
  const at = (crossRate: string, covered: string) =>
    preview(
      [
        previewed({
          ...{ paid: { currency: 'CNY', amount: '7000.00' }, crossRate, exchangeGain: '0' },
          ...{ covered: { currency: 'USD', amount: covered }, left: '3007.09' },
        }),
      ],
      '0.00',
    );
  const room = await openPayments(settlePathOf({ id: 'p1' }), {
    answers: {
      [calls.one('p1')]: [success(shown(yuan))],
      [calls.preview('p1')]: [at('0.14084507', '985.92'), at('0.14184397', '992.91')],
    },
  });
  await page.getByRole('checkbox', { name: /DN26110001/ }).click();
  await expect.element(page.getByLabelText('汇率')).toHaveValue('7.1');
  await expect.element(page.getByText('1 USD 折 CNY')).toBeVisible();
  await page.getByLabelText('汇率').fill('7.05');
  await expect.element(page.getByText('核销 USD 992.91，剩余欠款 USD 3,007.09')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  expect(bodyOf((await room.heard(calls.preview('p1'))).at(-1)).invoices).toEqual([
    { invoiceId: 'in1', closes: false, crossRate: '0.14184397' },
  ]);
});

test('an invoice is paid with money of its party, or with some that is registered for it', async () => {
  const room = await openPayments(settlePathOf({ invoiceId: 'in1' }), {
    answers: {
      [calls.register]: [success({ id: 'p1', version: 1, paymentNo: 'RC26110001', status: 'confirmed' })],
      [calls.preview('p1')]: [preview([previewed()], '140.00')],
    },
  });
  await expect
    .element(page.getByRole('link', { name: /RC26110001/ }))
    .toHaveAttribute('href', expect.stringContaining('invoiceId=in1'));
  expect(bodyOf((await room.heard(calls.list))[0]).filters).toEqual({
    ...{ partyId: 'c1', companyId: 'o1', direction: 'in', isUnapplied: true },
  });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '登记收款' }).click();
  const sheet = page.getByRole('dialog', { name: '登记收款' });
  await expect.element(sheet.getByLabelText('金额（USD）')).toHaveValue('4000.00');
  await sheet.getByRole('button', { name: '登记', exact: true }).click();
  await expect.poll(place).toBe(settlePathOf({ id: 'p1', partyId: 'c1', invoiceId: 'in1' }));
  await expect.element(page.getByRole('checkbox', { name: /DN26110001/ })).toBeChecked();
});

test('without money of the party there is the way to what nobody claimed', async () => {
  await openPayments(settlePathOf({ invoiceId: 'in1' }), {
    answers: { [calls.list]: [paymentsPage([unclaimed()])] },
  });
  await expect.element(page.getByText('该单位没有未用完的款项')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '查看待认领的款项' })).toBeVisible();
});

test('an invoice that can be paid leads there', async () => {
  await openPayments(invoicePathOf('in1'));
  await page.getByRole('button', { name: '收款核销' }).click();
  await expect.poll(place).toBe(settlePathOf({ invoiceId: 'in1' }));
});

test('nobody’s money pays nothing', async () => {
  await openPayments(settlePathOf({ id: 'p2' }));
  await expect.element(page.getByText('这笔款项还没有认领，请先认领')).toBeVisible();
});

test('who may not use payments is told so', async () => {
  await openPayments(settlePathOf({ id: 'p1' }), { who: 'sales' });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
