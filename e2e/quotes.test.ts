// Features: quotes, freight
import { customers } from '@fairway/contract/customers.ts';
import { listRates } from '@fairway/contract/freight-rates.ts';
import { signIn } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { desktop, type House, openHouse, phone } from './house.ts';

let house: House;
let rateId: string;
/** Not the one whose people sign in: no other journey gets its messages. */
let customerId: string;
beforeAll(async () => {
  house = await openHouse();
  const account = await callerOf(house.url)(signIn, { body: { account: 'sales01', password: demoPassword } });
  const call = callerOf(house.url, { authorization: account.data?.token ?? '' });
  const rates = await call(listRates, {
    body: { pageSize: 20, filters: { mode: ['FCL'], status: ['published'] } },
  });
  // One that has a price for the box that is quoted.
  const offered = rates.data?.list.find(
    ({ prices }) => prices.by === 'box' && prices.boxes.some(({ type }) => type === '40HQ'),
  );
  rateId = offered?.id ?? '';
  const known = await call(customers.options, { query: { pageSize: 50 } });
  customerId = known.data?.list.at(-1)?.id ?? '';
});
afterAll(() => house?.close());

describe('a quote', () => {
  it('is made from a rate, sent, accepted behind its link, and its maker sees that', async () => {
    const sales = await house.visit(desktop);
    const { page } = sales;
    await sales.signIn('sales01');
    await sales.open(`/pages/freight/freight/detail?id=${rateId}&boxes=2x40HQ&customer=${customerId}`);
    await page.getByRole('button', { name: '报价', exact: true }).click();
    await page.waitForURL(/quote\/new/);
    await page.getByLabel('联系人').fill('张三');
    await page.getByRole('button', { name: '生成草稿' }).first().click();
    await page.waitForURL(/quote\/edit/);

    const price = page.getByRole('textbox', { name: /40HQ 单价$/ }).first();
    await price.fill('2999');
    await page.getByRole('status').getByText('USD').first().waitFor();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.waitForURL(/quote\/detail/);
    await page.getByText('2 × USD 2,999 / 40HQ').waitFor();

    await page.getByRole('button', { name: '发送', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
    const address = await page.getByRole('dialog').getByLabel('链接地址').inputValue();
    expect(address).toMatch(/\/pages\/freight\/quote\/shared#[\w-]{43}$/);
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await page.getByText('已发送').first().waitFor();

    const visitor = await house.visit(phone);
    await visitor.open(address.slice(house.url.length));
    await visitor.page.getByText('2 × USD 2,999 / 40HQ').waitFor();
    expect(await visitor.page.content()).not.toMatch(/底价/);
    await visitor.page.getByRole('radio', { name: 'English' }).click({ force: true });
    await visitor.page.getByText('Accept this quote').first().waitFor();
    await visitor.page.getByLabel('Your name').fill('Zhang San');
    await visitor.page.getByRole('button', { name: 'Accept this quote' }).click();
    await visitor.page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await visitor.page.getByText(/Accepted by Zhang San/).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    await page.reload();
    await page.getByText('已接受').first().waitFor();
    await page
      .getByText(/Zhang San/)
      .first()
      .waitFor();
    expect(sales.complaints).toEqual([]);
    await sales.leave();
  });
});
