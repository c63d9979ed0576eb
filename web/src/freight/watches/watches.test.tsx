import { favouriteKey } from '@fairway/domain/freight/watches.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { laneRatesPath, ratePath, watchesPath } from '../paths.ts';
import { openRates, pageOf, rateRow } from '../testing/rates.ts';
import { kept, marked, watchCalls, watchRow } from '../testing/watches.ts';

const open = (path: string, answers: Record<string, Answer[]> = {}, isCustomer = true) =>
  openRates(path, {
    isCustomer,
    answers: { [watchCalls.marks]: [marked()], [watchCalls.list]: [pageOf(watchRow())], ...answers },
  });
const bodyOf = (heard: { body?: string } | undefined) => JSON.parse(heard?.body ?? '{}');
afterEach(() => page.viewport(390, 844));

describe('on a rate', () => {
  test('a press on the heart keeps it, and one more takes it out', async () => {
    const key = favouriteKey(rateRow());
    const mark = { id: 'w9', kind: 'favourite', key, target: null };
    const room = await open(ratePath('r1'), {
      [watchCalls.marks]: [marked(), marked(mark), marked()],
      [watchCalls.add]: [kept],
      [watchCalls.remove('w9')]: [success(null)],
    });
    await page.getByRole('button', { name: '收藏', exact: true }).click();
    await expect.element(page.getByRole('button', { name: '取消收藏' })).toBeEnabled();
    expect(bodyOf((await room.heard(watchCalls.add))[0])).toEqual({ kind: 'favourite', rateId: 'r1' });
    await page.getByRole('button', { name: '取消收藏' }).click();
    await expect.element(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
    await expect.poll(() => room.heard(watchCalls.remove('w9'))).toHaveLength(1);
  });

  test('what the server refuses is taken back with its words', async () => {
    await open(ratePath('r1'), { [watchCalls.add]: [refused(400, '最多 200 条')] });
    await page.getByRole('button', { name: '收藏', exact: true }).click();
    await expect.poll(() => document.querySelector('.toast:popover-open')?.textContent).toBe('最多 200 条');
    await expect.element(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
  });

  test('an alert begins with the price of now, on a card of the search too', async () => {
    const room = await open(laneRatesPath({ pol: 'ngb', pod: 'lax', boxes: '2x20GP' }), {
      [watchCalls.add]: [kept],
    });
    await page.getByRole('article').getByRole('button', { name: '降价提醒' }).click();
    await expect.element(page.getByLabelText('目标价（USD）')).toHaveValue('1520');
    await page.getByLabelText('箱型').selectOptions('40HQ');
    await expect.element(page.getByLabelText('目标价（USD）')).toHaveValue('1900');
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByLabelText('目标价（USD）').fill('abc');
    await expect.element(page.getByRole('button', { name: '开启提醒' })).toBeDisabled();
    await page.getByLabelText('目标价（USD）').fill('1850');
    await page.getByRole('button', { name: '开启提醒' }).click();
    await expect.poll(() => room.heard(watchCalls.add)).toHaveLength(1);
    expect(bodyOf((await room.heard(watchCalls.add))[0])).toEqual({
      ...{ kind: 'priceAlert', mode: 'FCL', polId: 'ngb', podId: 'lax', place: '40HQ', currency: 'USD' },
      target: '1850',
    });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('who may not watch is offered neither', async () => {
    await openRates(ratePath('r1'), { answers: {}, withWatches: false });
    await expect.element(page.getByText('中远海运集运').first()).toBeVisible();
    expect(page.getByRole('button', { name: '收藏', exact: true }).elements()).toEqual([]);
  });
});

describe('the list', () => {
  test('has the price of now and what changed; removing can be undone', async () => {
    const room = await open(watchesPath, {
      [watchCalls.remove('w1')]: [success(null)],
      [watchCalls.add]: [kept],
    });
    const card = page.getByRole('article');
    await expect.element(card.getByText('宁波 → 洛杉矶')).toBeVisible();
    await expect.element(card.getByText('USD 1,900')).toBeVisible();
    await expect.element(card.getByText('较上期降 150')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: '移除 宁波 → 洛杉矶' }).click();
    await expect.element(page.getByText('已移除 宁波 → 洛杉矶')).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.element(card.getByText('USD 1,900')).toBeVisible();
    expect(bodyOf((await room.heard(watchCalls.add))[0])).toEqual({ kind: 'favourite', rateId: 'r1' });
    await card.getByText('宁波 → 洛杉矶').click();
    await expect.poll(place).toBe(ratePath('r1'));
  });

  test('has a tab for each kind, in the address', async () => {
    const alert = watchRow({
      ...{ id: 'w2', kind: 'priceAlert', current: null },
      watched: {
        ...{ kind: 'priceAlert', mode: 'FCL', polId: 'ngb', podId: 'lax', place: '40HQ', currency: 'USD' },
        target: '1850',
      },
    });
    const room = await open(watchesPath, { [watchCalls.list]: [pageOf(watchRow()), pageOf(alert)] });
    await page.getByRole('tab', { name: '降价提醒' }).click();
    await expect.element(page.getByText('40HQ 目标 USD 1,850')).toBeVisible();
    await expect.element(page.getByText('暂无有效运价')).toBeVisible();
    expect(place()).toBe(`${watchesPath}?kind=priceAlert`);
    expect((await room.heard(watchCalls.list)).at(-1)?.query).toContain('kind=priceAlert');
  });

  test('of nothing says how to begin, and one that is refused says so', async () => {
    await open(watchesPath, { [watchCalls.list]: [pageOf()] });
    await expect.element(page.getByText('还没有收藏的运价')).toBeVisible();
    await page.getByRole('button', { name: '查询运价' }).click();
    await expect.poll(place).toBe(laneRatesPath());
  });

  test('without the right says whom to ask', async () => {
    await open(watchesPath, { [watchCalls.list]: [refused(403, '暂无权限')] });
    await expect.element(page.getByText(/暂无权限/)).toBeVisible();
  });

  test('on a desk opens the rate beside it', async () => {
    await page.viewport(1440, 900);
    await open(watchesPath);
    await page.getByText('宁波 → 洛杉矶').first().click();
    await expect.poll(place).toBe(`${watchesPath}?id=r1`);
    await expect.element(page.getByRole('heading', { name: '中远海运集运 RT20261100001' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
