import { clearConversation, hideConversation } from '@fairway/contract/chat.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useBadge } from '../messages/badge-store.ts';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import type { Room } from '../testing/room.ts';
import { chatSettingsPath } from './group/paths.ts';
import { listCall, pageOf, qian } from './list/testing/answers.ts';
import { entry, greeting, group, places, received } from './testing/conversations.ts';
import { base, emptyOutbox, framesOf, greet, openChat } from './testing/open-chat.ts';

beforeEach(emptyOutbox);
afterEach(emptyOutbox);

const messages = `GET ${base}/c1/messages`;
const shown = (text: string) => page.getByText(text, { exact: true });
const readings = async (room: Room) =>
  (await framesOf(room, 'UpdateReadMessage')).map(({ seq = Number.NaN }) => seq);
const badge = () => useBadge.getState().badgeNum;
const unreadIn = (conversationId: string, unreadNum: number, lastSeq: number) => ({
  ...greeting,
  unreadNums: [
    {
      ...{ conversationId, unreadNum, lastSeq, readSeq: lastSeq - unreadNum, sendUserId: 'u2' },
      ...{ messageDefaultText: '', messageDefaultTime: 0, isMentioned: false },
    },
  ],
});

test('what came too early is not read before it is shown', async () => {
  const room = await openChat({ list: [entry(1), entry(2), entry(3)] });
  await expect.poll(() => readings(room)).toEqual([3]);
  const missing = success(places([entry(4), entry(5), entry(6)]));
  await room.answer(messages, { ...missing, held: true });
  await room.sockets({ say: received(entry(6)) });
  await expect.poll(badge).toBe(1);
  expect(await readings(room)).toEqual([3]);
  await room.release(messages);
  await expect.element(shown('第6句')).toBeVisible();
  await expect.poll(async () => (await readings(room)).at(-1)).toBe(6);
  await expect.poll(badge).toBe(0);
});

test('what came in before the line was up is fetched when its first words tell of it', async () => {
  const room = await openChat({ greeting: null, list: [entry(1), entry(2)] });
  await expect.element(shown('第2句')).toBeVisible();
  await room.answer(messages, success(places([entry(3)])));
  await greet(room, unreadIn('c1', 1, 3));
  await expect.element(shown('第3句')).toBeVisible();
  await expect.poll(async () => (await readings(room)).at(-1)).toBe(3);
  await expect.poll(badge).toBe(0);
});

test('what does not come stays unread', async () => {
  const room = await openChat({ greeting: null, list: [entry(1), entry(2)] });
  await expect.element(shown('第2句')).toBeVisible();
  await room.answer(messages, { status: 503 });
  await greet(room, unreadIn('c1', 3, 5));
  await expect.poll(async () => (await room.heard(messages)).at(-1)?.query).toBe('?after=2&limit=200');
  await expect.poll(badge).toBe(3);
  expect(Math.max(0, ...(await readings(room)))).toBeLessThanOrEqual(2);
});

test('what comes in while the messages are on their way is not read', async () => {
  const page = { ...success(places([entry(1), entry(2)])), held: true } as const;
  const room = await openChat({ answers: { [messages]: [page] } });
  await room.sockets({ say: received(entry(2)) });
  await expect.poll(badge).toBe(1);
  expect(await readings(room)).toEqual([]);
  await room.release(messages);
  await expect.element(shown('第2句')).toBeVisible();
  await expect.poll(() => readings(room)).toEqual([2]);
  await expect.poll(badge).toBe(0);
});

test('what was read on another device takes nothing from what came after the server counted', async () => {
  const room = await openApp('/pages/index/index', { answers: { [listCall]: [pageOf([qian])] } });
  const rows = () => document.querySelector('.conversation-list')?.textContent;
  await expect.poll(rows).toMatch(/2 条未读/);
  await greet(room, unreadIn(qian.id, 2, 7));
  await room.sockets({ say: received(entry(8, { conversationId: qian.id }), qian.peerId) });
  await expect.poll(badge).toBe(3);
  await room.sockets({
    say: {
      ...{ method: 'readMessage', conversationId: qian.id, userId: 'u1' },
      ...{ readSeq: 7, lastSeq: 7, unread: 0 },
    },
  });
  await expect.poll(badge).toBe(1);
  await expect.poll(rows).toMatch(/1 条未读/);
});

test('what is removed from the list is unread no more', async () => {
  const hide = `DELETE ${hideConversation.path.replace(':id', qian.id)}`;
  const room = await openApp('/pages/index/index', {
    answers: { [listCall]: [pageOf([qian])], [hide]: [success(null)] },
  });
  await greet(room, unreadIn(qian.id, 2, 7));
  await expect.poll(badge).toBe(2);
  await page.getByRole('button', { name: '“钱雨薇”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '移除' }).click();
  await expect.poll(badge).toBe(0);
});

test('what is cleared is unread no more', async () => {
  const clear = `DELETE ${clearConversation.path.replace(':id', group.id)}`;
  const room = await openApp(chatSettingsPath(group.id), {
    answers: { [`GET ${base}/${group.id}`]: [success(group)], [clear]: [success(null)] },
  });
  await greet(room, unreadIn(group.id, 4, 9));
  await expect.poll(badge).toBe(4);
  await page.getByRole('button', { name: '清空聊天记录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '清空聊天记录' }).click();
  await expect.poll(badge).toBe(0);
});
