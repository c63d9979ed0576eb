import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aging, calls as agingCalls } from '../../aging/testing/aging.ts';
import { invoice, calls as invoiceCalls } from '../../invoices/testing/invoices.ts';
import { manyOnMap, mapPorts } from '../../shipments/testing/on-map.ts';
import { forCustomer, head, calls as shipmentCalls } from '../../shipments/testing/shipments.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { portalScreen } from '../paths.ts';
import { calls, lane, openDashboard, pageOf, portal } from '../testing/dashboards.ts';

const bodies = (heard: readonly Heard[]) => heard.map(({ body }) => JSON.parse(body));
const yuan = (amount: string) => ({ currency: 'CNY', amount });
const credit = {
  ...{ limit: yuan('40000'), used: yuan('12000.00'), available: yuan('28000.00'), isExceeded: false },
  missingRate: null,
};
const ofCustomer: Record<string, Answer[]> = {
  [calls.portal]: [portal({ credit })],
  [calls.quotes]: [pageOf()],
  [shipmentCalls.map]: [success({ list: manyOnMap(20), ports: mapPorts, isCut: false })],
  [shipmentCalls.list]: [pageOf(forCustomer(head()))],
  [shipmentCalls.tasks]: [
    pageOf({
      ...{ id: 'checkBill', shipmentId: 's1', shipmentNo: 'SE2611000001', kind: 'checkBill', title: '' },
      dueAt: Date.now() + 3 * 3_600_000,
    }),
  ],
  [invoiceCalls.list]: [
    success({ list: [invoice()], pagination: { currentPage: 1, pageSize: 5, total: 7 }, sums: null }),
  ],
  [agingCalls.aging]: [success(aging())],
  'POST /api/erpcargo/Order/List': [pageOf()],
  'GET /api/message/conversations': [pageOf()],
};

afterEach(() => page.viewport(390, 844));

test('staff have shortcuts to what they may open, their market and what happens on trade lines', async () => {
  await openDashboard(portalScreen);
  await expect.element(page.getByRole('heading', { name: '常用入口' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '本地费用' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: '放货' })).not.toBeInTheDocument();
  await expect.element(page.getByText('今天 USD 2,000')).toBeVisible();
  await expect.element(page.getByText('12 月 1 日起 GRI 涨 300')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /搜索/ })).toBeVisible();
  await page.getByRole('link', { name: '美加线' }).click();
  await expect.poll(place).toBe('/pages/freight/tpline?line=tp');
});

test('what waits today leads to its list', async () => {
  await openDashboard(portalScreen);
  await expect.element(page.getByRole('link', { name: '0 异常' })).toBeVisible();
  await page.getByRole('link', { name: '3 今日截单' }).click();
  await expect.poll(place).toBe('/pages/shipment/cargo/mycargoshipment?f.cutSi=x');
});

test('a lane of the market opens its rates', async () => {
  await openDashboard(portalScreen);
  await page.getByRole('link', { name: /宁波 → 洛杉矶/ }).click();
  await expect.poll(place).toBe('/pages/freight/freight/index?pol=ngb&pod=lax');
});

test('a customer sees their cargo on a map, what waits, what is to be paid and their credit', async () => {
  const room = await openDashboard(portalScreen, { who: 'customer', answers: ofCustomer });
  await expect.element(page.getByRole('application')).toBeVisible();
  expect(bodies(await room.heard(shipmentCalls.map))[0]).toMatchObject({ segment: 'onTheWay' });
  await expect.element(page.getByRole('link', { name: /确认提单草稿/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '今日到港' })).toBeVisible();
  await expect.element(page.getByText('可用 CNY 28,000.00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '逾期 USD 860.00' })).toBeVisible();
  expect(bodies(await room.heard(invoiceCalls.list))[0]).toMatchObject({
    ...{ filters: { isOpen: true, kinds: ['debit'] }, sidx: 'dueOn', sort: 'asc' },
  });
  await expect.element(page.getByRole('link', { name: '一键下单' })).toBeVisible();
  await page.getByRole('link', { name: '查看全部 7' }).click();
  await expect.poll(place).toMatch(/cargoshipment_invoice\?open=1&f\.kind=debit/);
});

test('one press begins an order', async () => {
  await openDashboard(portalScreen, { who: 'customer', answers: ofCustomer });
  await page.getByRole('link', { name: '一键下单' }).click();
  await expect.poll(place).toBe('/pages/shipment/cargoshipment/orderform');
});

test('with nothing it says so; what did not come is asked for again', async () => {
  await openDashboard(portalScreen, {
    answers: { [calls.portal]: [refused(500, '系统异常'), portal({ lanes: [], notes: [] })] },
  });
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect.element(page.getByText(/近期没有在走的航线/)).toBeVisible();
  await expect.element(page.getByText('近期没有航线动态')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each(['sales', 'customer'] as const)('axe finds nothing, %s, and nothing overflows', async (who) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    const lanes = [
      lane(),
      lane({ podId: 'xx', podName: '纽约/新泽西（美东基本港）', now: null, change: null }),
    ];
    await openDashboard(portalScreen, {
      who,
      answers:
        who === 'customer'
          ? { ...ofCustomer, [calls.portal]: [portal({ credit, lanes })] }
          : { [calls.portal]: [portal({ lanes })] },
    });
    await expect.element(page.getByText('今天没有有效运价')).toBeVisible();
    if (who === 'customer') await expect.element(page.getByText('可用 CNY 28,000.00')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
