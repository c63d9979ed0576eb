import { listAudit } from '@fairway/contract/system.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { noteAnswer, noteSilence } from '../wire/reachability.ts';

const user = { ...currentUser, permissionList: [grants('auditLog', ['btn_detail'])] };
const call = `GET ${listAudit.path}`;
const entry = {
  id: '1',
  at: 0,
  userId: '',
  account: 'admin',
  realName: '',
  name: 'x',
  target: '目标',
  requestId: '',
};

test('without network a quiet banner, and which time the rows are of; when it is back, it goes', async () => {
  const rows = success({ list: [entry], pagination: { currentPage: 1, pageSize: 20, total: 1 } });
  await openApp('/pages/system/log', { user, answers: { [call]: [rows] } });
  await expect.element(page.getByText('目标')).toBeVisible();
  expect(document.querySelector('.offline-banner')).toBeNull();
  noteSilence();
  await expect.element(page.getByText(/网络不可用，显示的是 \d\d:\d\d 的数据/)).toBeVisible();
  expect(document.querySelector('.toast:popover-open')).toBeNull();
  noteAnswer();
  await expect.element(page.getByText(/网络不可用/)).not.toBeInTheDocument();
});

test('a screen that shows no data only says that there is no network', async () => {
  await openApp('/pages/index/my', { user });
  await expect.element(page.getByText('王小明')).toBeVisible();
  noteSilence();
  await expect.element(page.getByText('网络不可用', { exact: true })).toBeVisible();
  noteAnswer();
  await expect.element(page.getByText(/网络不可用/)).not.toBeInTheDocument();
});

test('a list that could not be loaded comes by itself once the server answers', async () => {
  const answers = { [call]: [{ drop: true }], 'GET /api/health': [{ drop: true }] };
  const room = await openApp('/pages/system/log', { user, answers });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await expect.element(page.getByText(/网络不可用/)).toBeVisible();
  await room.answer(call, success({ list: [entry], pagination: { currentPage: 1, pageSize: 20, total: 1 } }));
  await room.answer('GET /api/health', { json: { code: 200, msg: 'Success', data: {} } });
  await expect.element(page.getByText('目标')).toBeVisible();
  await expect.element(page.getByText(/网络不可用/)).not.toBeInTheDocument();
});

test('a screen opened without network says so at once and comes by itself when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const answers = { [call]: [{ drop: true }], 'GET /api/health': [{ drop: true }] };
  const room = await openApp('/pages/system/log', { user, answers });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await room.answer(call, success({ list: [entry], pagination: { currentPage: 1, pageSize: 20, total: 1 } }));
  await room.answer('GET /api/health', success({}));
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('目标')).toBeVisible();
});
