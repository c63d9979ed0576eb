// Features: people, workbench
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, type House, openHouse, phone } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const spoken = {
  'zh-CN': {
    home: '首页',
    messages: '消息',
    navigation: '主导航',
    contacts: '通讯录',
    managers: '汇报关系',
    missing: '未填写',
  },
  en: {
    home: 'Home',
    messages: 'Messages',
    navigation: 'Main navigation',
    contacts: 'Contacts',
    managers: 'Reports to',
    missing: 'Not given',
  },
};

describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('contacts on %s', (where, how) => {
  it.each(['zh-CN', 'en'] as const)(
    'in %s: somebody is found by initials, and their manager by their card',
    async (language) => {
      const words = spoken[language];
      const { page, signIn, open, complaints, leave } = await house.visit(how);
      await signIn('sales01');
      await page.evaluate(`localStorage.setItem('language', '"${language}"')`);
      await open('/pages/index/apply');
      const tab = where === 'a phone' ? words.home : words.messages;
      await page.getByRole('navigation', { name: words.navigation }).getByRole('link', { name: tab }).click();
      await page.getByRole('main').getByRole('button', { name: words.contacts }).click();
      await page.waitForURL('**/pages/index/contacts');

      await page.getByRole('searchbox').fill('zzh');
      const found = page.getByRole('main').getByRole('button', { name: /^周子涵/ });
      await found.click();
      await page.waitForURL(
        where === 'a phone' ? '**/userDetail/index?userId=*' : '**/contacts?keyword=zzh&id=*',
      );
      await page.getByRole('heading', { name: '周子涵' }).waitFor();
      await page.getByText('sales01@example.com').waitFor();
      await page.getByText(words.missing).first().waitFor();
      await page.getByText(words.managers).waitFor();
      const chain = await page.locator('.manager .manager-words > :first-child').allInnerTexts();
      expect(chain).toEqual(['顾远航', '沈立群', '周子涵']);

      await page.getByRole('link', { name: /沈立群/ }).click();
      await page.getByRole('heading', { name: '沈立群' }).waitFor();
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('heading', { name: '沈立群' }).waitFor();
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});

it('the whole company stands by letter, and a letter is one press away', async () => {
  const { page, signIn, open, complaints, leave } = await house.visit(phone);
  await signIn('ops01');
  await open('/pages/index/contacts?view=all');
  const strip = page.getByRole('slider');
  await strip.press('End');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^周子涵/ })
    .waitFor();
  await strip.press('Home');
  await page.getByRole('heading', { name: 'D' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

it('a customer sees no colleagues and no way to them', async () => {
  const { page, signIn, open, leave } = await house.visit(phone);
  await signIn('client01');
  await open('/pages/index/index');
  await page.getByText('没有更多数据').waitFor();
  expect(await page.getByRole('button', { name: '通讯录' }).count()).toBe(0);
  await open('/pages/index/contacts');
  await page.getByText('通讯录仅对公司员工开放').waitFor();
  await open('/pages/message/userDetail/index?userId=user-sales01');
  await page.getByText('没有找到此人').waitFor();
  await leave();
});
