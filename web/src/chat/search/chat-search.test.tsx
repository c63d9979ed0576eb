import { entryOf } from '@fairway/domain/chat/testing/conversations.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { userTree } from '../../testing/company.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, userInfo } from '../../testing/people.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { listCall, pageOf, qian, seaGroup } from '../list/testing/answers.ts';

const path = '/pages/message/search/index';
const searchCall = 'GET /api/message/search';
const found = (seq: number, content: string) => ({
  message: entryOf(seq, { conversationId: 'c-sea', content, sendUserName: '周至', sendUserId: 'ops01' }),
  conversation: { id: 'c-sea', kind: 'group', peerId: '', name: '海运组', headIcon: '' },
});
const answers = {
  'GET /api/permission/Users/Selector': [success({ list: userTree })],
  [listCall]: [pageOf([seaGroup])],
  [searchCall]: [
    success({
      list: [found(30, `${'开头很长'.repeat(9)}周报在这里`), found(12, '周五\n开船')],
      hasMore: true,
    }),
    success({ list: [found(3, '上周')], hasMore: false }),
  ],
};
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

afterEach(() => page.viewport(390, 844));

test('people, conversations and messages, with what was found marked, page by page', async () => {
  const room = await openApp(path, { answers });
  await expect.element(page.getByText('输入姓名、会话名称或聊天内容')).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await page.getByRole('searchbox').fill('周');
  await expect.poll(place).toBe(`${path}?keyword=${encodeURIComponent('周')}`);
  await expect.element(page.getByRole('heading', { name: '联系人' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /周子涵/ })).toBeVisible();
  await expect.element(page.getByText(/^周至：…/)).toBeVisible();
  await expect.poll(marks).toEqual(['周', '周', '周', '周']);
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect.element(page.getByText(/上/)).toBeVisible();
  const asked = (await room.heard(searchCall)).map(({ query }) => new URLSearchParams(query).get('before'));
  expect(asked).toEqual([null, 'm12']);
});

test('a message opens its chat at its place; somebody found opens the chat with them', async () => {
  await openApp(`${path}?keyword=${encodeURIComponent('周')}`, { answers });
  await page.getByRole('button', { name: /周五 开船/ }).click();
  await expect.poll(place).toMatch(/formUserId=c-sea&headIcon=&seq=12$/);
  history.back();
  await page.getByRole('button', { name: /周子涵/ }).click();
  await expect.poll(place).toMatch(/formUserId=sales01/);
});

test('on a desk it opens beside the list', async () => {
  await page.viewport(1440, 900);
  await openApp(`${path}?keyword=${encodeURIComponent('周')}`, { answers });
  await page.getByRole('button', { name: /周五 开船/ }).click();
  await expect.poll(place).toBe('/pages/index/index?id=c-sea&seq=12');
});

test('in one conversation only what was said there', async () => {
  const room = await openApp(`${path}?conversationId=c-sea`, { answers });
  await expect.element(page.getByRole('heading', { name: '查找聊天记录' })).toBeVisible();
  await page.getByRole('searchbox').fill('周');
  await expect.element(page.getByRole('button', { name: /^周至.*周五 开船/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '联系人' })).not.toBeInTheDocument();
  const [first] = await room.heard(searchCall);
  expect(new URLSearchParams(first?.query).get('conversationId')).toBe('c-sea');
});

test('nothing found, and nothing answered', async () => {
  const nothing = success({ list: [], hasMore: false });
  const room = await openApp(`${path}?keyword=zzz`, {
    answers: { ...answers, [listCall]: [pageOf([])], [searchCall]: [nothing] },
  });
  await expect.element(page.getByText('没有找到“zzz”')).toBeVisible();
  await room.answer(searchCall, refused(500, '系统异常'));
  await page.getByRole('searchbox').fill('周');
  await expect.element(page.getByText('加载失败')).toBeVisible();
});

test('a customer finds no colleagues', async () => {
  const user = { ...currentUser, userInfo: { ...userInfo, userKind: 'customer' as const } };
  const room = await openApp(`${path}?keyword=${encodeURIComponent('周')}`, { answers, user });
  await expect.element(page.getByText(/周五/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '联系人' })).not.toBeInTheDocument();
  expect(await room.heard('GET /api/permission/Users/Selector')).toEqual([]);
});

describe.each([
  ['light', 390, 844],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openApp(`${path}?keyword=${encodeURIComponent('周')}`, {
      answers: { ...answers, [listCall]: [pageOf([qian, seaGroup])] },
    });
    await expect.element(page.getByText(/周五/)).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
