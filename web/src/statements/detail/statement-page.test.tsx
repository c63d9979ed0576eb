import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { invoicePathOf } from '../../invoices/paths.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { cutOnPaper, layOnPaper, takeOffPaper } from '../../testing/paper.ts';
import { statementPathOf, statementsScreen } from '../paths.ts';
import { calls, customerDetail, detail, draft, openStatements } from '../testing/statements.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(takeOffPaper);

test('every number shows the invoices behind it', async () => {
  await openStatements(statementPathOf('st1'));
  const sums = page.getByRole('list', { name: '按币种汇总' });
  await expect.element(page.getByRole('heading', { name: '账单 2 张' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await sums.getByRole('button', { name: /期初余额\s*4,860.00/ }).click();
  await expect.element(page.getByRole('heading', { name: '账单 1 张' })).toBeVisible();
  await expect.element(page.getByText(/期初余额 USD 由以下账单构成/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'DN26100002' })).not.toBeInTheDocument();
  await sums.getByRole('button', { name: /本期贷记\s*0.00/ }).click();
  await expect.element(page.getByText('没有账单构成这个数')).toBeVisible();
  await page.getByRole('button', { name: '显示全部账单' }).click();
  await page.getByRole('link', { name: 'DN26100002' }).click();
  await expect.poll(place).toBe(invoicePathOf('in2'));
});

test('on a desk its lines are a table, with credits, disputes and receipts', async () => {
  await page.viewport(1440, 900);
  await openStatements(statementPathOf('st1'));
  await expect.element(page.getByRole('columnheader', { name: '业务号 · 提单号' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'SE26090001 · EGLV142600001' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'CN26100001' })).toBeVisible();
  await expect.element(page.getByText('1 项异议待处理')).toBeVisible();
  await expect.element(page.getByText('未核销 USD 55.00', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '下载' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a draft that is old is worked out anew before it is sent', async () => {
  const room = await openStatements(statementPathOf('st2'), {
    answers: {
      [calls.one('st2')]: [
        success(detail({ ...draft(), isStale: true, prints: [] })),
        success(detail({ ...draft({ version: 2 }), isStale: false, prints: [] })),
      ],
      [calls.act('recompute')]: [success({ count: 1, told: 0 })],
    },
  });
  await expect.element(page.getByText('账单或收款在计算后有变动，发送前请重新计算')).toBeVisible();
  await page.getByRole('button', { name: '重新计算' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '重新计算' }).click();
  await expect.element(page.getByRole('button', { name: '发送给客户' })).toBeVisible();
  expect(bodyOf((await room.heard(calls.act('recompute')))[0]).statements).toEqual([
    { id: 'st2', version: 1 },
  ]);
});

test('a dropped draft leads back to the list', async () => {
  await openStatements(statementPathOf('st2'), {
    answers: { [calls.act('drop')]: [success({ count: 1, told: 0 })] },
  });
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click();
  await expect.poll(place).toBe(statementsScreen);
});

test('a customer confirms it', async () => {
  const room = await openStatements(statementPathOf('st1'), {
    who: 'customer',
    answers: {
      [calls.one('st1')]: [
        success(customerDetail()),
        success(customerDetail({ status: 'confirmed', version: 3, can: ['print'] })),
      ],
      [calls.answer('st1')]: [
        success({ id: 'st1', version: 3, statementNo: 'SOA2026100001', status: 'confirmed' }),
      ],
    },
  });
  await page.getByRole('button', { name: '确认对账单' }).click();
  await expect.element(page.getByText('确认期末余额 CNY 2,000.00 + USD 4,000.00')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认对账单' }).click();
  await expect.element(page.getByText('客户已确认')).toBeVisible();
  expect(bodyOf((await room.heard(calls.answer('st1')))[0])).toEqual({ version: 2, answer: 'confirm' });
});

test('a customer disagrees with words, and disputes lines on the invoice', async () => {
  const room = await openStatements(statementPathOf('st1'), {
    who: 'customer',
    answers: {
      [calls.answer('st1')]: [
        refused(refusals.RECORD_CHANGED.code, '已变动'),
        success({ id: 'st1', version: 3, statementNo: 'SOA2026100001', status: 'disputed' }),
      ],
    },
  });
  await page.getByRole('button', { name: '提出异议' }).click();
  const sheet = page.getByRole('dialog', { name: '提出异议' });
  await expect.element(sheet.getByRole('button', { name: '提出异议' })).toBeDisabled();
  await sheet.getByLabelText('说明不符之处').fill('多算了一票');
  await sheet.getByRole('checkbox', { name: /DN26100002/ }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: '提出异议' }).click();
  await expect.element(page.getByText('对账单已被他人更改，已重新载入')).toBeVisible();
  await sheet.getByRole('button', { name: '提出异议' }).click();
  await expect.element(page.getByText('异议已提交')).toBeVisible();
  expect(bodyOf((await room.heard(calls.answer('st1')))[1])).toEqual({
    ...{ version: 2, answer: 'dispute', words: '多算了一票', invoiceIds: ['in2'] },
  });
  await page.getByRole('button', { name: '提出异议' }).click();
  await sheet.getByRole('link', { name: '逐项提异议' }).first().click();
  await expect.poll(place).toBe(invoicePathOf('in1'));
});

test('what is not there, or not theirs, looks the same', async () => {
  await openStatements(statementPathOf('st9'), {
    answers: { [calls.one('st9')]: [refused(refusals.NOT_FOUND.code, '不存在')] },
  });
  await expect.element(page.getByRole('heading', { name: '没有这份对账单' })).toBeVisible();
  await page.getByRole('button', { name: '查看全部对账单' }).click();
  await expect.poll(place).toBe(statementsScreen);
});

test('on paper its lines have every column', async () => {
  await page.viewport(1440, 900);
  await openStatements(statementPathOf('st1'));
  await expect.element(page.getByRole('columnheader', { name: '业务号 · 提单号' })).toBeVisible();
  await layOnPaper('upright');
  expect(cutOnPaper()).toEqual([]);
  expect(document.querySelector('.statement-lines-scroll')).toHaveStyle({ overflowX: 'visible' });
});
