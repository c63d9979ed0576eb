import type { ManagedBillRule } from '@fairway/contract/bill-rules.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { billRulesScreen } from './paths.ts';

const rule: ManagedBillRule = {
  ...{ id: 'QuoteNumber', version: 2, enCode: 'QuoteNumber', fullName: '报价单', prefix: 'QT' },
  ...{ dateFormat: 'yyyyMM', digit: 4, startNumber: 1, isEnabled: true },
  issued: { no: 0, yyyy: 0, yyyyMM: 7, yyyyMMdd: 0 },
};
const history = {
  ...{ version: 2, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ field: 'dateFormat', before: 'yyyyMMdd', after: 'yyyyMM' }],
};
const base = '/api/system/BillRule';
const month = formatDate(Date.now(), 'yyyyMM');

const openRules = (path: string, answers: Record<string, Answer[]> = {}, buttons = ['btn_edit']) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('billRule', buttons)] },
    answers: {
      [`GET ${base}`]: [success({ list: [rule] })],
      [`GET ${base}/QuoteNumber/History`]: [success({ list: [history] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('a list shows the next number of each rule; one opens with its history', async () => {
  await openRules(billRulesScreen);
  await expect.element(page.getByText(`QT${month}0008`)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: /报价单/ }).click();
  await expect
    .element(page.getByText('日期与重新计数：年月日，每天重新计数 → 年月，每月重新计数'))
    .toBeVisible();
});

test('the next three numbers follow what is typed, and only that is sent', async () => {
  await page.viewport(1440, 900);
  const room = await openRules(`${billRulesScreen}?id=QuoteNumber`, {
    [`PUT ${base}/QuoteNumber`]: [
      refused(400, '前缀 Q 已被其他单据使用，可能产生重复编号'),
      success({ version: 3 }),
    ],
    [`POST ${base}/QuoteNumber/Undo`]: [success({ version: 3 })],
  });
  await page.getByLabelText('前缀').fill('q');
  await page.getByLabelText('流水号位数').fill('1');
  await expect.element(page.getByText(`Q${month}9`)).toBeVisible();
  await page.getByLabelText('流水号位数').fill('6');
  await expect.element(page.getByText(`Q${month}000010`)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText(/已被其他单据使用/)).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('编号规则已保存')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/QuoteNumber`))[0])).toEqual({
    ...{ version: 2, changes: { prefix: 'Q', digit: 6 } },
  });
  await page.getByRole('button', { name: '撤销最近一次修改' }).click();
  await expect.element(page.getByText('已撤销最近一次修改')).toBeVisible();
});

test('whoever may only look saves nothing', async () => {
  await page.viewport(1440, 900);
  await openRules(`${billRulesScreen}?id=QuoteNumber`, {}, []);
  await expect.element(page.getByText(/沈立群/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤销最近一次修改' })).not.toBeInTheDocument();
});
