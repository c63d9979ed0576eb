import { defaultPreferences } from '@fairway/contract/account.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refused, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const path = '/pages/my/settings/index';
const preferences = 'GET /api/permission/Users/Current/Preferences';
const saving = 'PUT /api/permission/Users/Current/Preferences';
const answers = { [preferences]: [success(defaultPreferences)], [saving]: [success(null)] };
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;

test('theme and language change the page on the spot', async () => {
  await openApp(path, { answers });
  await page.getByRole('radio', { name: '深色' }).click({ force: true });
  expect(document.documentElement.dataset.theme).toBe('dark');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a kind of notification is turned off at once, and on again when the server refuses', async () => {
  const room = await openApp(path, { answers });
  const chat = page.getByRole('switch', { name: '聊天消息' });
  await chat.click();
  await expect.element(chat).not.toBeChecked();
  await expect.poll(() => room.heard(saving)).toHaveLength(1);
  const [sent] = await room.heard(saving);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ notifications: { chat: false, workflow: true } });
  await room.answer(saving, refused(400, '保存失败'));
  await page.getByRole('switch', { name: '日程提醒' }).click();
  await expect.poll(toastShown).toBe('保存失败');
  await expect.element(page.getByRole('switch', { name: '日程提醒' })).toBeChecked();
});

test('without network a switch goes back to what it was, also after several changes', async () => {
  const room = await openApp(path, { answers });
  const chat = page.getByRole('switch', { name: '聊天消息' });
  const schedule = page.getByRole('switch', { name: '日程提醒' });
  await expect.element(chat).toBeChecked();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await room.answer(saving, { drop: true, held: true });
  await room.answer(preferences, { drop: true });
  await chat.click();
  await schedule.click();
  await expect.element(chat).not.toBeChecked();
  await room.answer(saving, { drop: true });
  await room.release(saving);
  // Chromium itself sends again what a kept connection dropped.
  await expect.element(chat).toBeChecked();
  await expect.element(schedule).toBeChecked();
  await expect.element(page.getByText(/刚才的操作可能没有完成/)).toBeVisible();
  expect(toastShown()).toBeUndefined();
  online.mockRestore();
});

test('quiet hours are kept with the zone of this device', async () => {
  const room = await openApp(path, { answers });
  expect(page.getByLabelText('开始').elements()).toEqual([]);
  await page.getByRole('switch', { name: '免打扰时段' }).click();
  await page.getByLabelText('开始').fill('21:30');
  // Tab would only go on to the minutes.
  (page.getByLabelText('开始').element() as HTMLElement).blur();
  await expect.poll(() => room.heard(saving)).toHaveLength(2);
  const sent = (await room.heard(saving)).at(-1);
  expect(JSON.parse(sent?.body ?? '').quietHours).toEqual({
    enabled: true,
    from: 21 * 60 + 30,
    to: 7 * 60,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('clearing the cache asks, forgets drafts and keeps the person signed in', async () => {
  localStorage.setItem('draft:form', JSON.stringify('half written'));
  await openApp(path, { answers });
  await page.getByRole('button', { name: /^清除缓存/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '清除缓存' }).click();
  await expect.poll(toastShown).toBe('缓存已清除');
  expect(localStorage.getItem('draft:form')).toBeNull();
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('the agreements are read on the spot', async () => {
  await openApp(path, { answers });
  await page.getByRole('button', { name: '《隐私政策》' }).click();
  await expect.element(page.getByRole('dialog', { name: '《隐私政策》' })).toBeVisible();
});
