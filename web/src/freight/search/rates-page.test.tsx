import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { laneRatesPath, ratesPath } from '../paths.ts';
import { companyToday, shiftDay } from '../rate-dates.ts';
import {
  calls,
  forCustomer,
  found,
  foundAnswer,
  openRates,
  pageOf,
  price,
  rateRow,
} from '../testing/rates.ts';

const lane = laneRatesPath({ pol: 'ngb', pod: 'lax', boxes: '2x40HQ' });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const query = () => new URLSearchParams(place().split('?')[1]);

afterEach(() => page.viewport(390, 844));

describe('the search on a phone', () => {
  test('begins with the newest rates; choosing both ports asks for the lane and remembers it', async () => {
    const room = await openRates(ratesPath);
    await expect.element(page.getByText(/最新发布的运价/)).toBeVisible();
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
      filters: { mode: ['FCL'], status: ['published'] },
    });
    await page.getByRole('button', { name: /^起运港/ }).click();
    await page.getByRole('button', { name: /CNNGB/ }).click();
    await page.getByRole('button', { name: /^目的港/ }).click();
    await page.getByRole('button', { name: /USLAX/ }).click();
    await expect.element(page.getByText('CNY 28,990.00')).toBeVisible();
    expect(bodyOf((await room.heard(calls.search)).at(-1))).toMatchObject({
      ...{ mode: 'FCL', polId: 'ngb', podId: 'lax', etd: companyToday() },
      cargo: { boxes: [{ type: '40HQ', count: 1 }] },
    });
    expect(query().get('pol')).toBe('ngb');
    await page.getByRole('button', { name: '交换起运港和目的港' }).click();
    await expect.poll(() => query().get('pol')).toBe('lax');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.search)).at(-1)))
      .toMatchObject({ polId: 'lax', podId: 'ngb' });
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('shows all of a rate on its card, and the freight alone when asked', async () => {
    const soon = rateRow({ validTo: shiftDay(companyToday(), 2) });
    await openRates(lane, { answers: { [calls.search]: [foundAnswer(found({ rate: soon }))] } });
    const card = page.getByRole('article');
    await expect.element(card.getByText('2×40HQ 全包')).toBeVisible();
    await expect.element(card.getByText('CNY 2,200.00 + USD 3,800.00')).toBeVisible();
    await expect.element(card.getByText('即将失效')).toBeVisible();
    await expect.element(card.getByText('11-18 18:00')).toBeVisible();
    await expect.element(card.getByText(/成本 1,600 · 底价 1,700 · 建议毛利 300/)).toBeVisible();
    await expect.element(card.getByText('较上期降 150')).toBeInTheDocument();
    await expect.element(card.getByRole('button', { name: /联系吴锦程/ })).toBeVisible();
    await page.getByRole('radio', { name: '仅海运费' }).click({ force: true });
    await expect.element(card.getByText('USD 1,520')).toBeVisible();
    expect(query().get('shows')).toBe('freight');
  });

  test('shows nothing of the company to a customer', async () => {
    const rate = forCustomer(rateRow());
    await openRates(lane, { isCustomer: true, answers: { [calls.search]: [foundAnswer(found({ rate }))] } });
    await expect.element(page.getByText('CNY 28,990.00')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/成本|底价|毛利/);
    await expect.element(page.getByRole('button', { name: '新增运价' })).not.toBeInTheDocument();
  });

  test('says which exchange rate is missing and keeps the sums apart', async () => {
    const unconverted = price({ converted: null, missingRate: { pair: 'USD→CNY', date: '2026-11-17' } });
    await openRates(lane, { answers: { [calls.search]: [foundAnswer(found({ price: unconverted }))] } });
    await expect.element(page.getByText('CNY 2,200.00 + USD 3,800.00')).toBeVisible();
    await expect.element(page.getByText(/汇率缺失：2026-11-17 没有 USD→CNY/)).toBeVisible();
  });

  test('is narrowed and ordered; another cargo is another question', async () => {
    const room = await openRates(lane);
    await expect.element(page.getByText('CNY 28,990.00')).toBeVisible();
    await page.getByRole('combobox', { name: '排序字段' }).selectOptions('航程最短');
    await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('dialog').getByText('舱位').first().click();
    await page.getByRole('radio', { name: '有舱位' }).click({ force: true });
    await expect
      .poll(async () => bodyOf((await room.heard(calls.search)).at(-1)))
      .toMatchObject({ order: 'transitDays', filters: { hasSpace: true } });
    await page.getByRole('button', { name: /修改查询/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /箱型箱量/ })
      .click();
    await page.getByRole('button', { name: '增加 20GP' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.search)).at(-1)).cargo)
      .toEqual({
        boxes: [
          { type: '20GP', count: 1 },
          { type: '40HQ', count: 2 },
        ],
      });
  });

  test('is narrowed by named goods in the sheet, before a lane is chosen too', async () => {
    for (const [path, call] of [
      [lane, calls.search],
      [ratesPath, calls.list],
    ] as const) {
      const room = await openRates(path);
      await page.getByRole('button', { name: '筛选' }).click();
      const sheet = page.getByRole('dialog');
      await expect.element(sheet.getByText('航线', { exact: true })).toBeVisible();
      await expect.element(sheet.getByText('有效期至', { exact: true })).toBeVisible();
      await sheet.getByText('指定品名').first().click();
      await page.getByRole('dialog').getByRole('textbox').fill('家具');
      await userEvent.keyboard('{Enter}');
      await expect
        .poll(async () => bodyOf((await room.heard(call)).at(-1)).filters)
        .toMatchObject({ commodity: '家具' });
    }
  });

  test('offers ports nearby and, to keepers, what is over when nothing holds', async () => {
    const room = await openRates(lane, {
      answers: {
        [calls.search]: [foundAnswer()],
        [calls.list]: [pageOf(rateRow({ podId: 'oak', podName: '奥克兰' }))],
      },
    });
    await expect.element(page.getByText('该航线暂无有效运价')).toBeVisible();
    await page.getByRole('button', { name: '查看邻近港口' }).click();
    await expect.element(page.getByRole('button', { name: '奥克兰 USOAK' })).toBeVisible();
    await page.getByRole('button', { name: '查看已过期价格' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).filters)
      .toMatchObject({ status: ['expired'], polId: 'ngb', podId: 'lax' });
  });

  test('one way of transport that fails does not take the others away', async () => {
    const room = await openRates(lane, { answers: { [calls.search]: [{ status: 500, json: {} }] } });
    await expect.element(page.getByText('加载失败')).toBeVisible();
    await room.answer(calls.search, foundAnswer(found({ rate: rateRow({ mode: 'RAIL' }) })));
    await page.getByRole('tab', { name: '铁路' }).click();
    await expect.element(page.getByText('CNY 28,990.00')).toBeVisible();
  });

  test('compares two of them line by line', async () => {
    const other = found({ rate: rateRow({ id: 'r2', carrierName: '长荣海运', transitDays: 14 }) });
    await openRates(lane, {
      answers: {
        [calls.search]: [foundAnswer(found(), other)],
        'POST /api/erpcargo/Rate/r2/Price': [
          success({
            ...other,
            price: price({
              converted: { total: { currency: 'CNY', amount: '27000.00' }, perTeu: null, rates: [] },
            }),
          }),
        ],
      },
    });
    await expect.element(page.getByText('长荣海运')).toBeVisible();
    for (const box of await page.getByRole('checkbox', { name: '对比' }).all()) await box.click();
    await page.getByRole('button', { name: '对比（2）' }).click();
    const sheet = page.getByRole('dialog', { name: /运价对比 · 2×40HQ/ });
    await expect.element(sheet.getByRole('row', { name: /航程 有差异 15 天 14 天/ })).toBeVisible();
    await expect.element(sheet.getByRole('row', { name: /码头操作费/ })).toBeVisible();
    await expect.element(sheet.getByRole('cell', { name: /27,000.00 最低/ })).toBeVisible();
    expect(query().get('compare')).toBe('r1,r2');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => query().get('compare')).toBe(null);
  });
});

describe('the search on a desk', () => {
  test('is a table with a map of the lane; keys open a rate beside it', async () => {
    await page.viewport(1440, 900);
    await openRates(lane);
    await expect.element(page.getByRole('img', { name: '宁波 到 洛杉矶 的航线图' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: '全包价' })).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: /USD 1,900/ })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => query().get('id')).toBe('r1');
    await expect.element(page.getByRole('heading', { name: '全包计算器' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => query().get('id')).toBe(null);
  });
});
