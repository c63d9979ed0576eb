import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { salesScreen, stepPathOf } from '../paths.ts';
import {
  calls,
  callsPage,
  cockpit,
  openDashboard,
  pageOf,
  rateChange,
  stepRow,
  toCall,
} from '../testing/dashboards.ts';

const bodies = (heard: readonly Heard[]) => heard.map(({ body }) => JSON.parse(body));

afterEach(() => page.viewport(390, 844));

test('each number of the funnel opens its list, with the same period', async () => {
  const room = await openDashboard(`${salesScreen}?f.period=2026-10-01..2026-10-31`);
  await expect.element(page.getByRole('link', { name: /报价 40/ })).toBeVisible();
  await expect.element(page.getByText(/我负责的 12 家客户/)).toBeVisible();
  expect(bodies(await room.heard(calls.cockpit))).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
  await page.getByRole('link', { name: '已接受 10（25%）' }).click();
  await expect
    .poll(place)
    .toBe(stepPathOf({ step: 'quote', wentOn: true }, { 'f.period': '2026-10-01..2026-10-31' }));
  await expect.element(page.getByRole('heading', { name: '报价 · 已接受' })).toBeVisible();
  await expect.element(page.getByText('宁波远洋贸易')).toBeVisible();
  expect(bodies(await room.heard(calls.step))[0]).toMatchObject({
    ...{ from: '2026-10-01', to: '2026-10-31', step: 'quote', wentOn: true },
  });
  await page.getByText('QT2026110001').click();
  await expect.poll(place).toBe('/pages/freight/quote/detail?id=q1');
});

test('lost quotes open by their reason', async () => {
  const room = await openDashboard(salesScreen, {
    answers: { [calls.step]: [pageOf(stepRow({ lostReason: 'price', wentOn: false }))] },
  });
  await page.getByRole('link', { name: /价格偏高/ }).click();
  await expect.poll(place).toBe(stepPathOf({ step: 'quote', lost: 'price' }));
  await expect.poll(async () => bodies(await room.heard(calls.step)).length).toBeGreaterThan(0);
  expect(bodies(await room.heard(calls.step))[0]).toMatchObject({ step: 'quote', lost: 'price' });
});

test('a customer to call is called, written to and quoted from there; a reason narrows the list', async () => {
  const room = await openDashboard(salesScreen);
  const call = page.getByRole('link', { name: '致电 林经理' });
  await expect.element(call).toHaveAttribute('href', 'tel:13800000000');
  await expect.element(page.getByText('最近出货 2026-09-30（50 天前）')).toBeVisible();
  await expect.element(page.getByText(/宁波 → 洛杉矶 的约定价 RT1 于 2026-11-21 到期/)).toBeVisible();
  await page.getByRole('radio', { name: '45 天未出货 2' }).click({ force: true });
  await expect
    .poll(async () => bodies(await room.heard(calls.customers)).at(-1))
    .toMatchObject({ reason: 'quiet45' });
  await page.getByRole('button', { name: '为 远洋贸易 报价' }).click();
  await expect.poll(place).toBe('/pages/freight/freight/index?customer=c1');
});

test('who has neither telephone nor account is only quoted', async () => {
  await openDashboard(salesScreen, {
    answers: {
      [calls.customers]: [
        callsPage(toCall({ mobile: '', chatWith: null, rate: null, reasons: ['quiet30'], lastOn: null })),
      ],
    },
  });
  await expect.element(page.getByText('还没有出过货')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /致电/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /联系/ })).not.toBeInTheDocument();
});

test('quotes without an answer and changed prices lead on', async () => {
  const room = await openDashboard(salesScreen);
  await expect.element(page.getByRole('link', { name: '查看全部 1' })).toBeVisible();
  expect(bodies(await room.heard(calls.quotes))[0]).toMatchObject({
    ...{ filters: { status: ['sent', 'viewed'], ownerId: 'u1' }, sidx: 'validUntil', sort: 'asc' },
  });
  await expect.element(page.getByText('影响 远洋贸易、海天进出口、东方制造 等 5 家')).toBeVisible();
  await expect.element(page.getByText(/20GP USD 1,520 →/)).toBeVisible();
  await page.getByRole('link', { name: '宁波 → 洛杉矶', exact: true }).click();
  await expect.poll(place).toBe('/pages/freight/freight/detail?id=r9');
});

test('with nothing it says so, and what is refused says why', async () => {
  const room = await openDashboard(salesScreen, {
    answers: {
      [calls.cockpit]: [
        cockpit({
          ...{ customers: 0, lost: [] },
          steps: [{ step: 'inquiry', count: 0, wentOn: 0 }],
        }),
      ],
      [calls.customers]: [callsPage()],
      [calls.changes]: [refused(500, '系统异常'), pageOf(rateChange())],
      [calls.quotes]: [pageOf()],
    },
  });
  for (const text of ['您还没有负责的客户', '期间内没有丢单', '没有需要联系的客户', '没有等待答复的报价'])
    await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText(/影响 远洋贸易/)).toBeVisible();
  expect((await room.heard(calls.changes)).length).toBeGreaterThan(1);
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each([salesScreen, stepPathOf({ step: 'quote' })])(
    'axe finds nothing on %s, and nothing overflows',
    async (path) => {
      await page.viewport(width, height);
      chooseTheme(theme);
      await openDashboard(path, {
        answers: {
          [calls.customers]: [
            callsPage(toCall({ shortName: '名称很长的国际货物运输代理进出口贸易有限公司', lastOn: null })),
          ],
        },
      });
      await expect.element(page.getByText(/宁波远洋贸易/).first()).toBeVisible();
      expect(await accessibilityProblems(document.documentElement)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
