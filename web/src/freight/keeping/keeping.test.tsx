import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { keepingPath, ratePath } from '../paths.ts';
import { calls, openRates, pageOf, rateRow } from '../testing/rates.ts';

const publications = 'POST /api/erpcargo/Rate/Publications';
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const draft = (id: string, changes = {}) => ({
  ...rateRow({ id, rateNo: `RT-${id}`, status: 'draft', publishedAt: null, source: 'excel' }),
  ...{ changerName: '吴锦程', ...changes },
});
const three = pageOf(draft('r1'), draft('r2'), draft('r3'));
const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const tickAll = () => page.getByRole('button', { name: '全选' }).click();
const act = (name: string) => page.getByRole('toolbar').getByRole('button', { name }).click();

describe('on a desk', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('drafts come first; each state is asked for, and stands in the address', async () => {
    const room = await openRates(keepingPath(), { answers: { [calls.list]: [three] } });
    await expect.element(page.getByText('RT-r2')).toBeVisible();
    await expect.element(page.getByText('USD 1,900').first()).toBeVisible();
    expect(bodyOf((await room.heard(calls.list))[0]).filters).toEqual({ status: ['draft'], isAsked: false });
    await page.getByRole('radio', { name: '审批中' }).click({ force: true });
    await expect
      .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).filters)
      .toEqual({ isAsked: true });
    expect(place()).toBe(keepingPath({ state: 'asked' }));
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('many drafts are published with one request', async () => {
    const room = await openRates(keepingPath({ import: 'i1' }), {
      answers: { [calls.list]: [three], [publications]: [success({ flowId: 'f1', count: 3 })] },
    });
    await expect.element(page.getByText('一次导入的运价')).toBeVisible();
    expect(bodyOf((await room.heard(calls.list))[0]).filters).toEqual({ importId: 'i1' });
    await tickAll();
    await act('发布');
    await expect.element(page.getByText('发布 3 条运价？')).toBeVisible();
    await agree('发布');
    await expect.element(page.getByText('3 条运价已提交审批')).toBeVisible();
    expect(bodyOf((await room.heard(publications))[0])).toEqual({
      rates: ['r1', 'r2', 'r3'].map((id) => ({ id, version: 3 })),
    });
  });

  test('a refusal names each that cannot be published, and why', async () => {
    const why = '与同时提交的运价 RT-r3 有效期重叠';
    await openRates(keepingPath(), {
      answers: {
        [calls.list]: [three],
        [publications]: [refused(400, '有 1 条运价不能发布', { fields: { 'rates.1': why } })],
      },
    });
    await tickAll();
    await act('发布');
    await agree('发布');
    const sheet = page.getByRole('dialog', { name: '没有提交发布申请' });
    await expect.element(sheet.getByText('RT-r2')).toBeVisible();
    await expect.element(sheet.getByText(why)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('an act on many goes on after a refusal, and sums up', async () => {
    const room = await openRates(keepingPath(), {
      answers: {
        [calls.list]: [three],
        'DELETE /api/erpcargo/Rate/r1': [success(null)],
        'DELETE /api/erpcargo/Rate/r2': [refused(400, '运价正在审批中')],
        'DELETE /api/erpcargo/Rate/r3': [success(null)],
      },
    });
    await tickAll();
    await act('删除');
    await agree('删除');
    const sheet = page.getByRole('dialog', { name: '删除' });
    await expect.element(sheet.getByText('完成 2 条')).toBeVisible();
    await expect.element(sheet.getByText('运价正在审批中')).toBeVisible();
    expect(await room.heard('DELETE /api/erpcargo/Rate/r3')).toHaveLength(1);
  });

  test('is closed to who does not keep rates', async () => {
    const room = await openRates(keepingPath(), { isCustomer: true });
    await expect.element(page.getByText(/没有权限|无权/)).toBeVisible();
    expect(await room.heard(calls.list)).toEqual([]);
  });
});

test('on a phone a card opens the rate', async () => {
  await openRates(keepingPath(), { answers: { [calls.list]: [pageOf(draft('r1'))] } });
  await expect.element(page.getByRole('article').getByText('宁波 → 洛杉矶')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('article').click();
  await expect.poll(place).toBe(ratePath('r1'));
});
