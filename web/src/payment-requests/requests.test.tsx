import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, refused, success } from '../testing/answers.ts';
import { place } from '../testing/open-app.tsx';
import { makeRequestPathOf, makeRequestScreen, requestPathOf, requestsScreen } from './paths.ts';
import { bill, calls, openRequests, request, requestsPage } from './testing/requests.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('on a desk', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('the list has tabs and sums, and one is paid beside it', async () => {
    const room = await openRequests(`${requestsScreen}?tab=toPay`, {
      answers: {
        [calls.pay]: [
          success({
            ...{ id: 'pr1', version: 3, requestNo: 'PR2611-0001', status: 'paid' },
            ...{ paymentId: 'p1', paymentNo: 'PAY20261112-0001' },
          }),
        ],
      },
    });
    await expect.element(page.getByRole('link', { name: '待付款' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('gridcell', { name: 'PR2611-0001' }).click();
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({ tab: 'toPay' });
    await expect.element(page.getByRole('link', { name: 'AP2611-00001' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await press('付款');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabelText(/银行手续费/).fill('5');
    await sheet.getByLabelText('银行流水号').fill('OUT-1');
    await sheet.getByRole('button', { name: '付款', exact: true }).click();
    await expect.poll(toast).toContain('PAY20261112-0001');
    expect(bodyOf((await room.heard(calls.pay))[0])).toMatchObject({
      ...{ version: 2, fee: '5', bankRef: 'OUT-1', valueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    });
  });

  test('one that is not to be paid after all needs a reason', async () => {
    const room = await openRequests(requestPathOf('pr1'), {
      answers: {
        [calls.cancel]: [success({ id: 'pr1', version: 3, requestNo: 'PR2611-0001', status: 'withdrawn' })],
      },
    });
    await press('不再付款');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByRole('button', { name: '不再付款' })).toBeDisabled();
    await sheet.getByRole('textbox', { name: '原因' }).fill('改月底付');
    await sheet.getByRole('button', { name: '不再付款' }).click();
    await expect.poll(toast).toContain('已取消');
    expect(bodyOf((await room.heard(calls.cancel))[0])).toEqual({ version: 2, reason: '改月底付' });
  });
});

test('bills become a request, up to what others do not ask for', async () => {
  const room = await openRequests(makeRequestPathOf(['in1', 'in2']), {
    answers: {
      [calls.create]: [
        success({ id: 'pr1', version: 1, requestNo: 'PR2611-0001', status: 'asked', flowId: 'f1' }),
      ],
    },
  });
  const amount = page.getByLabelText('AP2611-00001 本次申请（CNY）');
  await expect.element(amount).toHaveValue('800.00');
  await amount.fill('800.01');
  await expect.element(page.getByText('不能超过 CNY 800.00')).toBeVisible();
  await amount.fill('300');
  await page.getByRole('checkbox', { name: /AP2611-00002/ }).click();
  await expect.element(page.getByText('CNY 300.00', { exact: true })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: /^付款账户/ }).click();
  await page.getByText('宁波分公司').first().click();
  await page.getByLabelText('要求付款日').fill('2026-11-20');
  await page.getByRole('textbox', { name: '付款事由' }).fill('十月订舱费');
  await press('提交审批');
  await expect.poll(place).toBe(requestPathOf('pr1'));
  expect(bodyOf((await room.heard(calls.create))[0])).toMatchObject({
    ...{ partyId: 'v1', bankAccountId: 'b1', wantedOn: '2026-11-20', reason: '十月订舱费', prepaid: null },
    lines: [{ invoiceId: 'in1', amount: '300' }],
  });
});

test('bills of several suppliers make no request', async () => {
  await openRequests(makeRequestPathOf(['in1', 'in2']), {
    answers: {
      [calls.payable]: [
        success({ list: [bill(), bill({ invoiceId: 'in2', invoiceNo: 'AP2611-00002', partyId: 'v2' })] }),
      ],
    },
  });
  await expect.element(page.getByText(/一份申请只能付同一对象/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提交审批' })).toBeDisabled();
});

test('on a phone they are cards, and one that was refused is asked for again', async () => {
  await openRequests(`${requestsScreen}?tab=refused`, {
    answers: {
      [calls.list]: [requestsPage([request({ status: 'rejected', can: [] })])],
      [calls.one]: [success(request({ status: 'rejected', can: [] }))],
    },
  });
  await page.getByText('PR2611-0001').click();
  await expect.poll(place).toBe(requestPathOf('pr1'));
  expect(await accessibilityProblems()).toEqual([]);
  await press('重新申请');
  await expect.poll(place).toBe(makeRequestPathOf(['in1']));
});

test('who may not ask sees nothing to fill in, and what is not theirs is not there', async () => {
  await openRequests(makeRequestScreen, { buttons: ['btn_claim'] });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});

test('one that is not for somebody is not there', async () => {
  await openRequests(requestPathOf('pr1'), { answers: { [calls.one]: [refused(404, '数据不存在')] } });
  await expect.element(page.getByRole('heading', { name: '找不到这份付款申请' })).toBeVisible();
});
