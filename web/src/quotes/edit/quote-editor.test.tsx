import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { found, calls as rateCalls } from '../../freight/testing/rates.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { draftOf } from '../../wire/drafts.ts';
import { queryClient } from '../../wire/query-client.ts';
import { newQuotePath, quoteEditPath, quotePathOf } from '../paths.ts';
import { calls, draft, openQuotes, quoteLine, sent } from '../testing/quotes.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

afterEach(() => page.viewport(390, 844));

describe('a quote from a rate', () => {
  const address = newQuotePath('r1', new URLSearchParams({ boxes: '2x40HQ', customer: 'c1', bills: '2' }));
  const answers = {
    [rateCalls.price]: [success(found())],
    [rateCalls.sailings]: [success({ list: [] })],
    [calls.add]: [success({ id: 'q1', version: 1, quoteNo: 'QT1' })],
  };

  test('begins with what was calculated, and opens its lines once it is made', async () => {
    const room = await openQuotes(address, { answers });
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    await page.getByLabelText('联系人').fill('李经理');
    await page.getByRole('combobox', { name: '报价语言' }).selectOptions('en');
    expect(await accessibilityProblems()).toEqual([]);
    await press('生成草稿');
    await expect.poll(place).toBe(quoteEditPath('q1'));
    expect(bodyOf((await room.heard(calls.add))[0])).toMatchObject({
      ...{ rateId: 'r1', customerId: 'c1', contactName: '李经理', language: 'en', sailingId: null },
      cargo: { boxes: [{ type: '40HQ', count: 2 }], bills: 2 },
    });
  });

  test('without a rate leads to the rates', async () => {
    await openQuotes('/pages/freight/quote/new');
    await expect.element(page.getByText('请从运价开始报价')).toBeVisible();
  });
});

describe('the lines of a draft', () => {
  const price = () => page.getByRole('textbox', { name: '海运费 40HQ 单价' });

  test('that were typed and not saved are offered on return, and forgotten once they are saved', async () => {
    const answers = { [calls.change]: [success({ id: 'q1', version: 3 })] };
    await openQuotes(quoteEditPath('q1'), { answers });
    await price().fill('1777');
    await expect.poll(() => draftOf<{ version: number }>('quote q1')?.values.version).toBe(2);
    await cleanup();
    queryClient.clear();
    const room = await openQuotes(quoteEditPath('q1'), { answers });
    await expect.element(price()).toHaveValue('1900');
    await press('继续填写');
    await expect.element(price()).toHaveValue('1777');
    await press('保存');
    await expect.poll(place).toBe(quotePathOf('q1'));
    expect(bodyOf((await room.heard(calls.change))[0]).lines[0]).toMatchObject({ id: '1', price: '1777' });
    expect(draftOf('quote q1')).toBeUndefined();
  });

  test('of a draft that changed since are taken into it; what is thrown away is gone', async () => {
    await openQuotes(quoteEditPath('q1'));
    await price().fill('1777');
    await expect.poll(() => draftOf('quote q1')).toBeDefined();
    const seal = quoteLine({ id: '3', group: 'origin', chargeCode: 'SEAL', nameZh: '铅封费', price: '50' });
    const now = draft({ version: 5, lines: [quoteLine(), seal] });
    await cleanup();
    queryClient.clear();
    await openQuotes(quoteEditPath('q1'), { answers: { [calls.one]: [success(now)] } });
    await expect.element(page.getByText(/此后这条数据已被修改/)).toBeVisible();
    await press('继续填写');
    await expect.element(price()).toHaveValue('1777');
    await expect.element(page.getByRole('textbox', { name: '铅封费 40HQ 单价' })).toHaveValue('50');
    await expect.element(page.getByRole('textbox', { name: /码头操作费/ })).not.toBeInTheDocument();
    await cleanup();
    queryClient.clear();
    await openQuotes(quoteEditPath('q1'));
    await press('丢弃');
    expect(draftOf('quote q1')).toBeUndefined();
  });

  test('are changed at the desk by keys, with totals and the floor at once', async () => {
    await page.viewport(1440, 900);
    const room = await openQuotes(quoteEditPath('q1'), {
      answers: { [calls.change]: [success({ id: 'q1', version: 3 })] },
    });
    await price().fill('1800');
    await expect.element(page.getByRole('status').getByText('USD 3,600.00')).toBeVisible();
    await expect.element(page.getByText('海运费 40HQ 低于底价')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: '码头操作费 40HQ 单价' })).toHaveFocus();
    await userEvent.keyboard('1200');
    await expect.element(page.getByRole('status').getByText('CNY 2,400.00')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(place).toBe(quotePathOf('q1'));
    expect(bodyOf((await room.heard(calls.change))[0])).toMatchObject({
      ...{ version: 2, customerId: 'c1', contactName: '李经理' },
      lines: [
        { is: 'kept', id: '1', quantity: '2', price: '1800', isIncluded: false },
        { is: 'kept', id: '2', quantity: '2', price: '1200', isIncluded: false },
      ],
    });
  });

  test('are marked up at once, contained, taken out and added', async () => {
    const room = await openQuotes(quoteEditPath('q1'), {
      answers: { [calls.change]: [success({ id: 'q1', version: 3 })] },
    });
    await page.getByLabelText('加价', { exact: true }).fill('50');
    await press('应用');
    await expect.element(price()).toHaveValue('1950');
    await page.getByRole('checkbox', { name: '码头操作费 40HQ 已含在运费中' }).click();
    await press('添加费用');
    const sheet = page.getByRole('dialog', { name: '添加费用' });
    await sheet.getByRole('combobox', { name: '费用代码' }).selectOptions('DOC');
    await sheet.getByRole('combobox', { name: '归类' }).selectOptions('origin');
    await sheet.getByRole('textbox', { name: '单价' }).fill('450');
    await sheet.getByRole('button', { name: '添加费用' }).click();
    await expect.element(page.getByRole('status').getByText('CNY 450.00')).toBeInTheDocument();
    await press('保存');
    await expect.poll(toast).toBe('已保存');
    expect(bodyOf((await room.heard(calls.change))[0]).lines).toEqual([
      { is: 'kept', id: '1', quantity: '2', price: '1950', isIncluded: false },
      { is: 'kept', id: '2', quantity: '2', price: '1100', isIncluded: true },
      expect.objectContaining({ is: 'new', group: 'origin', chargeCode: 'DOC', price: '450', quantity: '1' }),
    ]);
  });

  test('that are no numbers are not saved, and who leaves is asked', async () => {
    await openQuotes(quoteEditPath('q1'));
    await price().fill('十九');
    await expect.element(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
    await press('返回');
    await expect.element(page.getByRole('button', { name: '继续编辑' })).toBeVisible();
    await press('继续编辑');
    await expect.element(price()).toHaveValue('十九');
  });

  test('that somebody else changed are taken as they are now', async () => {
    await openQuotes(quoteEditPath('q1'), {
      answers: {
        [calls.one]: [success(draft()), success(draft({ version: 9, contactName: '赵总' }))],
        [calls.change]: [refused(refusals.RECORD_CHANGED.code, '他人已修改')],
      },
    });
    await price().fill('1999');
    await press('保存');
    await press('载入最新内容');
    await expect.element(page.getByLabelText('联系人')).toHaveValue('赵总');
    await expect.element(price()).toHaveValue('1900');
  });

  test('are computed anew for another cargo', async () => {
    const room = await openQuotes(quoteEditPath('q1'), {
      answers: { [calls.act('Reprice')]: [success({ id: 'q1', version: 3 })] },
    });
    await press('重新计价');
    const sheet = page.getByRole('dialog', { name: '重新计价' });
    await sheet.getByRole('button', { name: '增加 40HQ' }).click();
    await sheet.getByRole('button', { name: '重新计价' }).click();
    await expect.poll(toast).toBe('已重新计价');
    expect(bodyOf((await room.heard(calls.act('Reprice')))[0])).toMatchObject({
      ...{ version: 2, sailingId: null },
      cargo: { boxes: [{ type: '40HQ', count: 3 }] },
    });
  });

  test('of what was sent are not changed', async () => {
    await openQuotes(quoteEditPath('q1'), { answers: { [calls.one]: [success(sent())] } });
    await expect.element(page.getByText('报价单已发送，不能再修改')).toBeVisible();
  });
});
