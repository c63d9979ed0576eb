// Features: boards
import { getEnterpriseBoard } from '@fairway/contract/boards.ts';
import { signIn } from '@fairway/contract/session.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { press } from './controls.ts';
import { bytesOf, desktop, type House, openHouse, phone, type Visitor } from './house.ts';

let house: House;
let manager: Visitor;
let sales: Visitor;
const everybody = () => [manager, sales];
beforeAll(async () => {
  house = await openHouse();
  [manager, sales] = await Promise.all([house.enter('gm01', desktop), house.enter('sales01', phone)]);
});
afterEach(() => {
  expect(everybody().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

const board = '/pages/shipment/report/groupsalesanalysis';
const lastTwelve = `${board}?f.period=twelve`;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const narrowing = ['f.line', 'f.customer', 'f.carrier'];
const narrowed = (page: Page) => narrowing.some((name) => asked(page, name) !== null);

/** The last twelve months are those up to the one it is now. */
function lastDays() {
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  return { from: `${today.slice(0, 8)}01`, to: today };
}

describe('the board of the company', () => {
  it('leads from why the profit changed down to one charge, and back with the conditions kept', async () => {
    const { page } = manager;
    await manager.open(lastTwelve);
    const cause = part(page, '变化原因').getByRole('list', { name: '主要原因' }).getByRole('button').first();
    const about = (await cause.textContent()) ?? '';
    await cause.click();
    await expect.poll(() => narrowed(page)).toBe(true);
    const here = page.url();
    const way = page.getByRole('navigation', { name: '钻取路径' });
    await expect
      .poll(async () => about.includes((await way.locator('[aria-current]').textContent()) ?? '?'))
      .toBe(true);
    await part(page, '排行').getByRole('table').getByRole('link').first().click();
    await page.waitForURL(/report\/shipments/);
    expect(asked(page, 'f.period')).toBe('twelve');
    await page.getByRole('gridcell').nth(1).click();
    await page.waitForURL(/chargedetail\?shipmentId=/);
    await page
      .getByRole('link', { name: / 的详情$/ })
      .first()
      .click();
    await page.waitForURL(/chargedetail\?id=/);
    for (const steps of [/chargedetail\?shipmentId=/, /report\/shipments/, here]) {
      await page.goBack();
      await page.waitForURL(steps);
    }
    await press(page, '全部');
    await expect.poll(() => narrowed(page)).toBe(false);
    expect(asked(page, 'f.period')).toBe('twelve');
  });

  it('says what the server says, as a drawing and as a table', async () => {
    const { page } = manager;
    await manager.open(lastTwelve);
    const { data: session } = await callerOf(house.url)(signIn, {
      body: { account: 'gm01', password: demoPassword },
    });
    const call = callerOf(house.url, { authorization: session?.token ?? '' });
    const months = page.getByRole('figure', { name: /月度走势/ });
    await months.getByRole('button', { name: '以表格显示' }).click();
    const rows = months.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(12);
    const shown = (await rows.allTextContents()).slice(1, 13);
    const { data, msg } = await call(getEnterpriseBoard, { body: lastDays() });
    const { months: said } = data ?? expect.fail(msg);
    expect(said).toHaveLength(12);
    for (const [at, { month, values }] of said.entries()) {
      expect(shown[at]).toContain(month.slice(2));
      expect(shown[at]).toContain(thousandsFormat(values.profit ?? ''));
    }
  });

  it('is handed out as a workbook', async () => {
    const { page } = manager;
    const coming = page.waitForEvent('download');
    await press(page, '导出 Excel');
    const bytes = await bytesOf(await coming);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is not for who has no right to it', async () => {
    await sales.open(board);
    await sales.page.getByText('暂无权限，请联系管理员').first().waitFor();
  });
});
