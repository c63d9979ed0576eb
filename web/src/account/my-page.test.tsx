import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { outgoingOf } from '../chat/outbox/outbox-database.ts';
import { writeMessage } from '../chat/outbox/write-message.ts';
import { success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';
import { draftOf, keepDraft } from '../wire/drafts.ts';

test('who I am, and the way to everything that is mine', async () => {
  await openApp('/pages/index/my');
  await expect.element(page.getByText('王小明', { exact: true })).toBeVisible();
  await expect.element(page.getByText('sales01 · 远航国际物流集团/销售一部')).toBeVisible();
  const links = page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => new URL((link as HTMLAnchorElement).href));
  expect(links.map(({ pathname, search }) => pathname.replace(/^\/room-[\w-]+/, '') + search)).toEqual([
    '/pages/my/business?type=organize',
    '/pages/my/business?type=position',
    '/pages/my/subordinate',
    '/pages/my/personalData',
    '/pages/my/accountSecurity',
    '/pages/my/settings/index',
  ]);
});

test('a customer has no organisation, position or people of theirs', async () => {
  const user = { ...currentUser, userInfo: { ...currentUser.userInfo, userKind: 'customer' as const } };
  await openApp('/pages/index/my', { user });
  await expect.element(page.getByRole('link', { name: '账号安全' })).toBeVisible();
  expect(page.getByRole('link', { name: '我的组织' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: '我的下属' }).elements()).toEqual([]);
});

test('what is scanned opens on the spot', async () => {
  await openApp('/pages/index/my');
  await page.getByRole('button', { name: '扫一扫' }).click();
  await page.getByRole('button', { name: '手动输入' }).click();
  await page.getByLabelText('二维码内容').fill('SITC2311-088');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(place).toBe('/pages/my/scanResult?result=SITC2311-088');
  await expect.element(page.getByText('SITC2311-088')).toBeVisible();
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

test('whoever signs out is told what of theirs is not sent yet; it stays unless they agree', async () => {
  await openApp('/pages/index/my');
  await writeMessage('u2', { kind: 'text', text: '还没发' });
  keepDraft('a form', { title: '写到一半' });
  const leave = page.getByRole('button', { name: '退出登录' });
  await leave.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/有 1 条消息尚未发送，退出后将被删除。/)).toBeVisible();
  await expect.element(question.getByText(/有 1 份草稿尚未提交，退出后将被删除。/)).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  expect(await outgoingOf('u1')).toHaveLength(1);
  expect(draftOf('a form')).toBeDefined();
  await leave.click();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => outgoingOf('u1')).toEqual([]);
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('signed out without network: the device forgets at once, the server is told until it answers', async () => {
  const logout = 'GET /api/oauth/Logout';
  const room = await openApp('/pages/index/my');
  await page.getByRole('button', { name: '退出登录' }).click();
  await room.answer(logout, { drop: true });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect.poll(place).toBe('/pages/login/index');
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('bearer test');
  // Chromium itself sends again what a kept connection dropped: the calls are told by their pauses.
  const callsSince = async (act: () => unknown) => {
    const before = (await room.heard(logout)).length;
    await act();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (await room.heard(logout)).slice(before);
  };
  await callsSince(() => undefined);
  const comeOnline = () => dispatchEvent(new Event('online'));
  const halfAMinute = () => vi.advanceTimersByTimeAsync(30_000);
  expect(await callsSince(comeOnline)).not.toEqual([]);
  await room.answer(logout, success(null));
  const [told, ...more] = await callsSince(halfAMinute);
  expect(told?.headers.authorization).toBe('bearer test');
  expect(more).toEqual([]);
  expect(await callsSince(comeOnline)).toEqual([]);
  expect(await callsSince(halfAMinute)).toEqual([]);
  vi.useRealTimers();
});
