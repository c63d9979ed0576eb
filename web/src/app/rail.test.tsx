import { menuType } from '@fairway/contract/permission.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useBadge } from '../messages/badge-store.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, menuHeading, menuPage } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';

const rail = page.getByRole('navigation', { name: '主导航' });
const links = () => rail.getByRole('link');
const names = () =>
  links()
    .elements()
    .map((link) => link.querySelector('.rail-words')?.textContent);
const formPath = '/pages/apply/dynamicModel/index?modelId=truck';
const user = {
  ...currentUser,
  menuList: [
    menuHeading('office', '日常办公', [menuPage('myFiles', '我的文件', '/pages/file/index')]),
    menuHeading('forms', '业务表单', [
      { ...menuPage('truck', '派车单', formPath), type: menuType.form },
      { ...menuPage('visit', '拜访记录', formPath.replace('truck', 'visit')), type: menuType.form },
    ]),
  ],
};
const answers = {
  'GET /api/app/Data': [success({ list: [] })],
};

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

test('the four tabs, then the whole menu by its headings; the open entry is marked', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await expect.poll(names).toEqual(['协同', '工作台', '消息', '我的', '我的文件', '派车单', '拜访记录']);
  await links().filter({ hasText: '我的文件' }).click();
  await expect.poll(place).toBe('/pages/file/index');
  await expect.element(links().filter({ hasText: '我的文件' })).toHaveAttribute('aria-current', 'page');
  await expect.element(links().filter({ hasText: '工作台' })).toHaveAttribute('aria-current', 'true');
  await expect
    .element(page.getByRole('navigation', { name: '所在页面' }))
    .toHaveTextContent('工作台我的文件');
});

test('of two forms only the open one is marked', async () => {
  await openApp(formPath, { user, answers });
  await expect.element(links().filter({ hasText: '派车单' })).toHaveAttribute('aria-current', 'page');
  await expect.element(links().filter({ hasText: '拜访记录' })).not.toHaveAttribute('aria-current');
});

test('a heading folds its entries and stays so; so does the whole rail', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await page.getByRole('button', { name: '业务表单' }).click();
  await expect.poll(names).toEqual(['协同', '工作台', '消息', '我的', '我的文件']);
  await page.getByRole('button', { name: '收起菜单' }).click();
  const width = () => rail.element().getBoundingClientRect().width;
  await expect.poll(width).toBeLessThan(80);
  // Without words the icons still have names, also those below a folded heading.
  await expect.element(rail.getByRole('link', { name: '派车单' })).toBeVisible();
  await cleanup();
  await openApp('/pages/index/apply', { user, answers });
  await expect.element(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(width).toBeGreaterThan(180);
  await page.getByRole('button', { name: '业务表单' }).click();
  await expect.poll(names).toContain('派车单');
});

test('G and a letter goes to a tab', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await expect.element(links().first()).toBeVisible();
  await userEvent.keyboard('gm');
  await expect.poll(place).toBe('/pages/index/index');
  await userEvent.keyboard('ga');
  await expect.poll(place).toBe('/pages/index/apply');
});

test('unread messages stand on the rail and in the bar', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await expect.poll(names).toContain('消息');
  useBadge.setState({ badgeNum: 7 });
  await expect.element(links().filter({ hasText: '消息' })).toHaveTextContent('消息77 条未读');
  await expect.element(page.getByRole('link', { name: '消息，7 条未读' })).toBeVisible();
  useBadge.setState({ badgeNum: 0 });
});

test('the person has a menu of their own', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await page.getByRole('button', { name: /王小明.*个人菜单/ }).click();
  await page.getByRole('menuitem', { name: '设置' }).click();
  await expect.poll(place).toBe('/pages/my/settings/index');
});

test.each(['light', 'dark'] as const)('%s: axe finds nothing, folded or not', async (theme) => {
  chooseTheme(theme);
  await openApp('/pages/index/apply', { user, answers });
  await expect.poll(names).toContain('派车单');
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.element(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await page.getByRole('button', { name: '展开菜单' }).click();
});
