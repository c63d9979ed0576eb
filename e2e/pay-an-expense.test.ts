// Features: workflow, forms, system
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { desktop, type House, openHouse, type Visitor } from './house.ts';

let house: House;
let cashier: Visitor;
let admin: Visitor;

beforeAll(async () => {
  house = await openHouse();
  const enter = async (account: string): Promise<Visitor> => {
    const visitor = await house.visit(desktop);
    await visitor.signIn(account);
    return visitor;
  };
  [cashier, admin] = await Promise.all([enter('finance01'), enter('admin')]);
});
afterEach(() => {
  expect([cashier, admin].flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = '6222000000001234567';
const masked = '6222***********4567';

it('the cashier pays without asking anybody for the card number, and the audit log says that they looked', async () => {
  const { page } = cashier;
  await page.goto(`${house.url}/pages/workFlow/flowTodo/index`);
  await page
    .getByRole('button', { name: '商会活动' })
    .or(page.locator('.list-row', { has: page.locator('[title*="商会活动"]') }))
    .first()
    .click();
  await page.getByText(masked).waitFor();
  expect(await page.content()).not.toContain(card);
  await button(page, '查看银行卡号').click();
  await page.getByText(card).waitFor();
  await button(page, '隐藏银行卡号').click();
  await page.getByText(masked).waitFor();

  await page.getByLabel('付款日期').fill('2026-11-16');
  await button(page, '已付款').click();
  await page.getByRole('dialog').getByRole('button', { name: '确定', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await admin.page.goto(`${house.url}/pages/system/log`);
  const line = admin.page.getByRole('row', { name: /查看流程的脱敏内容.*陶美华.*银行卡号.*商会活动/ });
  await line.first().waitFor();
  expect(await admin.page.content()).not.toContain(card);
});
