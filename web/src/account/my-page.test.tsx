import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';

test('who I am, the version and the copyright', async () => {
  await openApp('/pages/index/my');
  for (const words of ['王小明', 'sales01', '远航国际物流集团/销售一部', '销售代表', '3.4.7']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText('Copyright © 2023 跨境国际物流')).toBeVisible();
});

test('a long organisation in a line of its own keeps its distance from the divider', async () => {
  const organizeName = '远航国际物流集团/华南大区/深圳分公司/海运出口事业部/销售一部';
  const user = { ...currentUser, userInfo: { ...currentUser.userInfo, organizeName } };
  await openApp('/pages/index/my', { user });
  await expect.element(page.getByText(organizeName)).toBeVisible();
  const value = page.getByText(organizeName).element();
  const row = value.parentElement?.getBoundingClientRect();
  expect((row?.bottom ?? 0) - value.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
});

test('theme and language change the page on the spot', async () => {
  await openApp('/pages/index/my');
  await page.getByRole('radio', { name: '深色' }).click({ force: true });
  expect(document.documentElement.dataset.theme).toBe('dark');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Workbench' })).toBeVisible();
});

test('signing out asks, tells the server, clears the device and leads to a plain login', async () => {
  const room = await openApp('/pages/index/my');
  const leave = page.getByRole('button', { name: '退出登录' });
  await leave.click();
  await page.getByRole('button', { name: '取消' }).click();
  expect(localStorage.getItem('token')).not.toBeNull();
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect.poll(place).toBe('/pages/login/index');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('userInfo')).toBeNull();
  const [logout] = await room.heard('GET /api/oauth/Logout');
  expect(logout?.headers.authorization).toBe('bearer test');
});
