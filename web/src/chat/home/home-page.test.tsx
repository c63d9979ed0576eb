import type { InitMessage } from '@fairway/contract/live.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, userInfo } from '../../testing/people.ts';
import type { Room } from '../../testing/room.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { noteAnswer, noteSilence } from '../../wire/reachability.ts';
import { conversations, listCall, pageOf } from '../list/testing/answers.ts';

const home = '/pages/index/index';
const answers = { [listCall]: [pageOf(conversations)] };
const customer = { ...currentUser, userInfo: { ...userInfo, userKind: 'customer' as const } };

const greeting: InitMessage = {
  method: 'initMessage',
  userId: 'u1',
  onlineUsers: ['sales02'],
  unreadNums: [],
  mutedConversations: [],
  toDoCount: 0,
  ...{ noticeDefaultText: '', noticeDefaultTime: null, messageDefaultText: '', messageDefaultTime: null },
  ...{ unreadNoticeCount: 0, unreadMessageCount: 0, unreadSystemMessageCount: 0, unreadScheduleCount: 0 },
  unreadTotalCount: 0,
  unsettledCount: 0,
};
const greet = async (room: Room, changes: Partial<InitMessage>) => {
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await room.sockets({ say: { ...greeting, ...changes } });
};

afterEach(() => page.viewport(390, 844));

test('the greeting, the day and the last sign-in stand small above the messages', async () => {
  await openApp(home, { answers });
  await expect.element(page.getByText(/好，王小明$/)).toBeVisible();
  await expect.element(page.getByText(/^\d{4}年\d+月\d+日星期.$/)).toBeVisible();
  await expect.element(page.getByText('上次登录 2026-11-14 09:30')).toBeVisible();
  const head = document.querySelector('.home-head')?.getBoundingClientRect();
  expect(head?.height).toBeLessThan(140);
});

test('somebody new is greeted as such', async () => {
  const user = { ...currentUser, userInfo: { ...userInfo, prevLoginTime: null } };
  await openApp(home, { answers, user });
  await expect.element(page.getByText('这是您第一次登录')).toBeVisible();
});

test('a company may switch the last sign-in off', async () => {
  const user = { ...currentUser, userInfo: { ...userInfo, prevLogin: 0 as const } };
  await openApp(home, { answers, user });
  await expect.element(page.getByText('钱雨薇')).toBeVisible();
  await expect.element(page.getByText(/上次登录|第一次登录/)).not.toBeInTheDocument();
});

test('without a network it does not say that there are no in-site messages', async () => {
  await openApp(home, { answers });
  await expect.element(page.getByRole('button', { name: /站内消息 暂无消息/ })).toBeVisible();
  noteSilence();
  await expect.element(page.getByRole('button', { name: /站内消息 网络不可用/ })).toBeVisible();
  noteAnswer();
  await expect.element(page.getByRole('button', { name: /站内消息 暂无消息/ })).toBeVisible();
});

test('in-site messages say what came last and how many are unread, and lead to them', async () => {
  const room = await openApp(home, { answers });
  await expect.element(page.getByRole('button', { name: /站内消息 暂无消息/ })).toBeVisible();
  await greet(room, {
    unreadTotalCount: 120,
    messageDefaultText: '您的请假申请已通过',
    messageDefaultTime: Date.now() - 120_000,
  });
  const row = page.getByRole('button', { name: /站内消息/ });
  await expect.poll(() => row.element().textContent).toMatch(/您的请假申请已通过/);
  await expect.poll(() => row.element().textContent).toMatch(/2 分钟前/);
  await expect.element(row.getByText('99+')).toBeVisible();
  await row.click();
  await expect.poll(place).toBe('/pages/message/message/index');
});

test('contacts are for members of the company', async () => {
  await openApp(home, { answers });
  await page.getByRole('button', { name: /通讯录/ }).click();
  await expect.poll(place).toBe('/pages/index/contacts');
});

test('a customer sees neither contacts nor a way to begin a group', async () => {
  await openApp(home, { answers: { [listCall]: [pageOf([])] }, user: customer });
  await expect.element(page.getByText('业务人员联系您后，会话会出现在这里')).toBeVisible();
  await expect.element(page.getByText('通讯录')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '发起' }).click();
  await expect.element(page.getByRole('menuitem', { name: '扫一扫' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '发起群聊' })).not.toBeInTheDocument();
});

test('the plus begins a group; the search box leads to the search', async () => {
  await openApp(home, { answers });
  await page.getByRole('button', { name: '发起' }).click();
  await page.getByRole('menuitem', { name: '发起群聊' }).click();
  await expect.poll(place).toBe('/pages/message/group/create');
  history.back();
  await page.getByRole('link', { name: '搜索联系人、会话和聊天记录' }).click();
  await expect.poll(place).toBe('/pages/message/search/index');
});

test('a row opens the chat as a screen of its own on a phone', async () => {
  await openApp(home, { answers });
  await page.getByRole('button', { name: /^在线 钱雨薇/ }).click();
  await expect
    .poll(place)
    .toBe(
      `/pages/message/im/index?${new URLSearchParams({ name: '钱雨薇', formUserId: 'sales02', headIcon: '' })}`,
    );
});

test('a link made on a desk opens the chat on a phone', async () => {
  await openApp(`${home}?id=sales02&seq=4`, { answers });
  await expect.poll(place).toMatch(/^\/pages\/message\/im\/index\?name=&formUserId=sales02&headIcon=&seq=4$/);
});

test('on a desk the chat stands beside the list, the URL says which, and the keys walk', async () => {
  await page.viewport(1440, 900);
  await openApp(home, { answers });
  await expect.element(page.getByText('选择一个会话，开始聊天')).toBeVisible();
  await page.getByRole('button', { name: /^在线 钱雨薇/ }).click();
  await expect.poll(place).toBe(`${home}?id=sales02`);
  await expect.element(page.getByRole('button', { name: /^在线 钱雨薇/ })).toHaveAttribute('aria-current');
  await page.getByRole('button', { name: /^海运组/ }).click();
  await expect.poll(place).toBe(`${home}?id=c-sea`);
  (page.getByRole('button', { name: /^海运组/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/钱雨薇/);
  await userEvent.keyboard('/');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/搜索/);
  await userEvent.keyboard('{Tab}');
  (page.getByRole('button', { name: /^海运组/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(place).toBe(home);
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each([
    ['full', pageOf(conversations), '海运组'],
    ['empty', pageOf([]), '还没有会话'],
    ['refused', refused(500, '系统异常'), '加载失败'],
  ] as const)('axe finds nothing on the home tab, %s, and nothing overflows', async (_, answer, words) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openApp(home, { answers: { [listCall]: [answer] } });
    await expect.element(page.getByText(words).first()).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
