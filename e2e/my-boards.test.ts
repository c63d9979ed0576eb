// Features: boards, dashboards
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answered, press } from './controls.ts';
import { desktop, type House, openOwnHouse, phone, type Visitor } from './house.ts';

let house: House;
let sales: Visitor;
let manager: Visitor;
let client: Visitor;
const everybody = () => [sales, manager, client];
beforeAll(async () => {
  // Targets that are set here would stand on the boards of other journeys.
  house = await openOwnHouse();
  [sales, manager, client] = await Promise.all([
    house.enter('sales01', phone),
    house.enter('manager01', desktop),
    house.enter('client01', phone),
  ]);
});
afterEach(() => {
  expect(everybody().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

const boards = {
  mine: '/pages/shipment/report/myshipment',
  company: '/pages/shipment/report/groupsalesanalysis',
  targets: '/pages/shipment/report/targets',
  cockpit: '/pages/shipment/dashboard/sales',
  portal: '/pages/shipment/dashboard/index',
};
const monthNow = () =>
  new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Shanghai' }).format(Date.now());
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('who sells', () => {
  it('finds what waits, how far the targets are, and the shipments behind a number', async () => {
    const { page } = sales;
    await sales.open(boards.mine);
    await part(page, '待我处理').getByRole('link', { name: /异常/ }).click();
    await page.waitForURL(/mycargoshipment\?.*segment=troubled/);
    await page.goBack();
    await part(page, '目标与排名')
      .getByRole('img', { name: /^毛利完成/ })
      .waitFor();
    await part(page, '我的指标').getByRole('link').first().click();
    await page.waitForURL(/report\/shipments\?.*mine=1/);
    await page.getByRole('article').first().waitFor();
  });

  it('reads how many quotes became orders, each number with its list', async () => {
    const { page } = sales;
    await sales.open(boards.cockpit);
    const step = part(page, '销售漏斗').getByRole('link', { name: /^订单/ });
    const count = Number(await step.locator('strong').textContent());
    expect(count).toBeGreaterThan(0);
    await step.click();
    await page.waitForURL(/dashboard\/step\?step=order/);
    await page.getByRole('article').first().waitFor();
    // Only what is in sight of a list stands in the page; a table says how many rows there are.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(count + 1));
  });
});

describe('a manager', () => {
  it('sets a target, and the board of the company holds what was earned against it', async () => {
    const { page } = manager;
    await manager.open(boards.targets);
    const cell = page.getByRole('textbox', { name: new RegExp(`\\b${monthNow()} 月$`) }).first();
    await cell.fill('123456');
    await answered(page, '已保存 1 处', () => press(page, '保存目标'));
    await page.reload();
    expect(await cell.inputValue()).toBe('123456');
    await manager.open(`${boards.company}?f.period=month`);
    await part(page, '目标达成')
      .getByText(/^时间进度/)
      .waitFor();
  });
});

describe('a customer', () => {
  it('finds their cargo, their credit and their bills, and nothing of what we earn', async () => {
    const { page } = client;
    await client.open(boards.portal);
    await part(page, '信用额度').getByText(/逾期/).first().waitFor();
    await part(page, '在途货物').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/毛利|利润|成本|底价/);
    await page.getByRole('link', { name: '一键下单' }).click();
    await page.waitForURL(/order/);
    await client.open(boards.company);
    await page.getByText('暂无权限，请联系管理员').first().waitFor();
  });
});
