import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { chargePathOf, shipmentChargesPathOf } from '../paths.ts';
import { calls, charge, chargesPage, cost, history, openCharges, thc } from '../testing/charges.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const open = (
  answers: Record<string, Answer[]> = {},
  who: 'operator' | 'auditor' | 'customer' = 'operator',
) => openCharges(shipmentChargesPathOf('s1'), { answers, who });
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const earned = () => page.getByRole('region', { name: '应收' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('on a desk', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('has both sides apart, with totals by currency, the quote and the profit', async () => {
    await open({}, 'auditor');
    await expect.element(page.getByRole('heading', { name: '应收（2）' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '应付（1）' })).toBeVisible();
    await expect.element(earned().getByText('+USD 60.00')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '2,773.58' })).toBeVisible();
    await expect.element(page.getByText('高于报价')).toBeInTheDocument();
    await expect.element(page.getByText('CNY 6,651.74 · 17.96%')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('is typed into by keys alone, and saves what was changed and added', async () => {
    const room = await open({ [calls.save]: [success({ ids: ['ch9'] })] });
    const price = earned().getByLabelText('第 1 行 单价');
    await price.click();
    await userEvent.keyboard('2450{Enter}');
    // Enter goes down as in a sheet, and below the last line there is room for one more.
    await expect.element(earned().getByLabelText('第 2 行 单价')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(earned().getByLabelText('第 3 行 费用名称')).toHaveFocus();
    await userEvent.keyboard('doc');
    await expect.element(page.getByRole('option', { name: /文件费/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(earned().getByLabelText('第 3 行 费用名称')).toHaveValue('DOC 文件费');
    await press('保存');
    // What is missing is marked where it stands.
    await expect.element(page.getByText('单价未填或有误')).toBeVisible();
    await earned().getByLabelText('第 3 行 单价').fill('450');
    await press('保存');
    await expect.poll(toast).toContain('保存成功');
    const { added, changed, removed } = bodyOf((await room.heard(calls.save))[0]);
    expect(changed).toMatchObject([{ id: 'ch1', version: 1, price: '2450', currency: 'USD' }]);
    expect(added).toMatchObject([
      { side: 'receivable', chargeCodeId: 'doc', partyId: 'c1', price: '450', source: 'manual' },
    ]);
    expect(removed).toEqual([]);
  });

  test('reads lines pasted from a sheet, with the cells that could not be read', async () => {
    const room = await open({
      [calls.pasted]: [
        success({
          charges: [
            {
              ...{
                line: 2,
                side: 'receivable',
                chargeCodeId: 'doc',
                chargeCode: 'DOC',
                chargeName: '文件费',
              },
              ...{ partyId: 'c1', partyName: '宁波远洋贸易', unit: 'bl', quantity: '1', price: '450' },
              ...{ currency: 'CNY', vatRate: '6', onBehalf: false, isConfidential: false, remark: '' },
            },
          ],
          problems: [{ line: 3, column: 'code', cell: 'XYZ' }],
        }),
      ],
      [calls.save]: [success({ ids: ['ch9'] })],
    });
    // Into a line that was added to have something to paste into: what is pasted takes its place.
    await page.getByRole('button', { name: '添加一行' }).first().click();
    await expect.element(earned().getByLabelText('第 3 行 费用名称')).toHaveFocus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '费用\t单价\nDOC\t450\nXYZ\t1');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    const sheet = page.getByRole('dialog', { name: '从表格粘贴' });
    await expect.element(sheet.getByText('无法识别：XYZ')).toBeVisible();
    await expect.element(sheet.getByText(/有 1 行无法识别/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('button', { name: '加入 1 项费用' }).click();
    await expect.element(earned().getByLabelText('第 3 行 单价')).toHaveValue('450');
    await press('保存');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.save))[0]).added)
      .toMatchObject([{ chargeCodeId: 'doc', source: 'paste', vatKind: 'taxable', vatRate: '6' }]);
  });

  test('takes charges from the order once they were looked at; what is there is left out', async () => {
    const drafted = (changes: object) => ({
      ...{ side: 'receivable', chargeCodeId: 'of', chargeCode: 'OF', chargeName: '海运费', partyId: 'c1' },
      ...{ partyName: '宁波远洋贸易', unit: 'ctn', quantity: '2', price: '2400', currency: 'USD' },
      ...{ onBehalf: false, isConfidential: false, remark: '', source: 'order', quoteLineId: 'l1' },
      ...{ isThere: true, ...changes },
    });
    const doc = { chargeCodeId: 'doc', chargeCode: 'DOC', chargeName: '文件费', quoteLineId: 'l2' };
    const room = await open({
      [calls.draft]: [success({ list: [drafted({}), drafted({ ...doc, isThere: false })] })],
    });
    await page.getByRole('button', { name: /生成费用/ }).click();
    await page.getByRole('menuitem', { name: '从订单生成' }).click();
    const sheet = page.getByRole('dialog', { name: '从订单生成' });
    await expect.element(sheet.getByText('已有同样费用')).toBeVisible();
    await sheet.getByRole('button', { name: '加入 1 项费用' }).click();
    await expect.element(page.getByText('有 1 项改动未保存')).toBeVisible();
    expect(bodyOf((await room.heard(calls.draft))[0])).toEqual({ from: 'order' });
  });

  test('keeps charges as a template by what their parties are', async () => {
    const room = await open({ [calls.keepTemplate]: [success({ id: 't1' })] });
    await page.getByRole('button', { name: /生成费用/ }).click();
    await page.getByRole('menuitem', { name: '存为模板' }).click();
    const sheet = page.getByRole('dialog', { name: '存为模板' });
    await sheet.getByLabelText('模板名称').fill('美线标准');
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.keepTemplate))[0]))
      .toMatchObject({
        name: '美线标准',
        lines: [
          { chargeCodeId: 'of', partyId: null, partyRole: 'customer' },
          { chargeCodeId: 'thc', partyId: null, partyRole: 'customer' },
          { side: 'payable', partyId: 'v1' },
        ],
      });
  });

  test('shows mine and theirs where somebody saved before, and saves what is chosen', async () => {
    const theirs = charge({ version: 2, price: '2500', remark: '旺季' });
    const room = await open({
      [calls.list]: [chargesPage([charge(), thc(), cost()]), chargesPage([theirs, thc(), cost()])],
      [calls.save]: [refused(refusals.RECORD_CHANGED.code, refusals.RECORD_CHANGED.zh), success({ ids: [] })],
      [calls.one('ch1')]: [success({ charge: theirs, history: [{ ...history[1], byName: '李单证' }] })],
    });
    await earned().getByLabelText('第 1 行 单价').fill('2450');
    await press('保存');
    const sheet = page.getByRole('dialog', { name: '他人已修改这票费用' });
    await expect.element(sheet.getByText(/2450/)).toBeVisible();
    await expect.element(sheet.getByText(/2500/)).toBeVisible();
    await expect.element(sheet.getByText('李单证 的修改')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await sheet.getByRole('button', { name: '按所选保存' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.save))[1]).changed)
      .toMatchObject([{ id: 'ch1', version: 2, price: '2450', remark: '旺季' }]);
  });

  test('does with ticked lines what can be done with them', async () => {
    const room = await open({ [calls.act('submit')]: [success({ count: 2 })] });
    await earned().getByLabelText('全选').click();
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.act('submit')))[0]).charges)
      .toEqual([
        { id: 'ch1', version: 1 },
        { id: 'ch2', version: 1 },
      ]);
  });
});

describe('on a phone', () => {
  test('has cards of one side, and a form for a charge', async () => {
    const room = await open({ [calls.save]: [success({ ids: ['ch9'] })] });
    await expect.element(page.getByRole('tab', { name: '应收（2）' })).toBeVisible();
    await expect.element(page.getByText('2 箱 × USD 2,430')).toBeVisible();
    await expect.element(page.getByText('长荣海运代理')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(await accessibilityProblems()).toEqual([]);
    await press('新增费用');
    const sheet = page.getByRole('dialog', { name: '新增费用' });
    await sheet.getByLabelText('单价').fill('450');
    await press('保存');
    await expect.element(sheet.getByText('费用名称未填或有误')).toBeVisible();
    await sheet.getByRole('button', { name: /费用名称/ }).click();
    await page.getByText('文件费').click();
    await press('保存');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.save))[0]).added)
      .toMatchObject([{ side: 'receivable', chargeCodeId: 'doc', partyId: 'c1', price: '450' }]);
  });

  test('opens a line to change it, and the line itself', async () => {
    await openCharges(shipmentChargesPathOf('s1', 'ch1'));
    await expect
      .element(page.getByRole('dialog', { name: '修改费用' }).getByLabelText('单价'))
      .toHaveValue('2430');
    await page.getByRole('button', { name: '关闭' }).click();
    await page.getByText('2 箱 × USD 2,430').click();
    await expect.poll(place).toBe(chargePathOf('ch1'));
    await expect.element(page.getByText('1 USD = 7.0512 CNY（中行折算价，2026-11-01 起）')).toBeVisible();
    await expect.element(page.getByText('2400')).toBeVisible();
  });

  test('a customer reads what they owe and changes nothing', async () => {
    const mine = charge({ status: 'approved', can: [] });
    await open({ [calls.list]: [chargesPage([mine], { receivable: [], missingRates: [] })] }, 'customer');
    await expect.element(page.getByText('2 箱 × USD 2,430')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '新增费用' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  });

  test('what is not for somebody is not there', async () => {
    await openCharges(chargePathOf('gone'), {
      answers: { [calls.one('gone')]: [refused(404, refusals.NOT_FOUND.zh)] },
    });
    await expect.element(page.getByRole('heading', { name: '没有这项费用' })).toBeVisible();
  });
});
