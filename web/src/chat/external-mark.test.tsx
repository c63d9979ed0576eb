import { conversationOf } from '@fairway/domain/chat/testing/conversations.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, userInfo } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { listCall, pageOf } from './list/testing/answers.ts';
import { direct, entry, group, mine, peer } from './testing/conversations.ts';
import { base, emptyOutbox, openChat } from './testing/open-chat.ts';

/** A customer who is called as the general manager is. */
const client = { id: 'client01', realName: '顾远航', account: 'client01', headIcon: '', isExternal: true };
const theirs = (seq: number) =>
  entry(seq, {
    ...{ conversationId: 'g1', sendUserId: client.id, sendUserName: client.realName, isExternal: true },
  });
const withClient = { ...group, members: [...group.members, { ...client, isOwner: false }] };
const marks = () => [...document.querySelectorAll('.external-mark')].map((mark) => mark.textContent);

beforeEach(emptyOutbox);
afterEach(async () => {
  await page.viewport(390, 844);
  chooseTheme('light');
  await chooseLanguage('zh-CN');
});

test('the list says which conversations are with customers, however long their names are', async () => {
  const long = '顾远航'.repeat(10);
  const rows = [
    conversationOf({ id: 'c1', peerId: 'client01', name: long, isExternal: true, last: entry(1) }),
    conversationOf({ id: 'c2', peerId: 'gm01', name: '顾远航', last: entry(1) }),
    conversationOf({ id: 'g1', kind: 'group', peerId: '', name: '出口组', last: theirs(3) }),
  ];
  await openApp('/pages/index/index', { answers: { [listCall]: [pageOf(rows)] } });
  await expect.element(page.getByText('顾远航（外部）：第3句')).toBeVisible();
  expect(marks()).toEqual(['外部']);
  const { left, right } = document.querySelector('.external-mark')?.getBoundingClientRect() ?? new DOMRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThanOrEqual(390);
  await expect.element(page.getByText('外部', { exact: true })).toBeVisible();
});

test('a conversation with a customer says so at its head', async () => {
  const detail = { ...direct, peerId: client.id, name: client.realName, isExternal: true };
  await openChat({ detail, list: [entry(1, { ...theirs(1), conversationId: 'c1' })] });
  await expect.element(page.getByText('第1句')).toBeVisible();
  expect(marks()).toEqual(['外部']);
  expect(document.querySelector('.nav-bar .external-mark')).not.toBeNull();
});

test('in a group a customer is marked above what they said, in quotes, among readers and when one names them', async () => {
  const list = [theirs(1), entry(2, { conversationId: 'g1' }), mine(3, { conversationId: 'g1', replyTo: 1 })];
  const readers = success({ read: [client], unread: [{ ...peer, isExternal: false }] });
  await openChat({
    detail: { ...withClient, lastSeq: 3 },
    ...{ list, answers: { [`GET ${base}/g1/messages/3/readers`]: [readers] } },
  });
  await expect.element(page.getByRole('article', { name: /^顾远航（外部）/ })).toBeVisible();
  const names = [...document.querySelectorAll('.said-name')].map((name) => name.textContent);
  expect(names).toEqual(['顾远航 外部', '李雷']);
  await expect.element(page.getByText('顾远航（外部）：第1句')).toBeVisible();

  await page.getByRole('button', { name: '1 人已读' }).click();
  const sheet = page.getByRole('dialog', { name: '已读情况' });
  await expect.element(sheet.getByText('外部', { exact: true })).toBeVisible();
  const people = [...document.querySelectorAll('.readers li')].map((person) => person.textContent);
  expect(people).toEqual([expect.stringMatching(/顾远航 外部$/), expect.stringMatching(/李雷$/)]);
  await userEvent.keyboard('{Escape}');

  await page.getByRole('textbox').fill('@');
  await expect.element(page.getByRole('option', { name: '顾远航 外部' })).toBeVisible();
  const options = [...document.querySelectorAll('.mention-option')].map((option) => option.textContent);
  expect(options.filter((option) => option?.includes('外部'))).toHaveLength(1);
});

test.each(['light', 'dark'] as const)('members of a group, %s', async (theme) => {
  chooseTheme(theme);
  await chooseLanguage('en');
  await openApp('/pages/message/group/index?id=g1', {
    answers: { [`GET ${base}/g1`]: [success(withClient)] },
  });
  await expect.element(page.getByRole('button', { name: '顾远航 External' })).toBeVisible();
  expect(marks()).toEqual(['External']);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
});

test('customers are not told what they are', async () => {
  const user = {
    ...currentUser,
    userInfo: { ...userInfo, userKind: 'customer' as const, isExternal: true },
  };
  await openChat({ user, detail: withClient, list: [theirs(1), entry(2, { conversationId: 'g1' })] });
  await expect.element(page.getByText('第2句')).toBeVisible();
  expect(marks()).toEqual([]);
});
