import type { OnlineSession } from '@fairway/contract/online-sessions.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';

const screen = '/pages/system/sessions';
const calls = {
  list: 'POST /api/system/OnlineSessions/List',
  end: 'POST /api/system/OnlineSessions/End',
  endAll: (userId: string) => `POST /api/system/OnlineSessions/People/${userId}/End`,
};
const windows = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
const session = (changes: Partial<OnlineSession> = {}): OnlineSession => ({
  ...{ id: 's1', userId: 'u2', account: 'lin.xiao', realName: '林晓', isExternal: false, headIcon: '' },
  ...{ isAdministrator: false, client: 'pc', agent: windows, address: '10.0.0.8' },
  ...{ signedInAt: Date.UTC(2026, 10, 15, 1), lastSeenAt: Date.UTC(2026, 10, 15, 3) },
  ...{ isCurrent: false, canEnd: true },
  ...changes,
});
const mine = session({ id: 's2', userId: 'u1', realName: '王小明', isCurrent: true, canEnd: false });
const listOf = (...list: OnlineSession[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const openSessions = (path = screen, answers: Record<string, Answer[]> = {}, buttons = ['btn_end']) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('onlineSession', buttons)] },
    answers: { [calls.list]: [listOf(session(), mine)], ...answers },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone a card says who uses what, opens, and is ended after a question', async () => {
  const room = await openSessions(screen, { [calls.end]: [success({ count: 1 })] });
  await expect.element(page.getByText('Chrome · Windows · 电脑端').first()).toBeVisible();
  await expect.element(page.getByText('当前会话')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByText('林晓').last().click();
  await expect.poll(place).toBe(`${screen}?id=s1`);
  await expect.element(page.getByText('10.0.0.8', { exact: true })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '强制下线' }).click();
  const question = page.getByRole('alertdialog', { name: '让 林晓 的“Chrome · Windows”下线？' });
  await question.getByRole('button', { name: '强制下线' }).click();
  await expect.element(page.getByText('已下线 1 个会话')).toBeVisible();
  expect(bodyOf((await room.heard(calls.end))[0])).toEqual({ ids: ['s1'] });
  await expect.poll(place).toBe(screen);
});

test('on a desk they are a table narrowed by the address, and several are ended together', async () => {
  await page.viewport(1440, 900);
  const room = await openSessions(`${screen}?f.who=u2&f.client=pc&keyword=lin&sidx=signedInAt&sort=asc`, {
    [calls.end]: [refused(404, '此条数据不存在'), success({ count: 1 })],
  });
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({
      keyword: 'lin',
      filters: { userId: 'u2', client: 'pc' },
      sidx: 'signedInAt',
      sort: 'asc',
    });
  await expect.element(page.getByRole('gridcell', { name: '王小明' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '全选' }).click();
  const end = async () => {
    await page.getByRole('button', { name: '强制下线' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '强制下线' }).click();
  };
  await end();
  await expect.element(page.getByText('此条数据不存在')).toBeVisible();
  await end();
  await expect.element(page.getByText('已下线 1 个会话')).toBeVisible();
  // The own one was ticked as well: it is left out.
  expect(bodyOf((await room.heard(calls.end))[1])).toEqual({ ids: ['s1'] });
});

test('somebody is signed out everywhere, oneself everywhere else', async () => {
  await page.viewport(1440, 900);
  const room = await openSessions(`${screen}?id=s1`, {
    [calls.endAll('u2')]: [success({ count: 3 })],
    [calls.endAll('u1')]: [success({ count: 2 })],
  });
  await page.getByRole('button', { name: '下线其全部设备' }).click();
  await page
    .getByRole('alertdialog', { name: '让 林晓 在所有设备上下线？' })
    .getByRole('button')
    .last()
    .click();
  await expect.element(page.getByText('已下线 3 个会话')).toBeVisible();
  await page.getByRole('gridcell', { name: '王小明' }).click();
  await page.getByRole('button', { name: '下线我的其他设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '下线我的其他设备' }).click();
  await expect.element(page.getByText('已下线 2 个会话')).toBeVisible();
  expect(await room.heard(calls.endAll('u1'))).toHaveLength(1);
});

test('what another administrator ended is gone at once', async () => {
  await page.viewport(1440, 900);
  const room = await openSessions(screen, { [calls.list]: [listOf(session(), mine), listOf(mine)] });
  await expect.element(page.getByRole('gridcell', { name: '林晓' })).toBeVisible();
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await room.sockets({ say: { method: 'onlineSessionsChanged' } });
  await expect.element(page.getByRole('gridcell', { name: '林晓' })).not.toBeInTheDocument();
});

test('without the button nothing can be ended, and without the module nothing is seen', async () => {
  await openSessions(`${screen}?id=s1`, {}, []);
  await expect.element(page.getByText('10.0.0.8', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '强制下线' })).not.toBeInTheDocument();
});

test('who may not see them is told so', async () => {
  await openSessions(screen, { [calls.list]: [refused(403, '暂无权限，请联系管理员')] });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
