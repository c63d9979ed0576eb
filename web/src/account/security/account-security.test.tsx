import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';

const at = Date.now() - 3 * 60_000;
const device = (id: string, agent: string, isCurrent = false) => ({
  id,
  agent,
  origin: 'app',
  address: '10.0.0.7',
  signedInAt: at,
  lastSeenAt: at,
  isCurrent,
});
const phone = device('s1', 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36', true);
const desk = device('s2', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36');
const tablet = device('s3', 'Mozilla/5.0 (iPad) Safari/604.1');
const devices = '/api/permission/Users/Current/Devices';
const login = (id: number) => ({ id: String(id), at, address: '10.0.0.7', agent: desk.agent });
const page1 = { list: [1, 2, 3, 4, 5].map(login), pagination: { currentPage: 1, pageSize: 5, total: 6 } };
const page2 = { list: [login(6)], pagination: { currentPage: 2, pageSize: 5, total: 6 } };
const answers = {
  [`GET ${devices}`]: [success({ list: [phone, desk, tablet] }), success({ list: [phone, tablet] })],
  [`DELETE ${devices}/s2`]: [success(null)],
  [`DELETE ${devices}`]: [success(null)],
  'GET /api/permission/Users/Current/Logins': [success(page1), success(page2)],
  'GET /api/permission/socials/login': [success([])],
};
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;

test('where I am signed in, and one of them is signed out', async () => {
  const room = await openApp('/pages/my/accountSecurity', { answers });
  await expect.element(page.getByText('Chrome · Android')).toBeVisible();
  await expect.element(page.getByText('当前设备')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome · Windows' }).first();
  await row.getByRole('button', { name: '退出该设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出该设备' }).click();
  await expect.poll(toastShown).toBe('已退出');
  expect(await room.heard(`DELETE ${devices}/s2`)).toHaveLength(1);
  await expect.poll(() => room.heard(`GET ${devices}`)).toHaveLength(2);
});

test('all others at once', async () => {
  const room = await openApp('/pages/my/accountSecurity', { answers });
  await page.getByRole('button', { name: '退出其他所有设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出该设备' }).click();
  await expect.poll(() => room.heard(`DELETE ${devices}`)).toHaveLength(1);
});

test('earlier sign-ins are shown a few at a time', async () => {
  const room = await openApp('/pages/my/accountSecurity', { answers });
  await page.getByRole('button', { name: '查看更多' }).click();
  await expect.element(page.getByRole('button', { name: '查看更多' })).not.toBeInTheDocument();
  const asked = await room.heard('GET /api/permission/Users/Current/Logins');
  expect(asked.map(({ query }) => new URLSearchParams(query).get('currentPage'))).toEqual(['1', '2']);
});

test('what is tied from outside can be untied', async () => {
  const social = { enname: 'keycloak', name: '统一认证', icon: '', logo: '' };
  const tied = { ...social, entity: { id: 'x1', socialName: 'zhou', creatorTime: at } };
  const room = await openApp('/pages/my/accountSecurity', {
    answers: {
      ...answers,
      'GET /api/permission/socials/login': [success([tied]), success([{ ...social, entity: null }])],
      'DELETE /api/permission/socials/x1': [success(null)],
    },
  });
  await page.getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click();
  await expect.element(page.getByText('未绑定', { exact: false })).toBeVisible();
  expect(await room.heard('DELETE /api/permission/socials/x1')).toHaveLength(1);
});

const deletion = 'POST /api/oauth/logoutCurrentUser';

test('an account ends with the password and two times yes', async () => {
  const room = await openApp('/pages/my/cancellation', {
    answers: { [deletion]: [refused(400, '密码错误'), success(null)] },
  });
  const remove = () => page.getByRole('button', { name: '注销账号', exact: true }).click();
  await remove();
  await expect
    .element(page.getByLabelText('密码', { exact: true }))
    .toHaveAccessibleDescription('请输入密码');
  await page.getByLabelText('密码', { exact: true }).fill('Fairway@2026');
  await remove();
  await page.getByRole('button', { name: '继续注销' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  expect(await room.heard(deletion)).toHaveLength(0);
  for (const outcome of ['密码错误', undefined]) {
    await remove();
    await page.getByRole('button', { name: '继续注销' }).click();
    await page.getByRole('button', { name: '永久注销' }).click();
    if (outcome)
      await expect.element(page.getByLabelText('密码', { exact: true })).toHaveAccessibleDescription(outcome);
  }
  await expect.poll(place).toBe('/pages/login/index');
  expect(localStorage.getItem('token')).toBeNull();
  const [sent] = await room.heard(deletion);
  expect(new URLSearchParams(sent?.body).get('password')).toBe('Fairway@2026');
});

test('an administrator is told that theirs stays', async () => {
  const user = { ...currentUser, userInfo: { ...currentUser.userInfo, isAdministrator: true } };
  await openApp('/pages/my/cancellation', { user });
  await expect.element(page.getByText('管理员账号不能注销')).toBeVisible();
  expect(page.getByLabelText('密码').elements()).toEqual([]);
});
