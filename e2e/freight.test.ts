// Features: freight, rate-import, workflow
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodSheet } from '../server/src/rate-import/testing/sheets.ts';
import { desktop, type House, openOwnHouse, phone } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openOwnHouse();
});
afterAll(() => house?.close());

const lane = '/pages/freight/freight/index?pol=port-CNNGB&pod=port-USLAX&boxes=2x40HQ';
const oneDay = 86_400_000;
const day = (after: number) => new Date(Date.now() + after * oneDay).toISOString().slice(0, 10);

describe('rates', () => {
  it('of a lane are found, understood line by line and compared', async () => {
    const sales = await house.visit(desktop);
    const { page } = sales;
    await sales.signIn('sales01');
    await sales.open(lane);
    await page.getByRole('row').filter({ hasText: 'COSU' }).first().waitFor();
    for (const place of [0, 1, 2]) await page.locator('[data-tick]').nth(place).click();
    await page.getByRole('button', { name: /^对比/ }).click();
    await page.getByRole('heading', { name: /^运价对比 · 2×40HQ/ }).waitFor();
    const freight = page.getByRole('row').filter({ hasText: '海运费 40HQ' });
    await freight.getByText('USD').nth(2).waitFor();
    await page.getByRole('button', { name: '返回列表' }).click();

    await page.getByRole('row').filter({ hasText: 'COSU' }).first().getByText('COSU').click();
    await page.getByText('全包计算器').waitFor();
    await page.getByText(/^全部 \d+ 项费用$/).click();
    await page
      .getByText(/2 × USD/)
      .first()
      .waitFor();
    expect(sales.complaints).toEqual([]);
    await sales.leave();
  });

  it('of a sheet become drafts, and one comes into force with its approval', async () => {
    const pricing = await house.visit(desktop);
    const { page } = pricing;
    await pricing.signIn('pricing01');
    await pricing.open('/pages/freight/import');
    const prices = [1511, 1811, 1877] as const;
    const bytes = await goodSheet([{ pol: 'CNNGB', pod: 'USLAX', from: day(200), to: day(214), prices }]);
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'cosco.xlsx', mimeType: 'application/octet-stream', buffer: bytes },
    });
    await page.getByRole('button', { name: '导入 1 条草稿' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '导入' }).click();
    await page.getByText('新增 1，修改草稿 0，变更 0，相同 0').waitFor();

    await page.getByRole('link', { name: '查看这些草稿' }).click();
    const draft = page.getByText(/^RT\d+$/).first();
    const rateNo = (await draft.textContent()) ?? '';
    await draft.click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
    await page.getByText('发布申请正在审批中，期间不能修改').waitFor();

    const manager = await house.visit(desktop);
    await manager.signIn('manager01');
    // The most pressing come first on the overview; which they are changes with the hour.
    await manager.open(`/pages/workFlow/flowTodo/index?keyword=${rateNo}`);
    await manager.page.getByText(rateNo).first().click();
    await manager.page.getByRole('link', { name: '查看这条运价' }).click();
    await manager.page.getByText('1,877').first().waitFor();
    await manager.page.goBack();
    await manager.page.getByRole('button', { name: '同意', exact: true }).click();
    await manager.page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await manager.page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(manager.complaints).toEqual([]);
    await manager.leave();

    await page.getByText('已发布').first().waitFor();
    const address = new URL(page.url());
    const client = await house.visit(phone);
    await client.signIn('client01');
    await client.open(`/pages/freight/freight/detail?id=${address.searchParams.get('id')}`);
    await client.page.getByText('1,877').first().waitFor();
    expect(await client.page.content()).not.toMatch(/成本|底价/);
    expect(client.complaints).toEqual([]);
    await client.leave();
    expect(pricing.complaints).toEqual([]);
    await pricing.leave();
  });
});
