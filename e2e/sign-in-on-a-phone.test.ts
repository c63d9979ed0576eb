// Features: session, workbench, permission
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { answered, press } from './controls.ts';
import { desktop, type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;

describe('a newcomer on a phone', () => {
  it('agrees, looks at the guide, signs in and sees the four tabs in order', async () => {
    const { page, open, complaints, leave } = await house.visit();
    await open('/');
    await page.getByRole('button', { name: '同意并继续' }).click();
    await page.getByRole('button', { name: '跳过' }).click();
    await page.waitForURL('**/pages/login/index');
    await page.getByLabel('账号').fill('sales01');
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pages/index/apply');

    const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
    await tabs.first().waitFor();
    expect(await tabs.locator('.tab-words').allInnerTexts()).toEqual(['协同', '工作台', '首页', '我的']);
    const paths = ['/pages/index/workFlow', '/pages/index/apply', '/pages/index/index', '/pages/index/my'];
    for (const [index, path] of paths.entries()) {
      await tabs.nth(index).click();
      await page.waitForURL(`**${path}`);
      expect(await tabs.nth(index).getAttribute('aria-current')).toBe('page');
    }
    await page.reload({ waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe('/pages/index/my');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('is told about a wrong password and keeps what was typed', async () => {
    const { page, open, leave } = await house.visit();
    await open('/pages/login/index');
    await page.getByLabel('账号').fill('sales01');
    await page.getByLabel('密码', { exact: true }).fill('wrong');
    await answered(page, '账号或密码错误', () => press(page, '登录'));
    expect(await page.getByLabel('账号').inputValue()).toBe('sales01');
    await leave();
  });

  it('without menus is rejected with the words of the specification, and the token is removed', async () => {
    const { page, open, leave } = await house.visit();
    await open('/pages/login/index');
    await page.getByLabel('账号').fill('nomenu');
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('您的权限不足，请联系管理员').waitFor();
    await page.waitForTimeout(800);
    expect(new URL(page.url()).pathname).toBe('/pages/login/index');
    expect(await page.evaluate(stored('token'))).toBeNull();
    await leave();
  });
});

describe('a session', () => {
  it('that ended says so, goes to login, and comes back to where the person was', async () => {
    const { page, signIn, open, leave } = await house.visit();
    await signIn('sales01');
    await open('/pages/file/index');
    await page.evaluate(
      `localStorage.setItem('token', localStorage.getItem('token').replace(/.{4}"?$/, (end) => end.endsWith('"') ? 'AAA"' : 'AAAA'))`,
    );
    await page.reload();
    await page.getByText('Token验证失败').waitFor();
    await page.waitForURL('**/pages/login/index*');
    for (const key of ['token', 'userInfo', 'permissionList'])
      expect(await page.evaluate(stored(key))).toBeNull();
    await page.getByLabel('账号').fill('sales01');
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/pages/file/index');
    await leave();
  });

  it('ends with signing out', async () => {
    const { page, signIn, open, leave } = await house.visit();
    await signIn('ops01');
    await open('/pages/index/my');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL('**/pages/login/index');
    await open('/pages/index/my');
    await page.waitForURL('**/pages/login/index*');
    await leave();
  });
});

describe('paths', () => {
  it('of screens that are not built yet answer with the not-found screen, and nothing links to them', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(desktop);
    await signIn('sales01');
    const links = await page.getByRole('main').getByRole('link').all();
    for (const link of links)
      expect(await link.getAttribute('href')).not.toMatch(/apply\/(externalLink|order|PACUCCustom)/);
    await open('/pages/apply/externalLink/index');
    await page.getByRole('heading', { name: '暂无此页面' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
