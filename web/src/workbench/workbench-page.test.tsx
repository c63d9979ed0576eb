import { type MenuEntry, menuType } from '@fairway/contract/permission.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, menuHeading, menuPage } from '../testing/people.ts';
import { sessionToken } from '../wire/session-store.ts';

const withMenus = (...menuList: typeof currentUser.menuList) => ({ ...currentUser, menuList });

test('a greeting, and the entries whose screens are built, below their headings', async () => {
  const unbuilt = menuHeading('boards', '看板', [
    menuPage('sales', '销售看板', '/pages/apply/externalLink/index'),
  ]);
  await openApp('/pages/index/apply', { user: withMenus(...currentUser.menuList, unbuilt) });
  await expect.element(page.getByText(/好，王小明$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '日常办公' })).toBeVisible();
  await expect.element(page.getByText('看板', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('销售看板')).not.toBeInTheDocument();
  await page.getByRole('link', { name: '我的文件' }).click();
  await expect.poll(place).toBe('/pages/file/index');
});

test.each([
  ['04:59', '您好'],
  ['05:00', '早上好'],
  ['11:00', '中午好'],
  ['13:00', '下午好'],
  ['18:00', '晚上好'],
  ['00:00', '您好'],
])('at %s on the wall of the company it says %s', async (clock, greeting) => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-16T${clock}+08:00`));
  onTestFinished(() => now.mockRestore());
  await openApp('/pages/index/apply');
  await expect.element(page.getByText(`${greeting}，王小明`, { exact: true })).toBeVisible();
});

test('pages that stand beside the headings have one of their own', async () => {
  const log = menuPage('b', '操作日志', '/pages/system/log');
  await openApp('/pages/index/apply', { user: withMenus(log) });
  await expect.element(page.getByRole('heading', { name: '其他功能' })).toBeVisible();
});

test('a form of the company is an entry too, and opens as itself', async () => {
  const path = '/pages/apply/dynamicModel/index?modelId=visit';
  const form = { ...menuPage('visit', '拜访记录', path), type: menuType.form };
  await openApp('/pages/index/apply', { user: withMenus(form) });
  await page.getByRole('link', { name: '拜访记录' }).click();
  await expect.poll(place).toBe(path);
});

test('with nothing to open it says so', async () => {
  await openApp('/pages/index/apply', {
    user: withMenus(menuPage('a', '运价', '/pages/apply/externalLink/index')),
  });
  await expect.element(page.getByText('暂无可用功能')).toBeVisible();
});

test('entries that bring an English name are called by it in English', async () => {
  await chooseLanguage('en');
  const inEnglish = (menu: MenuEntry, enName: string) => ({
    ...menu,
    propertyJson: JSON.stringify({ enName }),
  });
  const files = inEnglish(menuPage('myFiles', '我的文件', '/pages/file/index'), 'My files');
  const ours = menuPage('log', '我们的日志', '/pages/system/log');
  await openApp('/pages/index/apply', {
    user: withMenus(inEnglish(menuHeading('office', '日常办公', [files, ours]), 'Office')),
  });
  await expect.element(page.getByRole('link', { name: '我们的日志' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My files' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Office' })).toBeVisible();
});

test('a person whose last menu was taken away is told and led to login', async () => {
  const room = await openApp('/pages/index/my');
  await expect.element(page.getByText('王小明')).toBeVisible();
  await room.answer('GET /api/oauth/CurrentUser', success({ ...currentUser, menuList: [] }));
  const { queryClient } = await import('../wire/query-client.ts');
  await queryClient.invalidateQueries();
  await expect
    .poll(() => document.querySelector('.toast:popover-open')?.textContent)
    .toBe('您的权限不足，请联系管理员');
  await expect.poll(sessionToken).toBe('');
  await expect.poll(place).toMatch(/^\/pages\/login\/index/);
});

test('an expired session at the start: the words, then login, then back', async () => {
  const expired = { 'GET /api/oauth/CurrentUser': [refused(600, '登录过期,请重新登录')] };
  await openApp('/pages/index/index', { answers: expired });
  await expect.poll(place).toBe('/pages/login/index?redirect=%2Fpages%2Findex%2Findex');
});

test('a link to outside opens there, and nothing runs that is no address', async () => {
  const link = (id: string, fullName: string, urlAddress: string) => ({
    ...{ ...menuPage(id, fullName, urlAddress), type: menuType.link, linkTarget: '_blank' },
  });
  const user = withMenus(
    link('customs', '海关', 'https://customs.example/'),
    link('bad', '坏', 'javascript:alert(1)'),
  );
  await openApp('/pages/index/apply', { user });
  const shown = page.getByRole('link', { name: '海关' });
  await expect.element(shown).toHaveAttribute('href', 'https://customs.example/');
  await expect.element(shown).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText('坏')).not.toBeInTheDocument();
});

test('who has a menu in two systems switches between them', async () => {
  const system = (id: string, name: string, currentSystem: boolean) => ({
    ...{ id, name, currentSystem, icon: 'box', description: '', navigationIcon: '', workLogoIcon: '' },
  });
  const systemIds = [system('fairway', '货代系统', true), system('store', '仓储系统', false)];
  const room = await openApp('/pages/index/apply', {
    user: { ...currentUser, userInfo: { ...currentUser.userInfo, systemIds } },
    answers: { 'PUT /api/permission/Users/Current/major': [success(null)] },
  });
  await page.getByRole('button', { name: /货代系统.*切换系统/ }).click();
  await page.getByRole('menuitem', { name: '仓储系统' }).click();
  await expect.element(page.getByText('已切换到“仓储系统”')).toBeVisible();
  const [heard] = await room.heard('PUT /api/permission/Users/Current/major');
  expect(JSON.parse(heard?.body ?? '')).toEqual({ majorId: 'store', majorType: 'System', menuType: 1 });
});
