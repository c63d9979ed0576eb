// Features: views, records
import { createModel } from '@fairway/contract/form-models.ts';
import { createRecord } from '@fairway/contract/records.ts';
import { signIn } from '@fairway/contract/session.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { bytesOf, desktop, type House, openHouse, phone } from './house.ts';

const records = 200;
const stages = ['新线索', '已联系', '已报价', '已成交'];

let house: House;
let list: string;
beforeAll(async () => {
  house = await openHouse();
  const account = await callerOf(house.url)(signIn, { body: { account: 'admin', password: demoPassword } });
  const call = callerOf(house.url, { authorization: account.data?.token ?? '' });
  const formData = JSON.stringify({
    version: 1,
    nodes: [
      { id: 'a', kind: 'text', model: 'company', label: '公司' },
      {
        id: 'b',
        kind: 'select',
        model: 'stage',
        label: '阶段',
        options: { from: 'static', options: stages.map((label, n) => ({ value: `s${n}`, label })) },
      },
      { id: 'c', kind: 'number', model: 'amount', label: '金额' },
    ],
  });
  const model = { fullName: '商机', enCode: `deals-${Date.now()}`, formData };
  const modelId = (await call(createModel, { body: model })).data?.id ?? '';
  for (let n = 1; n <= records; n++) {
    const data = JSON.stringify({
      company: `远航第 ${n} 家`,
      stage: `s${n % stages.length}`,
      amount: n * 10,
    });
    await call(createRecord, { params: { modelId }, body: { data } });
  }
  list = `/pages/apply/dynamicModel/index?modelId=${modelId}`;
});
afterAll(() => house?.close());

/** Tab by Tab, as somebody without a mouse; the whole menu may lie between. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    const found = await page.evaluate(
      `[document.activeElement?.getAttribute('aria-label'), document.activeElement?.textContent].includes(${JSON.stringify(name)})`,
    );
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

const rowsShown = (page: Page) => page.getByRole('grid').getAttribute('aria-rowcount');

describe('a table at a desk, by keyboard alone', () => {
  it('finds one record out of 200 by two columns, opens it, and exports the rest', async () => {
    const { page, signIn: enter, open, complaints, leave } = await house.visit(desktop);
    await enter('admin');
    await open(list);
    await page.getByText(`共 ${records} 条`).waitFor();

    await page.keyboard.press('f');
    await page.getByRole('menuitem', { name: '公司' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: '新线索' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByText('共 50 条').waitFor();
    await page.keyboard.press('Escape');

    await page.keyboard.press('f');
    await page.getByRole('menuitem', { name: '金额' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('最小值').waitFor();
    await page.keyboard.type('1370');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1370');
    await page.keyboard.press('Enter');
    await page.getByText('共 1 条').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]id=/);
    await page.locator('.detail-pane').getByText('远航第 137 家').first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('id'));

    await tabTo(page, '取消“金额”筛选');
    await page.keyboard.press('Enter');
    await page.getByText('共 50 条').waitFor();
    await expect.poll(() => rowsShown(page)).toBe('51');
    await tabTo(page, '导出');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Excel（.xlsx）' }).waitFor();
    await page.keyboard.press('ArrowDown');
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('商机.csv');
    const lines = String(await bytesOf(download)).split('\r\n');
    expect(lines[0]).toBe('\uFEFF公司,阶段,金额');
    expect(lines.slice(1, -1)).toHaveLength(50);
    expect(lines.slice(1, -1).every((line) => line.includes(',已联系,'))).toBe(true);

    // What was narrowed is kept under a name, and found again on a phone.
    await tabTo(page, '存为视图');
    await page.keyboard.press('Enter');
    await page.getByLabel('视图名称').waitFor();
    await tabTo(page, '关闭');
    await page.keyboard.press('Tab');
    await page.keyboard.type('已联系的');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: '已联系的' }).waitFor();
    await page.waitForURL(/[?&]view=/);
    expect(complaints).toEqual([]);
    await leave();

    const walking = await house.visit(phone);
    await walking.signIn('admin');
    await walking.open(list);
    await walking.page.getByRole('tab', { name: '已联系的' }).click();
    await walking.page.locator('[data-row]', { hasText: '已联系' }).first().waitFor();
    await expect.poll(() => walking.page.locator('[data-row]', { hasText: '新线索' }).count()).toBe(0);
    expect(walking.complaints).toEqual([]);
    await walking.leave();
  });
});
