import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, userInfo } from '../testing/people.ts';

test('the greeting, the company, the day and the last sign-in', async () => {
  await openApp('/pages/index/index');
  await expect.element(page.getByText(/好，王小明$/)).toBeVisible();
  await expect.element(page.getByText('远航国际物流集团', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^\d{4}年\d+月\d+日星期.$/)).toBeVisible();
  await expect.element(page.getByText('上次登录 2026-11-14 09:30')).toBeVisible();
  await expect.element(page.getByText('暂无消息')).toBeVisible();
});

test('somebody new is greeted as such', async () => {
  await openApp('/pages/index/index', {
    user: { ...currentUser, userInfo: { ...userInfo, prevLoginTime: null } },
  });
  await expect.element(page.getByText('这是您第一次登录')).toBeVisible();
});

test('a company may switch the last sign-in off', async () => {
  await openApp('/pages/index/index', { user: { ...currentUser, userInfo: { ...userInfo, prevLogin: 0 } } });
  await expect.element(page.getByText('暂无消息')).toBeVisible();
  await expect.element(page.getByText(/上次登录|第一次登录/)).not.toBeInTheDocument();
});
