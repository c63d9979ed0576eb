import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unapprovedChargesPathOf } from '../charges/paths.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, refused, success } from '../testing/answers.ts';
import { place } from '../testing/open-app.tsx';
import { cutOnPaper, layOnPaper, takeOffPaper } from '../testing/paper.ts';
import { ledgerPathOf } from './paths.ts';
import { balance, batch, calls, closed, openLedger, period } from './testing/ledger.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(takeOffPaper);

describe('months', () => {
  test('say how far they are, what they came to and what still waits', async () => {
    await page.viewport(1440, 900);
    const waitingOf = [
      { companyName: '上海公司', count: 2, isRead: true },
      { companyName: '宁波公司', count: 1, isRead: false },
    ];
    const room = await openLedger(ledgerPathOf('periods'), {
      answers: {
        [calls.periods]: [
          success({ list: [period({ waitingCharges: 2, waitingOf }), closed()] }),
          success({ list: [closed()] }),
        ],
        [calls.act('2026-10', 'close')]: [success({ code: '2026-10', status: 'closed' })],
      },
    });
    await expect
      .element(page.getByRole('row', { name: /2026-10.*开放.*34,268.83 30,000.00 4,268.83 12/ }))
      .toBeVisible();
    await expect.element(page.getByText('李财务 关账 2026-11-02 08:00')).toBeVisible();
    await expect.element(page.getByText('3 张凭证未导出')).toBeVisible();
    // All that waits, not only what was handed in.
    await expect
      .element(page.getByRole('link', { name: '2 条费用未审核' }))
      .toHaveAttribute('href', expect.stringContaining(unapprovedChargesPathOf('2026-10')));
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: '关账 2026-10' }).click();
    const sheet = page.getByRole('dialog', { name: '关账 2026-10' });
    await expect.element(sheet.getByText(/还有 3 条费用未审核/)).toBeVisible();
    await expect.element(sheet.getByText('宁波公司 1 条 由该公司处理')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: '关账' })).toBeDisabled();
    await sheet.getByRole('checkbox', { name: /顺延到 2026-11/ }).click();
    await sheet.getByRole('button', { name: '关账' }).click();
    await expect.element(page.getByText('2026-10 关账完成')).toBeVisible();
    expect(bodyOf((await room.heard(calls.act('2026-10', 'close')))[0])).toMatchObject({ carriesOver: true });
  });

  test('are closed after what it does was said; a refusal stands there', async () => {
    const room = await openLedger(ledgerPathOf('periods'), {
      answers: {
        [calls.act('2026-10', 'close')]: [
          refused(refusals.PERIOD_EARLIER_OPEN.code, '请先关闭更早的期间 2026-09'),
          success({ code: '2026-10', status: 'closed' }),
        ],
      },
    });
    await expect.element(page.getByText('CNY 4,268.83').first()).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: '关账 2026-10' }).click();
    const sheet = page.getByRole('dialog', { name: '关账 2026-10' });
    await expect.element(sheet.getByText(/晚到的单据记入下一个开放期间/)).toBeVisible();
    await sheet.getByRole('button', { name: '关账' }).click();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('请先关闭更早的期间 2026-09');
    await sheet.getByRole('button', { name: '关账' }).click();
    await expect.element(page.getByText('2026-10 关账完成')).toBeVisible();
    expect(await room.heard(calls.act('2026-10', 'close'))).toHaveLength(2);
  });

  test('are opened again only with a reason', async () => {
    const room = await openLedger(ledgerPathOf('periods'), {
      answers: { [calls.act('2026-09', 'reopen')]: [success({ code: '2026-09', status: 'open' })] },
    });
    await page.getByRole('button', { name: '2026-09 更多操作' }).click();
    await page.getByRole('menuitem', { name: '反关账' }).click();
    const sheet = page.getByRole('dialog', { name: '反关账 2026-09' });
    const agree = sheet.getByRole('button', { name: '反关账' });
    await expect.element(agree).toBeDisabled();
    await sheet.getByLabelText('原因').fill('更正');
    await agree.click();
    await expect.element(page.getByText('2026-09 反关账完成')).toBeVisible();
    expect(bodyOf((await room.heard(calls.act('2026-09', 'reopen')))[0])).toEqual({ reason: '更正' });
  });
});

describe('the trial balance', () => {
  test('says that it balances, and every number leads to its entries', async () => {
    await page.viewport(1440, 900);
    const room = await openLedger(ledgerPathOf('balance', { from: '2026-10', to: '2026-11' }));
    await expect.element(page.getByText('试算平衡：借贷差额为 CNY 0.00')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /1122 应收账款 USD/ })).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /合计 CNY 0.00 34,268.83 34,268.83 0.00/ }))
      .toBeVisible();
    expect((await room.heard(calls.balance))[0]?.query).toContain('from=2026-10&to=2026-11');
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('link', { name: '1,000.00 应收账款 USD 期初的分录', exact: true }).click();
    await expect
      .poll(place)
      .toBe(ledgerPathOf('entries', { to: '2026-09', account: 'receivable', currency: 'USD' }));
    await expect.element(page.getByText('应收账款 USD · 2026-09 及以前')).toBeVisible();
    expect(bodyOf((await room.heard(calls.entries))[0]).filters).toEqual({
      ...{ account: 'receivable', currency: 'USD', to: '2026-09' },
    });
  });

  test('is loud when it does not', async () => {
    await openLedger(ledgerPathOf('balance'), { answers: { [calls.balance]: [success(balance('0.01'))] } });
    await expect
      .element(page.getByRole('alert').filter({ hasText: '试算不平衡：借贷差额 CNY 0.01' }))
      .toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

test('an entry leads to the invoice and the payment it is about', async () => {
  await page.viewport(1440, 900);
  await openLedger(ledgerPathOf('entries'));
  const card = page.getByRole('region', { name: 'RC26110001 DN26110001' });
  await expect
    .element(card.getByRole('row', { name: /1122 应收账款 宁波远洋贸易 USD 860.00 6,106.00/ }))
    .toBeVisible();
  await expect
    .element(card.getByRole('link', { name: '查看账单' }))
    .toHaveAttribute('href', expect.stringContaining('invoicedetail?id=in1'));
  await expect
    .element(card.getByRole('link', { name: '查看收付款' }))
    .toHaveAttribute('href', expect.stringContaining('payment/detail?id=p1'));
  expect(await accessibilityProblems()).toEqual([]);
});

describe('vouchers', () => {
  test('leave in a batch, whose file can be had in two kinds', async () => {
    const made = { ...batch, id: 'v2', period: '2026-10', count: 3 };
    const room = await openLedger(ledgerPathOf('vouchers'), {
      answers: {
        [calls.make]: [success(made)],
        [calls.batches]: [success({ list: [batch] }), success({ list: [made, batch] })],
        [calls.file('v2')]: [{ text: 'x', type: 'text/csv' }],
      },
    });
    await page.getByLabelText('会计期间').selectOptions('2026-10（3 张未导出）');
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: '生成凭证批次' }).click();
    await expect.element(page.getByText('已生成 2026-10 的批次，共 3 张凭证')).toBeVisible();
    expect(bodyOf((await room.heard(calls.make))[0])).toEqual({ period: '2026-10' });
    await page.getByRole('button', { name: '下载 2026-10 CSV' }).click();
    await expect.poll(async () => (await room.heard(calls.file('v2')))[0]?.query).toContain('as=csv');
  });

  test('are only looked at by who may not export them', async () => {
    await openLedger(ledgerPathOf('vouchers'), { mayExport: false });
    await expect.element(page.getByText(/7 张凭证/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /下载/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '生成凭证批次' })).not.toBeInTheDocument();
  });
});

test('on paper the trial balance has every column, across', async () => {
  await page.viewport(1440, 900);
  await openLedger(ledgerPathOf('balance'), { answers: { [calls.balance]: [success(balance('0.00'))] } });
  await expect.element(page.getByRole('table')).toBeVisible();
  await layOnPaper('across');
  expect(cutOnPaper()).toEqual([]);
  expect(document.querySelector('.ledger-table table')?.getBoundingClientRect().right).toBeLessThanOrEqual(
    1047,
  );
  expect(getComputedStyle(document.body).getPropertyValue('page')).toBe('across');
});
